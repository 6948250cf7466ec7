import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/database/columns.ts';

/**
 * Every call of a language model and what it cost. Written before the call with the most it may cost, and again after
 * it with what it did, so that a day's limit holds whatever happens in between. Nobody's in particular.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey(),
    koreanDay: text('korean_day').notNull(),
    purpose: text('purpose', { enum: ['CHAT', 'READING'] }).notNull(),
    model: text('model').notNull(),
    /** OPEN while it runs, or when its process died. */
    outcome: text('outcome', { enum: ['OPEN', 'DONE', 'STOPPED', 'FAILED'] }).notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Thousandths of a won. */
    cost: bigint('cost', { mode: 'number' }).notNull(),
    durationMs: integer('duration_ms').notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('model_calls_of_day').on(table.koreanDay)],
);
