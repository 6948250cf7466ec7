/** FNV-1a with a final avalanche: 32 well-mixed bits of a text, the same on every machine. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The items in an order that depends on the seed and each item's own name, so that adding one moves no other. */
export function shuffled<T>(
  items: readonly T[],
  seed: string,
  nameOf: (item: T, index: number) => string,
): T[] {
  return items
    .map((item, index) => ({ item, rank: hash(`${seed}|${nameOf(item, index)}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** The items as a ring begun at another place. */
export function turned<T>(items: readonly T[], by: number): T[] {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
