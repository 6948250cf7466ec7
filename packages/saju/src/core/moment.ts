import { dayNumber } from '#calendar/civil.ts';
import { equationOfTime } from '#time/equation-of-time.ts';
import { seoulOffset } from '#time/seoul.ts';
import { pillarsAt } from './pillars.ts';

export const CLOCKS = ['local-mean', 'civil', 'fixed-127.5', 'true-solar', 'utc+9'] as const;

/** Degrees east of Seoul's city hall, the default birth place. */
export const SEOUL_LONGITUDE = 126.978;

const UTC_PLUS_9 = 32400;
const SECONDS_PER_DEGREE = 240;
const MERIDIAN_127_5 = 127.5 * SECONDS_PER_DEGREE;

/** Seconds east of UTC of mean solar time at a longitude; not rounded: Seoul is 8:27:54.72. */
export const meridianOffset = (longitude: number): number => longitude * SECONDS_PER_DEGREE;

/** Seconds on the chosen clock; `clock` is an index into `CLOCKS`, `wall` the stated time, `utc` its instant. */
export function localSeconds(clock: number, wall: number, utc: number, longitude: number): number {
  if (clock === 0) return utc + longitude * SECONDS_PER_DEGREE;
  if (clock === 2) return utc + MERIDIAN_127_5;
  if (clock === 3) return utc + longitude * SECONDS_PER_DEGREE + equationOfTime(utc);
  return wall;
}

/** Instant (UTC seconds) of a wall time in Korea; with `utc+9` (clock 4) the wall itself is UTC+9. */
export const instantOf = (clock: number, wall: number): number =>
  wall - (clock === 4 ? UTC_PLUS_9 : seoulOffset(wall));

/**
 * The four pillars of a birth in Korea, packed (see `pillarsAt`). Nothing is checked: 1900-01-01..2100-12-31.
 * Defaults: local mean time of Seoul, day from 23:00.
 */
export function packPillars(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  longitude = SEOUL_LONGITUDE,
  clock = 0,
  dayTurn = 0,
): number {
  const wall = dayNumber(year, month, day) * 86400 + hour * 3600 + minute * 60;
  const utc = instantOf(clock, wall);
  return pillarsAt(utc, localSeconds(clock, wall, utc, longitude), dayTurn);
}
