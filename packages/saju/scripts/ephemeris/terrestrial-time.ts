/**
 * From the uniform time of theory (TT) to the clock on the wall (UTC).
 *
 * - Before 1972 civil time followed the Earth: TT - UT1 at the start of each year, from the spline of Stephenson,
 *   Morrison & Hohenkerk (Proc. R. Soc. A 472, 2016) to 1955 and from the IERS after it, straight lines between.
 * - From 1972 UTC is atomic time less whole leap seconds (IERS Bulletin C): TT - UTC = 32.184 s + (TAI - UTC).
 * - The forecast is flat: no leap second after 2017-01-01, as announced for UTC (CGPM 2022, resolution 4).
 */

const FIRST_YEAR = 1898;

/** TT - UT1 in seconds, 1 January 0h of 1898..1972. */
const TT_MINUS_UT1 = [
  -3.87, -3.03, -1.99, -0.76, 0.61, 2.05, 3.5, 4.91, 6.23, 7.48, 8.68, 9.89, 11.13, 12.43, 13.74, 15.05,
  16.31, 17.47, 18.51, 19.43, 20.25, 20.97, 21.61, 22.18, 22.68, 23.12, 23.48, 23.78, 24.02, 24.19, 24.31,
  24.39, 24.42, 24.41, 24.37, 24.32, 24.24, 24.16, 24.08, 24.04, 24.06, 24.17, 24.42, 24.83, 25.35, 25.92,
  26.51, 27.05, 27.5, 27.89, 28.24, 28.58, 28.93, 29.32, 29.7, 30.18, 30.62, 31.07, 31.35, 31.68, 32.18,
  32.68, 33.15, 33.59, 34.0, 34.47, 35.03, 35.73, 36.54, 37.43, 38.29, 39.2, 40.18, 41.17, 42.23,
] as const;

/** First day of each new TAI - UTC, as year and month, counting up from 10 s on 1972-01-01. */
const LEAP_SECONDS = [
  [1972, 1], [1972, 7], [1973, 1], [1974, 1], [1975, 1], [1976, 1], [1977, 1], [1978, 1], [1979, 1], [1980, 1],
  [1981, 7], [1982, 7], [1983, 7], [1985, 7], [1988, 1], [1990, 1], [1991, 1], [1992, 7], [1993, 7], [1994, 7],
  [1996, 1], [1997, 7], [1999, 1], [2006, 1], [2009, 1], [2012, 7], [2015, 7], [2017, 1],
] as const; // prettier-ignore

const utcDays = (year: number, month: number) => Date.UTC(year, month - 1, 1) / 86_400_000;
const J2000_DAYS = 10957.5;

/** TT - UTC in seconds at `days` (UTC) from 1970-01-01; the table's first value before 1898. */
function ttMinusUtc(days: number): number {
  if (days >= utcDays(1972, 1)) {
    const steps = LEAP_SECONDS.filter(([year, month]) => days >= utcDays(year, month)).length;
    return 32.184 + 9 + steps;
  }
  const year = 1970 + days / 365.2425 - FIRST_YEAR;
  const i = Math.max(0, Math.min(TT_MINUS_UT1.length - 2, Math.floor(year)));
  const [a, b] = [TT_MINUS_UT1[i] ?? 0, TT_MINUS_UT1[i + 1] ?? 0];
  return a + (b - a) * Math.max(0, year - i);
}

/** UTC seconds from 1970-01-01 for a moment of `t` Julian centuries of TT from J2000. */
export function utcSeconds(t: number): number {
  const tt = t * 36525 + J2000_DAYS;
  return (tt - ttMinusUtc(tt - 42 / 86400) / 86400) * 86400;
}

/** Julian centuries of TT from J2000 for UTC seconds from 1970-01-01. */
export function centuries(utc: number): number {
  const days = utc / 86400;
  return (days + ttMinusUtc(days) / 86400 - J2000_DAYS) / 36525;
}
