import { termInstants } from './solar-terms.ts';
import { termModel } from './term-model.ts';
import { TERM_BEATS, TERM_FIRST_YEAR, TERM_TREND } from './term-table.ts';

/** Last year whose luck is told. */
export const LAST_LUCK_YEAR = 2200;

let months: Float64Array | undefined;

/**
 * The 절 from 소한 1899 to a year past the last one whose luck is told, UTC seconds. Where the table ends (2101) its
 * smooth model goes on by itself: some minutes from the truth, which no pillar of a day's noon feels but once in
 * centuries. Nobody is born there; only luck is asked about. Made when first asked for.
 */
export function monthStartsForLuck(): Float64Array {
  months ??= termModel(TERM_TREND, TERM_BEATS, (LAST_LUCK_YEAR + 2 - TERM_FIRST_YEAR) * 24)
    .map((smooth, i) => termInstants[i] ?? smooth)
    .filter((_, i) => i % 2 === 0);
  return months;
}
