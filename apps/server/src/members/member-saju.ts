import type { MemberSajuResult, ResultMember } from '@wolha/contract';
import { isFortuneDate } from '@wolha/contract/chat-text';
import { chartNotes, fortuneCells, sajuCells } from '#charts/saju-on-wire.ts';
import { AppError } from '#platform/app-error.ts';
import { koreanDay } from '#platform/clock.ts';
import { openPerson, type Person } from './person.ts';
import type { MemberPorts } from './ports.ts';
import { findMember } from './repository.ts';

/** A day as an address has it: whole, or not at all. */
export interface DayParts {
  year?: number | undefined;
  month?: number | undefined;
  day?: number | undefined;
}

/** A member's chart with the luck of a day, today when none is named. Throws NOT_FOUND, and INVALID_REQUEST for no day. */
export async function readMemberSaju(
  ports: MemberPorts,
  userId: number,
  id: string,
  day: DayParts,
): Promise<MemberSajuResult> {
  const on = dayOf(day) ?? koreanDay(ports.clock.now());
  const row = await findMember(ports.db, userId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return memberSajuOn(openPerson(ports, row), on);
}

function dayOf({ year, month, day }: DayParts): string | null {
  if (year === undefined && month === undefined && day === undefined) return null;
  const text = [year ?? 0, month ?? 0, day ?? 0].map((part) => String(part).padStart(2, '0')).join('-');
  if (!isFortuneDate(text)) throw new AppError('INVALID_REQUEST', { fields: { day: '없는 날짜입니다.' } });
  return text;
}

export const resultMember = ({ id, birth, age }: Person): ResultMember => ({
  id,
  sexType: birth.sexType,
  age,
  birthdayType: birth.calendarType,
  birthday: birth.birthday,
  time: birth.time,
  leapMonth: birth.leapMonth,
});

/** A person's chart with the luck pillars as they stand on a day (`YYYY-MM-DD`). */
export const memberSajuOn = (person: Person, on: string): MemberSajuResult => ({
  member: resultMember(person),
  saju: sajuCells(person.chart),
  fortune: fortuneCells(person.chart, on),
  chartNotes: chartNotes(person.chart),
});
