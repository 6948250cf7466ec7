import type { FreeFortuneResult, MemberSajuResult, ResultMember } from '@wolha/contract';
import { chartNotes, fortuneCells, sajuCells } from '#charts/saju-on-wire.ts';
import type { Person } from '#members/person.ts';
import { koreanDay } from '#platform/clock.ts';
import type { FortuneResultRow } from './repository.ts';

export const resultMember = ({ id, birth, age }: Person): ResultMember => ({
  id,
  sexType: birth.sexType,
  age,
  birthdayType: birth.calendarType,
  birthday: birth.birthday,
  time: birth.time,
  leapMonth: birth.leapMonth,
});

/** A person's chart with the luck pillars as they stood on the day of `at`. */
export const memberSajuResult = (person: Person, at: Date): MemberSajuResult => ({
  member: resultMember(person),
  saju: sajuCells(person.chart),
  fortune: fortuneCells(person.chart, koreanDay(at)),
  chartNotes: chartNotes(person.chart),
});

export const freeFortuneResult = (person: Person, result: FortuneResultRow): FreeFortuneResult => ({
  ...memberSajuResult(person, result.createdAt),
  id: result.id,
  sajuAnalysisResult: result.reading.markdown,
  chapters: result.reading.chapters,
  createdAt: result.createdAt.toISOString(),
});
