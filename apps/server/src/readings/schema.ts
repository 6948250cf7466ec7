import { sql } from 'drizzle-orm';
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
import { users } from '#identity/schema.ts';
import { members } from '#members/schema.ts';

/** What a reading was made from and what it says. Written once, never changed. */
export interface StoredReading {
  writer: string;
  markdown: string;
  chapters: ReadingChapter[];
}

/** NONE is a free result. A bought one waits for its reading, is ready, or is being given back and then given back. */
const resultStatus = () =>
  text('result_status', { enum: ['NONE', 'WAITING', 'READY', 'FAILED', 'REFUNDED'] }).notNull();

/**
 * Saju results of a reader. Free ones are one per member, content and the time they speak of; bought ones are one
 * per order and have no reading until it is written.
 */
export const fortuneResults = pgTable(
  'fortune_results',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    contentId: integer('content_id').notNull(),
    resultStatus: resultStatus(),
    /** Empty, or the Korean day or month the reading speaks of. */
    period: text('period').notNull(),
    reading: jsonb('reading').$type<StoredReading>(),
    orderId: text('order_id'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.memberId],
      foreignColumns: [members.userId, members.id],
    }).onDelete('cascade'),
    uniqueIndex('fortune_results_one_free')
      .on(table.userId, table.contentId, table.memberId, table.period)
      .where(sql`order_id is null`),
    uniqueIndex('fortune_results_one_per_order')
      .on(table.userId, table.orderId)
      .where(sql`order_id is not null`),
    index('fortune_results_newest').on(table.userId, table.createdAt),
  ],
);

/** Tarot results of a reader. A free one is fixed for its Korean day by the first draw; bought ones are one per order. */
export const tarotResults = pgTable(
  'tarot_results',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    contentId: integer('content_id').notNull(),
    resultStatus: resultStatus(),
    /** `YYYY-MM-DD` of a free result; null for a bought one. */
    koreanDay: text('korean_day'),
    gender: text('gender', { enum: ['FEMALE', 'MALE'] }).notNull(),
    /** The cards as the wire names them, in the order they were drawn. */
    cards: jsonb('cards').$type<number[]>().notNull(),
    reading: jsonb('reading').$type<StoredReading>(),
    orderId: text('order_id'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('tarot_results_one_free_a_day')
      .on(table.userId, table.contentId, table.koreanDay)
      .where(sql`result_status = 'NONE'`),
    uniqueIndex('tarot_results_one_per_order')
      .on(table.userId, table.orderId)
      .where(sql`order_id is not null`),
    index('tarot_results_newest').on(table.userId, table.createdAt),
  ],
);

/**
 * The work of making one bought reading. A worker holds it by a lease and writes with the token of its own claim:
 * whoever claims later makes an earlier token void.
 */
export const readingJobs = pgTable(
  'reading_jobs',
  {
    userId: ownerId(),
    orderId: text('order_id').notNull(),
    service: text('service', { enum: ['SAJU', 'TAROT'] }).notNull(),
    resultId: uuid('result_id').notNull(),
    state: text('state', { enum: ['OPEN', 'DONE', 'GIVEN_UP'] }).notNull(),
    token: integer('token').notNull(),
    leaseUntil: at('lease_until').notNull(),
    failures: integer('failures').notNull(),
    chaptersDone: integer('chapters_done').notNull(),
    chaptersTotal: integer('chapters_total').notNull(),
    lastProblem: text('last_problem'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId] }),
    index('reading_jobs_open')
      .on(table.leaseUntil)
      .where(sql`state = 'OPEN'`),
  ],
);
