import { dayNumber } from '#calendar/civil.ts';
import { analyzeInto } from './analysis.ts';
import { instantOf, localSeconds, SEOUL_LONGITUDE } from './moment.ts';
import { pillarsAt } from './pillars.ts';

/**
 * The whole flat chart (see `SLOT`) of a birth in Korea, written into `out` from `at` on. Nothing is checked.
 * `male` 1 or 0; `clock` and `dayTurn` are indexes into `CLOCKS` and `DAY_TURNS`.
 */
export function analyzeBirthInto(
  out: Int32Array,
  at: number,
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  male: number,
  longitude = SEOUL_LONGITUDE,
  clock = 0,
  dayTurn = 0,
): void {
  const wall = dayNumber(year, month, day) * 86400 + hour * 3600 + minute * 60;
  const utc = instantOf(clock, wall);
  analyzeInto(out, at, pillarsAt(utc, localSeconds(clock, wall, utc, longitude), dayTurn), utc, male);
}
