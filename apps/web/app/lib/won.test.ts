import { describe, expect, test } from 'vitest';
import { discountPercent, formatCount, formatWon } from './won.ts';

test('writes won with thousands separators', () => {
  expect(formatWon(14900)).toBe('14,900원');
  expect(formatWon(0)).toBe('0원');
  expect(formatCount(12000)).toBe('12,000');
});

describe('discountPercent', () => {
  test.each([
    [29800, 14900, 50],
    [24800, 12900, 48],
    [9900, 4900, 51],
    [12900, 6900, 47],
    [9900, 9900, 0],
  ])('of %i sold at %i is %i', (original, price, percent) => {
    expect(discountPercent(original, price)).toBe(percent);
  });

  test('is 0 when a price is missing, as for a free piece', () => {
    expect(discountPercent(null, 4900)).toBe(0);
    expect(discountPercent(9900, undefined)).toBe(0);
    expect(discountPercent(0, 0)).toBe(0);
  });

  test('a price of 0 is 100 percent, not a missing price', () => {
    expect(discountPercent(9900, 0)).toBe(100);
  });
});
