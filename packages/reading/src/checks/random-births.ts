import type { Birth } from '@wolha/saju';

/** A small seeded generator (mulberry32): the same births for the same seed, on every machine. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const two = (n: number) => String(n).padStart(2, '0');

/** Births of grown-up readers: 1966 to 2006, both sexes, one in five without a time. */
export function randomBirths(seed: number, count: number): Birth[] {
  const random = randomOf(seed);
  const upTo = (n: number) => Math.floor(random() * n);
  return Array.from({ length: count }, () => ({
    birthday: `${1966 + upTo(41)}${two(1 + upTo(12))}${two(1 + upTo(28))}`,
    time: upTo(5) === 0 ? null : `${two(upTo(24))}${two(upTo(60))}`,
    sexType: upTo(2) === 0 ? ('FEMALE' as const) : ('MALE' as const),
  }));
}
