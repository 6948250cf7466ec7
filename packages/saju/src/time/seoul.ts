import { dayNumber } from '#calendar/civil.ts';

/**
 * Civil time in Korea (IANA zone Asia/Seoul). Each row: the date and time the old clock showed when the change came,
 * then the new standard time east of UTC and the summer time on top of it, in minutes.
 */
const CHANGES = `
  1908-04-01 00:00 510 0
  1912-01-01 00:00 540 0
  1948-06-01 00:00 540 60
  1948-09-13 00:00 540 0
  1949-04-03 00:00 540 60
  1949-09-11 00:00 540 0
  1950-04-01 00:00 540 60
  1950-09-10 00:00 540 0
  1951-05-06 00:00 540 60
  1951-09-09 00:00 540 0
  1954-03-21 00:00 510 0
  1955-05-05 00:00 510 60
  1955-09-09 00:00 510 0
  1956-05-20 00:00 510 60
  1956-09-30 00:00 510 0
  1957-05-05 00:00 510 60
  1957-09-22 00:00 510 0
  1958-05-04 00:00 510 60
  1958-09-21 00:00 510 0
  1959-05-03 00:00 510 60
  1959-09-20 00:00 510 0
  1960-05-01 00:00 510 60
  1960-09-18 00:00 510 0
  1961-08-10 00:00 540 0
  1987-05-10 02:00 540 60
  1987-10-11 03:00 540 0
  1988-05-08 02:00 540 60
  1988-10-09 03:00 540 0`;

/** Before 1908-04-01: local mean time of Seoul, +8:27:52. */
const FIRST_STANDARD = 30472;

interface ZoneHistory {
  /** When the old clock showed this (seconds from 1970-01-01 on the wall), the next offsets began. */
  wall: Float64Array;
  /** Standard time east of UTC in seconds; entry i holds after change i - 1. */
  standard: Int32Array;
  summer: Int32Array;
}

function readHistory(): ZoneHistory {
  const rows = CHANGES.trim().split('\n');
  const history = {
    wall: new Float64Array(rows.length),
    standard: new Int32Array(rows.length + 1),
    summer: new Int32Array(rows.length + 1),
  };
  history.standard[0] = FIRST_STANDARD;
  rows.forEach((row, i) => {
    const [year, month, day, hour, minute, standard, summer] = row.trim().split(/[ :-]/).map(Number) as [
      number, number, number, number, number, number, number,
    ]; // prettier-ignore
    history.wall[i] = dayNumber(year, month, day) * 86400 + hour * 3600 + minute * 60;
    history.standard[i + 1] = standard * 60;
    history.summer[i + 1] = summer * 60;
  });
  return history;
}

const { wall, standard, summer } = /* @__PURE__ */ readHistory();
const LAST_CHANGE = 592_369_200; // 1988-10-09 03:00 on the wall
const TODAY = 32400;

/** What the clock on the wall meant. All in seconds; `total` = `standard` + `summer`, east of UTC. */
export interface WallOffset {
  standard: number;
  summer: number;
  /** `gap`: the clock skipped this time; `fold`: it showed it twice. */
  edge: 'gap' | 'fold' | null;
  /** The offset of the other reading, in seconds, at a gap or fold. */
  otherTotal: number;
}

/** Changes that had come when the clock showed `wallSeconds`. */
function changesBefore(wallSeconds: number): number {
  let low = 0;
  let high = wall.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((wall[middle] ?? 0) <= wallSeconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Offset of Seoul's wall clock in seconds east of UTC, for a wall time in seconds from 1970-01-01.
 * A skipped time takes the offset after the jump, a repeated one that of its first pass: in both cases the change
 * counts from the moment the old clock showed it.
 */
export function seoulOffset(wallSeconds: number): number {
  if (wallSeconds >= LAST_CHANGE) return TODAY;
  const i = changesBefore(wallSeconds);
  return (standard[i] ?? 0) + (summer[i] ?? 0);
}

/** The same with its parts, and whether the time was skipped or repeated. */
export function seoulWallOffset(wallSeconds: number): WallOffset {
  const i = changesBefore(wallSeconds);
  const total = (k: number) => (standard[k] ?? 0) + (summer[k] ?? 0);
  const here = { standard: standard[i] ?? 0, summer: summer[i] ?? 0 };
  if (i > 0 && wallSeconds < (wall[i - 1] ?? 0) + total(i) - total(i - 1)) {
    return { ...here, edge: 'gap', otherTotal: total(i - 1) };
  }
  if (i < wall.length && wallSeconds >= (wall[i] ?? 0) + total(i + 1) - total(i)) {
    return { ...here, edge: 'fold', otherTotal: total(i + 1) };
  }
  return { ...here, edge: null, otherTotal: total(i) };
}
