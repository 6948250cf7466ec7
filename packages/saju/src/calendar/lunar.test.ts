import KoreanLunarCalendar from 'korean-lunar-calendar';
import { describe, expect, test } from 'vitest';
import { civilDate, dayNumber } from './civil.ts';
import {
  isProvisionalMonth,
  leapMonthOf,
  lunarDayNumber,
  lunarMonthDays,
  lunarToSolar,
  solarToLunar,
} from './lunar.ts';

/** The library's types say CommonJS where its module is not. */
const KasiCalendar = KoreanLunarCalendar as unknown as typeof KoreanLunarCalendar.default;

describe('against the table KASI publishes', () => {
  test('every day 1900-01-01..2050-12-31 agrees both ways', () => {
    const kasi = new KasiCalendar();
    const differences: string[] = [];
    let days = 0;
    for (let n = dayNumber(1900, 1, 1); n <= dayNumber(2050, 12, 31); n++) {
      days++;
      const date = civilDate(n);
      const lunar = solarToLunar(date);
      kasi.setSolarDate(date.year, date.month, date.day);
      const { year, month, day, intercalation } = kasi.getLunarCalendar();
      const theirs = `${year}-${month}-${day}-${intercalation}`;
      const ours = `${lunar.year}-${lunar.month}-${lunar.day}-${lunar.leap}`;
      if (ours !== theirs || lunarDayNumber(lunar) !== n) differences.push(`${n}: ${ours} ${theirs}`);
    }
    expect(days).toBe(55152);
    expect(differences).toEqual([]);
  });
});

describe('lunar calendar', () => {
  test('round trip holds on every day 1900-01-01..2100-12-31', () => {
    const broken: number[] = [];
    for (let n = dayNumber(1900, 1, 1); n <= dayNumber(2100, 12, 31); n++) {
      if (lunarDayNumber(solarToLunar(civilDate(n))) !== n) broken.push(n);
    }
    expect(broken).toEqual([]);
  });

  test.each([
    [2020, 4],
    [2023, 2],
    [2025, 6],
    [2033, 11],
    [2024, null],
    [1898, null],
    [2101, null],
  ])('leap month of %i is %s', (year, month) => expect(leapMonthOf(year)).toBe(month));

  test('a leap month has its own length', () => {
    expect([lunarMonthDays(2025, 6), lunarMonthDays(2025, 6, true)]).toEqual([30, 29]);
    expect(lunarMonthDays(2025, 7, true)).toBeNull();
    expect(lunarMonthDays(2025, 13)).toBeNull();
  });

  test('marks the two months a forecast may still move', () => {
    expect([isProvisionalMonth(2051, 10), isProvisionalMonth(2074, 7), isProvisionalMonth(2050, 10)]).toEqual(
      [true, true, false],
    );
  });

  test.each([
    [{ year: 2025, month: 6, day: 30, leap: true }, 'LUNAR_DAY_MISSING'],
    [{ year: 2025, month: 5, day: 1, leap: true }, 'LUNAR_LEAP_MONTH_MISSING'],
    [{ year: 2024, month: 5, day: 1, leap: true }, 'LUNAR_LEAP_MONTH_MISSING'],
    [{ year: 2024, month: 13, day: 1, leap: false }, 'LUNAR_DAY_MISSING'],
    [{ year: 2024, month: 13, day: 1, leap: true }, 'LUNAR_DAY_MISSING'],
    [{ year: 2024, month: 0, day: 1, leap: false }, 'LUNAR_DAY_MISSING'],
    [{ year: 2024, month: 1, day: 0, leap: false }, 'LUNAR_DAY_MISSING'],
    [{ year: 1899, month: 11, day: 30, leap: false }, 'LUNAR_DAY_MISSING'],
    [{ year: 1899, month: 11, day: 29, leap: false }, 'YEAR_OUT_OF_RANGE'],
    [{ year: 2100, month: 12, day: 29, leap: false }, 'YEAR_OUT_OF_RANGE'],
    [{ year: 2101, month: 1, day: 1, leap: false }, 'YEAR_OUT_OF_RANGE'],
    [{ year: 1898, month: 1, day: 1, leap: false }, 'YEAR_OUT_OF_RANGE'],
  ])('refuses %j with %s', (date, code) => {
    expect(() => lunarToSolar(date)).toThrow(
      expect.objectContaining({
        code,
        field: code === 'LUNAR_LEAP_MONTH_MISSING' ? 'leapMonth' : 'birthday',
      }),
    );
  });

  test.each([
    [{ year: 1899, month: 12, day: 31 }, 'YEAR_OUT_OF_RANGE'],
    [{ year: 2101, month: 1, day: 1 }, 'YEAR_OUT_OF_RANGE'],
    [{ year: 1900, month: 2, day: 29 }, 'DATE_MISSING'],
    [{ year: 2023, month: 4, day: 31 }, 'DATE_MISSING'],
  ])('refuses the Gregorian %j with %s', (date, code) => {
    expect(() => solarToLunar(date)).toThrow(expect.objectContaining({ code }));
  });
});
