import { civilDate } from './civil.ts';

const TWO_DIGITS = /* @__PURE__ */ Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));

/** `-MM-DD` at month × 32 + day, and `THH:MM` at each minute of the day: a date is then put together of few pieces. */
const MONTH_DAYS = /* @__PURE__ */ Array.from(
  { length: 416 },
  (_, i) => `-${TWO_DIGITS[i >> 5]}-${TWO_DIGITS[i & 31]}`,
);
const CLOCK = /* @__PURE__ */ Array.from(
  { length: 1440 },
  (_, i) => `T${TWO_DIGITS[(i / 60) | 0]}:${TWO_DIGITS[i % 60]}`,
);

/** 0..99 as two digits. */
export const twoDigits = (n: number): string => TWO_DIGITS[n] ?? '';

/** `YYYY-MM-DD` of a day number. Years 1000..9999. */
function dateText(days: number): string {
  const { year, month, day } = civilDate(days);
  return `${year}${MONTH_DAYS[month * 32 + day]}`;
}

/** `THH:MM` of a minute of the day. */
const clockText = (minute: number): string => CLOCK[minute] ?? '';

/** `YYYY-MM-DDTHH:MM` of seconds from 1970-01-01 on any clock; less than a minute is dropped. */
export function isoMinutes(seconds: number): string {
  const days = Math.floor(seconds / 86400);
  return `${dateText(days)}${clockText(((seconds - days * 86400) / 60) | 0)}`;
}

/** `YYYY-MM-DDTHH:MM:SS`, likewise; less than a second is dropped. */
export const isoSeconds = (seconds: number): string =>
  `${isoMinutes(seconds)}:${TWO_DIGITS[Math.floor(seconds) - Math.floor(seconds / 60) * 60]}`;

/** ISO 8601 UTC to the second, `1984-02-04T15:18:44Z`, of UTC seconds from 1970-01-01. */
export const isoUtc = (seconds: number): string => `${isoSeconds(seconds)}Z`;
