/** 대운: three days to the 절 are one year of life, so a day is four months and twelve minutes a day. */
export const SECONDS_PER_YEAR = 3 * 86400;
export const SECONDS_PER_MONTH = SECONDS_PER_YEAR / 12;
export const SECONDS_PER_DAY = SECONDS_PER_MONTH / 30;

/** How much slower life runs than the count: a second to the 절 is this many seconds of life. */
export const LIFE_SECONDS_PER_SECOND = 86400 / SECONDS_PER_DAY;

/** 순행: yang-year men and yin-year women; `male` 1 or 0. */
export const runsForward = (yearStem: number, male: number): boolean => (yearStem & 1) !== male;

/** 대운수: years to the nearest, so a remainder of one day is dropped and of two raised; at least 1. */
export const startAge = (secondsToTerm: number): number =>
  Math.max(1, Math.round(secondsToTerm / SECONDS_PER_YEAR));

/** Pillar of decade `n` (1 = first), counted from the month pillar. */
export const decadePillar = (monthPillar: number, forward: boolean, n: number): number =>
  (monthPillar + (forward ? n : 60 - n)) % 60;
