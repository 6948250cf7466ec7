import { z } from 'zod';
import { birthCity, birthCityCodes, errorCatalogue, type BirthInput, type ErrorCode } from '@wolha/contract';
import { analyzeChart, SajuError, type Birth, type Chart } from '@wolha/saju';
import { AppError } from '#platform/app-error.ts';
import { koreanDay } from '#platform/clock.ts';

/** Birth data as it is sealed. */
export const sealedBirth = z.object({
  sexType: z.enum(['FEMALE', 'MALE']),
  calendarType: z.enum(['SOLAR', 'LUNAR']),
  birthday: z.string(),
  time: z.string().nullable(),
  leapMonth: z.boolean(),
  birthCity: z.enum(birthCityCodes),
});

/** The text whose fingerprint tells that two people's birth data are the same. */
export const birthText = (birth: BirthInput): string =>
  [
    birth.sexType,
    birth.calendarType,
    birth.birthday,
    birth.time ?? '-',
    birth.leapMonth,
    birth.birthCity,
  ].join('|');

export const engineBirth = (birth: BirthInput): Birth => ({
  birthday: birth.birthday,
  time: birth.time,
  calendarType: birth.calendarType,
  leapMonth: birth.leapMonth,
  sexType: birth.sexType,
  longitude: birthCity(birth.birthCity).longitude,
});

/** The chart of a birth. Throws with the field that names no day of the calendar. */
export function chartOf(birth: BirthInput): Chart {
  try {
    return analyzeChart(engineBirth(birth));
  } catch (error) {
    if (error instanceof SajuError) throw birthProblem(error);
    throw error;
  }
}

function birthProblem(error: SajuError): AppError {
  const refuse = (code: ErrorCode, field: string): AppError =>
    new AppError(code, { cause: error, fields: { [field]: errorCatalogue[code].message } });
  if (error.code === 'LUNAR_LEAP_MONTH_MISSING') return refuse('LEAP_MONTH_MISSING', 'leapMonth');
  if (error.code === 'LUNAR_DAY_MISSING') return refuse('LUNAR_DAY_MISSING', 'birthday');
  if (error.field === 'time') return refuse('INVALID_TIME', 'time');
  return refuse('INVALID_BIRTHDAY', 'birthday');
}

/** 만 나이 on a Korean day, from the solar date of birth; 0 for a day before the birth. */
export function ageOn(solarBirthday: Chart['solar'], at: Date): number {
  const [year, month, day] = koreanDay(at).split('-').map(Number) as [number, number, number];
  const hadBirthday = month * 100 + day >= solarBirthday.month * 100 + solarBirthday.day;
  return Math.max(0, year - solarBirthday.year - (hadBirthday ? 0 : 1));
}
