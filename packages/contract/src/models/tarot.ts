import { z } from 'zod';
import { instant, rowId, sexType } from './common.ts';
import { readingChapter } from './reading.ts';

export const cardDirection = z.enum(['UPRIGHT', 'REVERSED']).meta({ description: '정방향 or 역방향' });

/** A free tarot reading: one card, one question. */
export const freeTarotResult = z
  .object({
    id: rowId,
    question: z.string(),
    gender: sexType,
    tarotCardId: z.number().int(),
    tarotCardName: z.string(),
    tarotCardDirection: cardDirection,
    tarotCardImageUrl: z.string(),
    answer: z.string().describe('the whole text, Markdown, encoded as a JSON string'),
    chapters: z.array(readingChapter),
    createdAt: instant,
  })
  .meta({ id: 'FreeTarotResult' });

export type CardDirection = z.output<typeof cardDirection>;
export type FreeTarotResult = z.output<typeof freeTarotResult>;
