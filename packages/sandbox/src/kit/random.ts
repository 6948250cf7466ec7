import { randomInt } from 'node:crypto';

/** A source of numbers in [0, 1). */
export type Random = () => number;

/** Numbers nobody can foretell: the default for keys and codes. */
export const secureRandom: Random = () => randomInt(2 ** 32) / 2 ** 32;

/** The same numbers for the same seed, on every machine (mulberry32, public domain). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `length` letters and digits; 22 or more of them carry over 128 bits when `random` is the secure one. */
export function randomToken(random: Random, length: number): string {
  return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
}
