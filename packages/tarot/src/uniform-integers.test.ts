import { describe, expect, test } from 'vitest';
import { seededWords } from '#seeded-words.ts';
import { cryptoRandom } from '#uniform-integers.ts';

function wordsInTurn(...values: number[]) {
  return {
    getRandomValues(words: Uint32Array) {
      words.fill(0);
      words.set(values);
    },
  };
}

describe('cryptoRandom', () => {
  test('throws away the words that would favour small remainders', () => {
    const top = 2 ** 32 - 1;
    expect(cryptoRandom(wordsInTurn(top, 7)).below(3)).toBe(1);
    expect(cryptoRandom(wordsInTurn(top)).below(2)).toBe(1);
    expect(cryptoRandom(wordsInTurn(top)).below(2 ** 32)).toBe(top);
  });

  test('gives every value about as often as any other', () => {
    const seed = 20260;
    const random = cryptoRandom(seededWords(seed));
    const counts = Array.from({ length: 13 }, () => 0);
    const draws = 130_000;
    for (let i = 0; i < draws; i += 1) counts[random.below(13)]! += 1;
    const expected = draws / 13;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare, `seed ${seed}`).toBeLessThan(32.9); // 12 degrees of freedom, p = 0.001
  });

  test('works from the platform generator', () => {
    const random = cryptoRandom();
    const values = Array.from({ length: 600 }, () => random.below(4));
    expect(new Set(values)).toEqual(new Set([0, 1, 2, 3]));
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses the bound %d', (bound) => {
    expect(() => cryptoRandom().below(bound)).toThrow(RangeError);
  });
});
