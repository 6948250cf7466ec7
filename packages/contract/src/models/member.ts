import { z } from 'zod';
import { birthCityCodes } from '../birth-cities.ts';
import { birthdayError, timeError } from '../member-form.ts';
import { skyCell } from './chart.ts';
import { calendarType, instant, rowId, sexType } from './common.ts';

/** An unknown time may arrive as null, as an empty string, or not at all. */
const birthTime = z
  .union([z.string(), z.null()])
  .optional()
  .transform((time) => (time === undefined || time === '' ? null : time));

const birthShape = {
  sexType,
  calendarType,
  birthday: z.string().describe('8 digits, YYYYMMDD, in the given calendar'),
  time: birthTime.describe('4 digits, HHMM, Korean wall clock; null when unknown'),
  leapMonth: z.boolean().default(false).describe('윤달; only with calendarType LUNAR'),
  birthCity: z.enum(birthCityCodes).default('SEOUL'),
};

interface BirthFields {
  calendarType: 'SOLAR' | 'LUNAR';
  birthday: string;
  time: string | null;
  leapMonth: boolean;
}

const checkBirth = (birth: BirthFields, context: z.core.$RefinementCtx): void => {
  const birthday = birthdayError(birth.birthday, birth.calendarType);
  if (birthday !== undefined) context.addIssue({ code: 'custom', path: ['birthday'], message: birthday });
  const time = birth.time === null ? undefined : timeError(birth.time);
  if (time !== undefined) context.addIssue({ code: 'custom', path: ['time'], message: time });
  if (birth.leapMonth && birth.calendarType === 'SOLAR') {
    context.addIssue({
      code: 'custom',
      path: ['leapMonth'],
      message: '윤달은 음력일 때만 고를 수 있습니다.',
    });
  }
};

/** A person's birth data as a reader gives it. */
export const birthInput = z.strictObject(birthShape).superRefine(checkBirth).meta({ id: 'BirthInput' });

/**
 * Whose chart is asked for: a stored member, or new birth data that becomes one, beside whatever else a call asks.
 * Callers may send the whole form with either type; the parts the type does not use are ignored, anything else is refused.
 */
export const personInputWith = <Extra extends z.core.$ZodLooseShape>(extra: Extra) =>
  z.discriminatedUnion('memberType', [
    z.strictObject({
      ...extra,
      memberType: z.literal('EXISTING'),
      memberId: rowId,
      ...Object.fromEntries(Object.keys(birthShape).map((field) => [field, z.unknown().optional()])),
    }),
    z
      .strictObject({
        ...extra,
        memberType: z.literal('NEW'),
        memberId: z.unknown().optional(),
        ...birthShape,
      })
      .superRefine((person, context) => checkBirth(person as BirthFields, context)),
  ]);

export const personInput = personInputWith({}).meta({ id: 'PersonInput' });

export const member = z
  .object({
    id: rowId,
    sexType,
    calendarType,
    birthday: z.string(),
    time: z.string().nullable(),
    leapMonth: z.boolean(),
    birthCity: z.enum(birthCityCodes),
    age: z.number().int().describe('만 나이, on the Korean day of the answer'),
    daySky: skyCell.describe('the stem of the day of birth, which stands for the person'),
    status: z.enum(['ON', 'OFF']),
    createdAt: instant,
  })
  .meta({ id: 'Member' });

export type BirthInput = z.output<typeof birthInput>;
export type PersonInput = z.output<typeof personInput>;
export type Member = z.output<typeof member>;
