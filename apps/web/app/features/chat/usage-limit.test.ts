import { expect, test } from 'vitest';
import { errorCatalogue } from '@wolha/contract';
import { limitMessage } from './usage-limit.ts';

test.each([
  [false, false, 0, null],
  [true, true, 1, null],
  [false, true, 0, errorCatalogue.USER_USAGE_LIMIT.message],
  [true, false, 0, errorCatalogue.TOTAL_USAGE_LIMIT.message],
  [true, true, -1, errorCatalogue.TOTAL_USAGE_LIMIT.message],
])('house spent: %s, reader spent: %s, credits: %i', (isTotalUsageLimit, isUserUsageLimit, credit, words) => {
  expect(limitMessage({ isTotalUsageLimit, isUserUsageLimit }, credit)).toBe(words);
});
