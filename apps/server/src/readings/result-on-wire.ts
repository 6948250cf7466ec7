import type { FreeFortuneResult, MemberSajuResult } from '@wolha/contract';
import { memberSajuOn } from '#members/member-saju.ts';
import type { Person } from '#members/person.ts';
import { koreanDay } from '#platform/clock.ts';
import type { FortuneResultRow } from './repository.ts';

/** A person's chart with the luck pillars as they stood on the day of `at`. */
export const memberSajuResult = (person: Person, at: Date): MemberSajuResult =>
  memberSajuOn(person, koreanDay(at));

export const freeFortuneResult = (person: Person, result: FortuneResultRow): FreeFortuneResult => ({
  ...memberSajuResult(person, result.createdAt),
  id: result.id,
  sajuAnalysisResult: result.reading.markdown,
  chapters: result.reading.chapters,
  createdAt: result.createdAt.toISOString(),
});
