import { monthOrdinal, monthStarts } from './pillars.ts';

/** Nearest edge of a cycle: seconds since it (positive or 0) or until it (negative). */
const nearest = (since: number, period: number): number => (since * 2 <= period ? since : since - period);

const secondOfDay = (local: number): number => local - Math.floor(local / 86400) * 86400;

/** Ordinal of the month whose opening 절 is nearest to an instant (UTC seconds). */
export function nearestTerm(utc: number): number {
  const ordinal = monthOrdinal(utc);
  const since = utc - (monthStarts[ordinal] as number);
  const until = (monthStarts[ordinal + 1] as number) - utc;
  return since <= until ? ordinal : ordinal + 1;
}

/** Seconds on the chosen clock from the nearest edge of an hour branch: positive after it, negative before. */
export const fromHourEdge = (local: number): number => nearest((secondOfDay(local) + 3600) % 7200, 7200);

/** Seconds on the chosen clock from the nearest turn of the day (23:00 for `jasi`, 00:00 for the others). */
export const fromDayEdge = (local: number, dayTurn: number): number =>
  nearest(dayTurn === 0 ? (secondOfDay(local) + 3600) % 86400 : secondOfDay(local), 86400);

/** Half a second past the edge that lies `distance` seconds back (negative: ahead), on its other side. */
export const across = (moment: number, distance: number): number =>
  moment - distance - (distance >= 0 ? 0.5 : -0.5);
