import { SajuError } from '#error.ts';

/** A day of the Gregorian calendar. */
export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

/** The days this package answers for: 1900-01-01..2100-12-31, in days from 1970-01-01. */
export const FIRST_DAY = -25567;
export const LAST_DAY = 47846;

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days from 1970-01-01 to a Gregorian date (proleptic; no range or validity check; years 1..9999). */
export function dayNumber(year: number, month: number, day: number): number {
  // Counting from 1 March puts the leap day at the end of the year.
  const y = month > 2 ? year : year - 1;
  const yearDay = ((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) | 0;
  return 365 * y + (y >> 2) - ((y / 100) | 0) + ((y / 400) | 0) + yearDay + day - 719469;
}

/** The Gregorian date of a day number; inverse of `dayNumber`. */
export function civilDate(days: number): CivilDate {
  const z = days + 719468;
  const era = Math.floor(z / 146097);
  const dayOfEra = z - era * 146097;
  const yearOfEra =
    ((dayOfEra - ((dayOfEra / 1460) | 0) + ((dayOfEra / 36524) | 0) - ((dayOfEra / 146096) | 0)) / 365) | 0;
  const yearDay = dayOfEra - (365 * yearOfEra + (yearOfEra >> 2) - ((yearOfEra / 100) | 0));
  const shifted = ((5 * yearDay + 2) / 153) | 0;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: yearDay - (((153 * shifted + 2) / 5) | 0) + 1,
  };
}

/** Days in a Gregorian month. */
function monthDays(year: number, month: number): number {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return leap ? 29 : (MONTH_DAYS[month - 1] ?? 0);
}

/**
 * Day number of a Gregorian date from 1900 to the end of `lastYear`.
 * Throws `YEAR_OUT_OF_RANGE` outside it and `DATE_MISSING` for a day the calendar lacks, naming `field`.
 */
export function checkedDayNumber({ year, month, day }: CivilDate, field: string, lastYear = 2100): number {
  if (!(year >= 1900 && year <= lastYear)) {
    throw new SajuError('YEAR_OUT_OF_RANGE', field, `${year} is outside 1900..${lastYear}`);
  }
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= monthDays(year, month))) {
    throw new SajuError(
      'DATE_MISSING',
      field,
      `there is no ${year}-${month}-${day} in the Gregorian calendar`,
    );
  }
  return dayNumber(year, month, day);
}
