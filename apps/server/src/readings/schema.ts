import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ReadingChapter } from '@wolha/contract';
import { at, ownerId } from '#platform/database/columns.ts';
import { members } from '#members/schema.ts';

/** What a reading was made from and what it says. Written once, never changed. */
export interface StoredReading {
  writer: string;
  markdown: string;
  chapters: ReadingChapter[];
}

/** Saju results of a reader. Free ones have status NONE and are one per member, content and the time they speak of. */
export const fortuneResults = pgTable(
  'fortune_results',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    contentId: integer('content_id').notNull(),
    resultStatus: text('result_status', { enum: ['NONE'] }).notNull(),
    /** Empty, or the Korean day or month the reading speaks of. */
    period: text('period').notNull(),
    reading: jsonb('reading').$type<StoredReading>().notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.memberId],
      foreignColumns: [members.userId, members.id],
    }).onDelete('cascade'),
    uniqueIndex('fortune_results_one_free').on(table.userId, table.contentId, table.memberId, table.period),
    index('fortune_results_newest').on(table.userId, table.createdAt),
  ],
);
