/** Writes characters as a CSS unicode-range, neighbours joined: "U+AC00-AC02,U+B098". Order and repeats do not matter. */
export function unicodeRange(characters: Iterable<string>): string {
  const codePoints = [...new Set(characters)]
    .map((c) => c.codePointAt(0) as number)
    .toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const codePoint of codePoints) {
    const last = runs.at(-1);
    if (last && last[1] === codePoint - 1) last[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  const hex = (n: number) => n.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}

/** True when a CSS unicode-range (single points and spans, no wildcards) holds the character. */
export function rangeHolds(range: string, character: string): boolean {
  const codePoint = character.codePointAt(0) as number;
  return range.split(',').some((span) => {
    const [from = '', to = from] = span.trim().slice(2).split('-');
    return codePoint >= Number.parseInt(from, 16) && codePoint <= Number.parseInt(to, 16);
  });
}
