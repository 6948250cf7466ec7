import { describe, expect, test } from 'vitest';
import { rangeHolds, unicodeRange } from './unicode-range.ts';

describe('unicodeRange', () => {
  test('joins neighbours and drops repeats', () => {
    expect(unicodeRange('각가나갂가')).toBe('U+AC00-AC02,U+B098');
  });

  test('round-trips: holds exactly the characters it was given', () => {
    const given = 'AZ0· 월하';
    const range = unicodeRange(given);
    for (const character of given) expect(rangeHolds(range, character)).toBe(true);
    for (const character of 'BY1-월'.replace('월', '원')) expect(rangeHolds(range, character)).toBe(false);
  });
});
