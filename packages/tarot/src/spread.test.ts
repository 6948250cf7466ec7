import { expect, test } from 'vitest';
import { POSITION_FAMILIES, SPREADS, cardCountOf } from '#spread.ts';

test.each([
  ['ONE_CARD', 1],
  ['THREE_CARD', 3],
  ['SOME_LATER_SPREAD', 3],
])('%s takes %i', (code, count) => {
  expect(cardCountOf(code)).toBe(count);
});

test('every position family names one place for each card of its spread', () => {
  for (const family of POSITION_FAMILIES) {
    expect(family.positions, family.code).toHaveLength(SPREADS[family.spread].count);
    expect(new Set(family.positions).size).toBe(family.positions.length);
  }
});
