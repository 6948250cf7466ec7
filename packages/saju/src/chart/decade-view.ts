import { isoUtc } from '#calendar/iso.ts';
import { civilDate, dayNumber } from '#calendar/civil.ts';
import { SLOT } from '#core/slots.ts';
import { decadePillar, LIFE_SECONDS_PER_SECOND, SECONDS_PER_DAY } from '#craft/decade-luck.ts';
import { pillarView } from './pillar-view.ts';
import type { ResolvedBirth } from './resolve-birth.ts';
import type { DecadeLuck } from './types.ts';

const DECADES = 10;
const KOREA_SECONDS = 32400;

/**
 * Start of decade `n` (1 = first) as UTC seconds: the years, months and days of the start are added to the birth as
 * calendar years, months and days (Korean dates), what is left below a day by proportion.
 */
export function decadeStart(flat: Int32Array, utc: number, n: number): number {
  const korean = utc + KOREA_SECONDS;
  const days = Math.floor(korean / 86400);
  const { year, month, day } = civilDate(days);
  const months = month - 1 + (flat[SLOT.startMonths] ?? 0);
  const years = year + (flat[SLOT.startYears] ?? 0) + 10 * (n - 1) + ((months / 12) | 0);
  const start = dayNumber(years, (months % 12) + 1, day) + (flat[SLOT.startDays] ?? 0);
  const rest = ((flat[SLOT.termDistance] ?? 0) % SECONDS_PER_DAY) * LIFE_SECONDS_PER_SECOND;
  return utc + (start - days) * 86400 + rest;
}

export function decadeLuckView(flat: Int32Array, { utc, day, timeKnown }: ResolvedBirth): DecadeLuck {
  const [month = 0, dayPillar = 0] = [flat[SLOT.pillars + 1], flat[SLOT.pillars + 2]];
  const forward = flat[SLOT.forward] === 1;
  const age = flat[SLOT.startAge] ?? 1;
  const years = flat[SLOT.startYears] ?? 0;
  const birthYear = civilDate(day).year;
  return {
    forward,
    startAge: age,
    start: { years, months: flat[SLOT.startMonths] ?? 0, days: flat[SLOT.startDays] ?? 0 },
    startInstant: isoUtc(decadeStart(flat, utc, 1)),
    approximate: !timeKnown,
    pillars: Array.from({ length: DECADES }, (_, i) => {
      const start = decadeStart(flat, utc, i + 1);
      const { year } = civilDate(Math.floor((start + KOREA_SECONDS) / 86400));
      return {
        ...pillarView(dayPillar, decadePillar(month, forward, i + 1)),
        age: age + 10 * i,
        start: isoUtc(start),
        year,
        fullAge: years + 10 * i,
        koreanAge: year - birthYear + 1,
      };
    }),
  };
}
