import { z } from 'zod';
import { instant, rowId } from './common.ts';

/** One movement of a reader's credits. */
export const creditHistoryEntry = z
  .object({
    id: rowId,
    name: z.string().describe('Korean: what was charged or used'),
    usageType: z
      .enum(['PAID', 'USED', 'EXPIRED', 'REFUNDED'])
      .describe('PAID is a charge; all others take credits away'),
    amount: z.number().int().min(1).describe('credits, always positive; bonus credits included'),
    bonusAmount: z.number().int().min(0).describe('how many of them are bonus credits'),
    createdAt: instant,
  })
  .meta({ id: 'CreditHistoryEntry' });

export type CreditHistoryEntry = z.output<typeof creditHistoryEntry>;
