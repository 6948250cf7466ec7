import { describe, expect, test } from 'vitest';
import { atLeast, atMost, none } from './bars.ts';
import { isKnown, shortfallsOf } from './shortfalls.ts';

const same = (value: number) => atMost('Q5', 'same sentences, mean', value, 0.08);
const hours = (value: number) => atLeast('Q15', 'another hour changes sentences', value, 0.06);

describe('shortfalls that are written down', () => {
  const known = shortfallsOf('5 배우자', [same(0.094), hours(0.05), none('Q8', 'repetition', ['twice'])]);

  test('hold what is below its bar and nothing else', () => {
    expect(known).toEqual({
      '5 Q5 same sentences, mean': 0.094,
      '5 Q15 another hour changes sentences': -0.05,
      '5 Q8 repetition': 1,
    });
    expect(shortfallsOf('5 배우자', [same(0.07), hours(0.2)])).toEqual({});
  });

  test('excuse what is no worse, and nothing worse, in the same content alone', () => {
    expect(isKnown(known, '5 배우자', same(0.09))).toBe(true);
    expect(isKnown(known, '5 배우자', same(0.095))).toBe(false);
    expect(isKnown(known, '5 배우자', hours(0.04))).toBe(false);
    expect(isKnown(known, '6 결혼', same(0.081))).toBe(false);
  });

  test('name a pair of contents by the check, whichever pair is the worst', () => {
    const row = (pair: string) => atMost('Q7', `same sentences, most (${pair})`, 0.3, 0.05);
    expect(isKnown(shortfallsOf('pairs', [row('5 and 6')]), 'pairs', row('7 and 8'))).toBe(true);
  });
});
