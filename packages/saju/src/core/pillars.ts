import { termInstants } from '#calendar/solar-terms.ts';

/** The twelve 절 of each year as UTC seconds, 소한 of 1899 first: the months of the pillars begin at these. */
export const monthStarts: Float64Array = /* @__PURE__ */ termInstants.filter((_, i) => i % 2 === 0);

const FIRST_START = monthStarts[0] ?? 0;
const MEAN_MONTH = (365.2422 * 86400) / 12;

/** 0 甲子 .. 59 癸亥 of the months, years and days counted from the table's and the epoch's first. */
const FIRST_MONTH_PILLAR = 1; // 乙丑, the month from 소한 1899
const FIRST_YEAR_PILLAR = 34; // 戊戌, the year 1898 that this month closes
const EPOCH_DAY_PILLAR = 17; // 辛巳, 1970-01-01

/** Hour slot of a packed chart whose hour is unknown. */
export const NO_HOUR = 63;

export const DAY_TURNS = ['jasi', 'split', 'midnight'] as const;

/** Number of the month of the pillars an instant lies in (UTC seconds, from 1899-01-06 to the last start): index into `starts`. */
export function monthOrdinal(utc: number, starts = monthStarts): number {
  // Months of the pillars stray from their mean by less than three days, so the guess is at most one off.
  let i = ((utc - FIRST_START) / MEAN_MONTH) | 0;
  if (utc < (starts[i] as number)) i--;
  else if (utc >= (starts[i + 1] as number)) i++;
  return i;
}

/** Pillar index 0..59 of a month by its ordinal. */
export const monthPillar = (ordinal: number): number => (FIRST_MONTH_PILLAR + ordinal) % 60;

/** Pillar index 0..59 of the year (from 입춘) that a month belongs to. */
export const yearPillar = (ordinal: number): number => (FIRST_YEAR_PILLAR + (((ordinal + 11) / 12) | 0)) % 60;

/** Pillar index 0..59 of a day by its number from 1970-01-01 (from 1898 on). */
export const dayPillar = (days: number): number => (days + EPOCH_DAY_PILLAR + 60_000) % 60;

/**
 * Pillar index 0..59 of an hour branch (0 子 .. 11 亥) on a day of that stem (五鼠遁: 甲 and 己 days begin with 甲子).
 */
function hourPillar(dayStem: number, branch: number): number {
  const stem = ((dayStem % 5) * 2 + branch) % 10;
  return (stem * 36 + branch * 25) % 60;
}

/**
 * The four pillars in one integer, six bits each from the lowest: year, month, day, hour.
 *
 * @param utc the instant, UTC seconds from 1970-01-01 (year and month turn by it)
 * @param local seconds from 1970-01-01 on the clock that gives day and hour
 * @param dayTurn 0 `jasi`, 1 `split`, 2 `midnight`
 */
export function pillarsAt(utc: number, local: number, dayTurn: number): number {
  const ordinal = monthOrdinal(utc);
  const days = Math.floor(local / 86400);
  const second = local - days * 86400;
  const day = days + EPOCH_DAY_PILLAR + 60_000;
  const late = second >= 82800 ? 1 : 0;
  const branch = (((second + 3600) / 7200) | 0) % 12;
  const ownDay = (dayTurn === 0 ? day + late : day) % 60;
  const stemDay = dayTurn === 2 ? day : day + late;
  return (
    yearPillar(ordinal) |
    (monthPillar(ordinal) << 6) |
    (ownDay << 12) |
    (hourPillar(stemDay % 10, branch) << 18)
  );
}

/** Pillar index 0..59 (63: unknown hour) of a packed chart; `seat` 0 year .. 3 hour. */
export const pillarOf = (packed: number, seat: number): number => (packed >> (6 * seat)) & 63;
