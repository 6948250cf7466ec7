import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#identity/schema.ts';
import { at, bytea, ownerId } from '#platform/database/columns.ts';

/** A room in which a reader asks one adviser. */
export const chats = pgTable(
  'chats',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    partnerId: integer('partner_id').notNull(),
    messageCount: integer('message_count').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('chats_newest').on(table.userId, table.updatedAt),
  ],
);

/**
 * A question and, once it is written, its reply; both sealed. Whoever writes the reply holds it by a lease and
 * finishes it with the token of its own claim: a later claim makes an earlier token void. Of the people asked about
 * there is nothing but their ids.
 */
export const chatMessages = pgTable(
  'chat_messages',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    chatId: uuid('chat_id').notNull(),
    /** What the browser named the question; null where it did not. */
    clientKey: text('client_key'),
    sealedQuestion: bytea('sealed_question').notNull(),
    sealedReply: bytea('sealed_reply'),
    state: text('state', { enum: ['WRITING', 'READY', 'FAILED'] }).notNull(),
    /** `YYYY-MM-DD`, the day the reply speaks of. */
    fortuneDate: text('fortune_date').notNull(),
    memberId: uuid('member_id').notNull(),
    memberPartnerId: uuid('member_partner_id'),
    paidWith: text('paid_with', { enum: ['FREE', 'CREDIT', 'NONE'] }).notNull(),
    /** The Korean day it was asked on, whose free use it counts towards. */
    koreanDay: text('korean_day').notNull(),
    writtenByModel: boolean('written_by_model').notNull(),
    /** Counts how often the question was sent anew after it failed. */
    attempt: integer('attempt').notNull(),
    token: integer('token').notNull(),
    leaseUntil: at('lease_until').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.chatId],
      foreignColumns: [chats.userId, chats.id],
    }).onDelete('cascade'),
    uniqueIndex('chat_messages_one_per_key').on(table.userId, table.chatId, table.clientKey),
    uniqueIndex('chat_messages_one_reply_at_a_time')
      .on(table.userId, table.chatId)
      .where(sql`state = 'WRITING'`),
    index('chat_messages_in_room').on(table.userId, table.chatId, table.createdAt, table.id),
    index('chat_messages_being_written')
      .on(table.leaseUntil)
      .where(sql`state = 'WRITING'`),
  ],
);

/** Free messages a reader has used on a Korean day. */
export const chatFreeUses = pgTable(
  'chat_free_uses',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    koreanDay: text('korean_day').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.koreanDay] })],
);

/** Free messages all readers have used on a Korean day. */
export const chatHouseUses = pgTable('chat_house_uses', {
  koreanDay: text('korean_day').primaryKey(),
  used: integer('used').notNull(),
});
