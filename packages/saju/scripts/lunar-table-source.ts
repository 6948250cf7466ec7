import { newMoonNear, sunReaches } from './ephemeris/events.ts';

/** The rows: lunar years whose days fall in 1900-01-01..2100-12-31. */
const FIRST_YEAR = 1899;
const LAST_YEAR = 2100;

const DAY = 86400;
const MEAN_MONTH = 29.530588861 * DAY;
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The meridian the Korean calendar counts days by, in seconds: UTC+8 before 1912-01-01, UTC+9 from then on, never
 * the +8:30 of the civil clock. KASI's published table 1900-2050 follows this on every one of its 55,152 days.
 */
const offset = (utc: number) => (utc < Date.UTC(1911, 11, 31, 15) / 1000 ? 8 : 9) * 3600;
const dayOf = (utc: number) => Math.floor((utc + offset(utc)) / DAY);

/** Seconds from the nearest Korean midnight. */
const fromMidnight = (utc: number) => {
  const seconds = (((utc + offset(utc)) % DAY) + DAY) % DAY;
  return Math.min(seconds, DAY - seconds);
};

/** From the day Earth rotation is a forecast, a new moon this near to midnight may still change its day. */
const FORECAST_FROM = Date.UTC(2027, 0, 1) / 1000;
const FORECAST_DOUBT = 45;

interface LunarMonth {
  year: number;
  month: number;
  leap: boolean;
  firstDay: number;
  days: number;
  provisional: boolean;
}

/** Months from the one with the winter solstice of `FIRST_YEAR - 1` to the end of `LAST_YEAR`. */
function lunarMonths(): LunarMonth[] {
  const solstice = (year: number) => dayOf(sunReaches(270, Date.UTC(year, 11, 22) / 1000));
  const moons: number[] = [];
  let moon = newMoonNear(Date.UTC(FIRST_YEAR - 1, 10, 20) / 1000);
  while (moon < Date.UTC(LAST_YEAR + 2, 0, 30) / 1000) {
    moons.push(moon);
    moon = newMoonNear(moon + MEAN_MONTH);
  }
  const firstDays = moons.map(dayOf);
  const months: LunarMonth[] = [];
  for (let year = FIRST_YEAR; year <= LAST_YEAR + 1; year++) {
    // 동지 stands in the eleventh month; that of the year before opens this stretch, this year's closes it.
    const [opening, closing] = [solstice(year - 1), solstice(year)];
    const first = firstDays.findLastIndex((day) => day <= opening);
    const last = firstDays.findLastIndex((day) => day <= closing);
    const terms = Array.from({ length: 12 }, (_, i) =>
      dayOf(sunReaches((270 + 30 * i) % 360, (Date.UTC(year - 1, 11, 22) + i * 30.437 * DAY * 1000) / 1000)),
    );
    // 무중치윤: of thirteen months, the first that holds no 중기 repeats the number before it.
    const leapAt =
      last - first === 13
        ? firstDays.findIndex(
            (day, i) =>
              i > first && !terms.some((term) => term >= day && term < (firstDays[i + 1] ?? Infinity)),
          )
        : -1;
    let month = 10;
    for (let i = first; i < last; i++) {
      if (i !== leapAt) month++;
      const firstDay = firstDays[i] ?? NaN;
      months.push({
        year: month <= 12 ? year - 1 : year,
        month: ((month - 1) % 12) + 1,
        leap: i === leapAt,
        firstDay,
        days: (firstDays[i + 1] ?? NaN) - firstDay,
        provisional: (moons[i] ?? 0) > FORECAST_FROM && fromMidnight(moons[i] ?? 0) < FORECAST_DOUBT,
      });
    }
  }
  return months;
}

/** Each lunar year as three base-64 digits: the leap month (0 none) above thirteen bits, set where a month has 30 days. */
export function lunarTableSource(): string {
  const months = lunarMonths().filter(({ year }) => year >= FIRST_YEAR && year <= LAST_YEAR);
  const rows: string[] = [];
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    const own = months.filter((m) => m.year === year);
    const leap = own.find((m) => m.leap)?.month ?? 0;
    const lengths = own.reduce((bits, m, i) => bits | (m.days === 30 ? 1 << i : 0), 0);
    const code = (leap << 13) | lengths;
    rows.push(`${BASE64[code >> 12]}${BASE64[(code >> 6) & 63]}${BASE64[code & 63]}`);
  }
  const lines: string[] = [];
  for (let i = 0; i < rows.length; i += 30) lines.push(`  '${rows.slice(i, i + 30).join('')}'`);
  const provisional = months.filter((m) => m.provisional).map((m) => `  [${m.year}, ${m.month}],`);
  return `// Written by scripts/generate-tables.ts; do not edit.

/** Lunar year of the first entry. */
export const LUNAR_FIRST_YEAR = ${FIRST_YEAR};

/** First day of that year, in days from 1970-01-01. */
export const LUNAR_FIRST_DAY = ${months[0]?.firstDay};

/** Lunar year and month whose new moon lies within ${FORECAST_DOUBT} s of midnight while Earth rotation is a forecast. */
export const LUNAR_PROVISIONAL: readonly (readonly [year: number, month: number])[] = [
${provisional.join('\n')}
];

/** Three base-64 digits a year: leap month × 8192 + a bit for each month, in order, that has 30 days. */
export const LUNAR_YEARS =
${lines.join(' +\n')};
`;
}
