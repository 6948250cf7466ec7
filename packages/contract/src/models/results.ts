import { z } from 'zod';
import { chartNotes, fortuneCells, sajuCells } from './chart.ts';
import { fortuneContentCard } from './catalogue.ts';
import { calendarType, instant, rowId, sexType } from './common.ts';
import { readingChapter } from './reading.ts';

/** The person of a result, as the result's head shows them. */
export const resultMember = z
  .object({
    id: rowId,
    sexType,
    age: z.number().int(),
    birthdayType: calendarType,
    birthday: z.string(),
    time: z.string().nullable(),
    leapMonth: z.boolean(),
  })
  .meta({ id: 'ResultMember' });

export const memberSajuResult = z
  .object({ member: resultMember, saju: sajuCells, fortune: fortuneCells, chartNotes })
  .meta({ id: 'MemberSajuResult' });

export const freeFortuneResult = memberSajuResult
  .extend({
    id: rowId,
    sajuAnalysisResult: z.string().describe('Markdown, the whole text'),
    chapters: z.array(readingChapter),
    createdAt: instant,
  })
  .meta({ id: 'FreeFortuneResult' });

/** NONE is a free result; the others are premium results on their way, ready, failed or given back. */
export const resultStatus = z.enum(['NONE', 'WAITING', 'READY', 'FAILED', 'REFUNDED']);

export const fortuneResultListItem = z
  .object({
    id: rowId,
    resultStatus,
    orderId: z.string().nullable().describe('of a bought result'),
    fortuneContentId: z.number().int(),
    memberId: rowId,
    fortuneContent: fortuneContentCard,
    member: resultMember,
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'FortuneResultListItem' });

export const tarotResultListItem = z
  .object({
    id: rowId,
    resultStatus,
    orderId: z.string().nullable().describe('of a bought result'),
    fortuneContentId: z.number().int(),
    fortuneContent: fortuneContentCard,
    createdAt: instant,
  })
  .meta({ id: 'TarotResultListItem' });

export type ResultMember = z.output<typeof resultMember>;
export type MemberSajuResult = z.output<typeof memberSajuResult>;
export type FreeFortuneResult = z.output<typeof freeFortuneResult>;
export type ResultStatus = z.output<typeof resultStatus>;
export type FortuneResultListItem = z.output<typeof fortuneResultListItem>;
export type TarotResultListItem = z.output<typeof tarotResultListItem>;
