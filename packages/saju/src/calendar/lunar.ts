import { SajuError } from '#error.ts';
import { base64Digit } from './base64.ts';
import { checkedDayNumber, civilDate, FIRST_DAY, LAST_DAY, type CivilDate } from './civil.ts';
import { LUNAR_FIRST_DAY, LUNAR_FIRST_YEAR, LUNAR_PROVISIONAL, LUNAR_YEARS } from './lunar-table.ts';

/** A day of the Korean lunar calendar; `leap` is true in a leap month (윤달). */
export interface LunarDate extends CivilDate {
  leap: boolean;
}

interface LunarYears {
  /** First day of each lunar year, and of the year after the last. */
  firstDays: Int32Array;
  /** Leap month × 8192 + one bit for each month, in order, that has 30 days. */
  codes: Int32Array;
}

function readLunarYears(): LunarYears {
  const count = LUNAR_YEARS.length / 3;
  const firstDays = new Int32Array(count + 1);
  const codes = new Int32Array(count);
  let day = LUNAR_FIRST_DAY;
  for (let i = 0; i < count; i++) {
    const [a, b, c] = [0, 1, 2].map((k) => base64Digit(LUNAR_YEARS, i * 3 + k)) as [number, number, number];
    const code = (a << 12) | (b << 6) | c;
    firstDays[i] = day;
    codes[i] = code;
    const months = code >> 13 ? 13 : 12;
    for (let m = 0; m < months; m++) day += 29 + ((code >> m) & 1);
  }
  firstDays[count] = day;
  return { firstDays, codes };
}

const { firstDays, codes } = /* @__PURE__ */ readLunarYears();

const codeOf = (year: number) => codes[year - LUNAR_FIRST_YEAR] ?? 0;

/** Position of a month in its year's order, or -1 where the year has no such month. */
function monthPosition(year: number, month: number, leap: boolean): number {
  if (!(month >= 1 && month <= 12)) return -1;
  const leapMonth = codeOf(year) >> 13;
  if (leap) return month === leapMonth ? month : -1;
  return leapMonth && month > leapMonth ? month : month - 1;
}

/** The month that a lunar year repeats (1..12), or null. Null outside 1899..2100. */
export function leapMonthOf(lunarYear: number): number | null {
  return codeOf(lunarYear) >> 13 || null;
}

/** Days (29 or 30) of a lunar month, or null where the year has no such month or lies outside 1899..2100. */
export function lunarMonthDays(lunarYear: number, month: number, leap = false): 29 | 30 | null {
  const position = codeOf(lunarYear) ? monthPosition(lunarYear, month, leap) : -1;
  if (position < 0) return null;
  return (codeOf(lunarYear) >> position) & 1 ? 30 : 29;
}

/**
 * True for the months whose first day rests on a new moon so near to midnight that the Earth's rotation, a forecast
 * by then, may still move it: 2051-10 and 2074-07.
 */
export function isProvisionalMonth(lunarYear: number, month: number): boolean {
  return LUNAR_PROVISIONAL.some(([year, m]) => year === lunarYear && m === month);
}

/**
 * Day number (from 1970-01-01) of a Korean lunar date whose day lies in 1900-01-01..2100-12-31.
 * Throws `YEAR_OUT_OF_RANGE` or `LUNAR_DAY_MISSING`, naming `field`, or `LUNAR_LEAP_MONTH_MISSING` at `leapMonth`.
 * Rule: KASI's calendar (1900-2050), continued by the same astronomy.
 */
export function lunarDayNumber({ year, month, day, leap }: LunarDate, field = 'birthday'): number {
  const first = firstDays[year - LUNAR_FIRST_YEAR];
  if (first === undefined || year - LUNAR_FIRST_YEAR >= codes.length) {
    throw new SajuError('YEAR_OUT_OF_RANGE', field, `lunar year ${year} is out of range`);
  }
  const position = monthPosition(year, month, leap);
  if (position < 0 && leap && month >= 1 && month <= 12) {
    const own = leapMonthOf(year);
    const has = own ? `leap month ${own}` : 'no leap month';
    throw new SajuError('LUNAR_LEAP_MONTH_MISSING', 'leapMonth', `lunar ${year} has ${has}`);
  }
  const length = lunarMonthDays(year, month, leap);
  if (!length || !(day >= 1 && day <= length)) {
    const name = `lunar ${year}-${month}${leap ? ' (leap)' : ''}`;
    const why = length ? `${name} has ${length} days, not ${day}` : `there is no month ${month}`;
    throw new SajuError('LUNAR_DAY_MISSING', field, why);
  }
  const code = codeOf(year);
  let days = first + day - 1;
  for (let m = 0; m < position; m++) days += 29 + ((code >> m) & 1);
  if (days < FIRST_DAY || days > LAST_DAY) {
    throw new SajuError(
      'YEAR_OUT_OF_RANGE',
      field,
      `lunar ${year}-${month}-${day} is outside 1900-01-01..2100-12-31`,
    );
  }
  return days;
}

/** The Korean lunar date of a day number within 1900-01-01..2100-12-31 (the caller has checked the range). */
export function lunarDateOf(days: number): LunarDate {
  // No lunar year starts more than one place from where the mean length puts it.
  let i = Math.min(codes.length - 1, Math.floor((days - LUNAR_FIRST_DAY) / 365.2422));
  while ((firstDays[i] ?? 0) > days) i--;
  while ((firstDays[i + 1] ?? Infinity) <= days) i++;
  const code = codes[i] ?? 0;
  let left = days - (firstDays[i] ?? 0);
  let position = 0;
  for (let length = 29 + (code & 1); left >= length; length = 29 + ((code >> position) & 1)) {
    left -= length;
    position++;
  }
  const leapMonth = code >> 13;
  const leap = leapMonth > 0 && position === leapMonth;
  const month = leapMonth && position >= leapMonth ? position : position + 1;
  return { year: LUNAR_FIRST_YEAR + i, month, day: left + 1, leap };
}

/**
 * Korean lunar → Gregorian. Throws `YEAR_OUT_OF_RANGE`, `LUNAR_LEAP_MONTH_MISSING` (a leap month that year lacks) or
 * `LUNAR_DAY_MISSING` (day 30 of a month of 29).
 */
export function lunarToSolar(date: LunarDate): CivilDate {
  return civilDate(lunarDayNumber(date));
}

/** Gregorian → Korean lunar, 1900-01-01..2100-12-31. Throws `YEAR_OUT_OF_RANGE` or `DATE_MISSING`. */
export function solarToLunar(date: CivilDate): LunarDate {
  return lunarDateOf(checkedDayNumber(date, 'birthday'));
}
