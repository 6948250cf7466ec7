import { civilDate } from './civil.ts';

const TWO_DIGITS = /* @__PURE__ */ Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));

/** 0..99 as two digits. */
export const twoDigits = (n: number): string => TWO_DIGITS[n] ?? '';

/** `YYYY-MM-DDTHH:MM:SS` of seconds from 1970-01-01 on any clock; a part of a second is dropped. Years 1000..9999. */
export function isoSeconds(seconds: number): string {
  const days = Math.floor(seconds / 86400);
  const second = Math.floor(seconds - days * 86400);
  const { year, month, day } = civilDate(days);
  const minute = (second / 60) | 0;
  const time = `${twoDigits((minute / 60) | 0)}:${twoDigits(minute % 60)}:${twoDigits(second % 60)}`;
  return `${year}-${twoDigits(month)}-${twoDigits(day)}T${time}`;
}

/** ISO 8601 UTC to the second, `1984-02-04T15:18:44Z`, of UTC seconds from 1970-01-01. */
export const isoUtc = (seconds: number): string => `${isoSeconds(seconds)}Z`;
