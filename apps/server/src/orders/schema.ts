import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
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
import { at, ownerId } from '#platform/database/columns.ts';
import { ORDER_STATES } from './order-state.ts';

const gender = () => text('gender', { enum: ['FEMALE', 'MALE'] });

/**
 * What a reader asked to buy, as it stood when they asked: price, person or cards, content and policy.
 * Never deleted, and holding no birth data, so that it can outlive the member it was for.
 */
export const orders = pgTable(
  'orders',
  {
    userId: ownerId(),
    orderId: text('order_id').notNull(),
    kind: text('kind', { enum: ['SAJU', 'TAROT', 'CREDIT'] }).notNull(),
    state: text('state', { enum: ORDER_STATES }).notNull(),
    /** Counts the transitions; each one names the version it starts from. */
    version: integer('version').notNull(),
    /** Of a reading; null for credits. */
    contentId: integer('content_id'),
    contentVersion: integer('content_version'),
    /** Of credits, with as many as were offered; null for a reading. */
    creditPackageId: integer('credit_package_id'),
    credit: integer('credit'),
    bonusCredit: integer('bonus_credit'),
    orderName: text('order_name').notNull(),
    amount: integer('amount').notNull(),
    memberId: uuid('member_id'),
    cards: jsonb('cards').$type<number[]>(),
    gender: gender(),
    /** What may be bought once only; null where buying again is a new purchase. */
    slot: text('slot'),
    policyVersion: text('policy_version').notNull(),
    /** The campaign of the visit that placed it, for counting; null where the browser named none. */
    campaign: text('campaign'),
    resultId: uuid('result_id'),
    paymentKey: text('payment_key'),
    /** Part of the idempotency key; raised only when the last attempt is known to have come to nothing. */
    attempt: integer('attempt').notNull(),
    /** Won that stay with the shop once the part under way is given back; null while none is. */
    keepAmount: integer('keep_amount'),
    receiptUrl: text('receipt_url'),
    /** Why it failed, or why it is given back: a code for programs, a sentence for readers. */
    problemCode: text('problem_code'),
    problemMessage: text('problem_message'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** Until when an unpaid order may be paid. */
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    fulfilledAt: at('fulfilled_at'),
    refundedAt: at('refunded_at'),
    /** When the reconciler looks at it next; set while the provider is owed a question. */
    nextCheckAt: at('next_check_at'),
    checks: integer('checks').notNull(),
    alertedAt: at('alerted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId] }),
    uniqueIndex('orders_one_per_slot')
      .on(table.userId, table.slot)
      .where(sql`state in ('confirming', 'paid', 'fulfilled')`),
    index('orders_due')
      .on(table.nextCheckAt)
      .where(sql`next_check_at is not null`),
    index('orders_unpaid')
      .on(table.expiresAt)
      .where(sql`state = 'created'`),
    index('orders_newest').on(table.userId, table.createdAt),
    check('orders_amount', sql`amount >= 100`),
    check(
      'orders_goods',
      sql`case when kind = 'CREDIT' then num_nonnulls(credit_package_id, credit, bonus_credit) = 3
               else num_nonnulls(content_id, content_version, result_id) = 3 end`,
    ),
    check('orders_keep_amount', sql`keep_amount is null or (keep_amount >= 0 and state = 'refundingPart')`),
    check('orders_payment_key', sql`state in ('created', 'expired') or payment_key is not null`),
  ],
);

/** Every transition of every order. Only ever added to. */
export const orderEvents = pgTable(
  'order_events',
  {
    userId: ownerId(),
    orderId: text('order_id').notNull(),
    /** The order's version after the transition; 0 is its creation. */
    version: integer('version').notNull(),
    event: text('event').notNull(),
    fromState: text('from_state', { enum: ORDER_STATES }),
    toState: text('to_state', { enum: ORDER_STATES }).notNull(),
    actor: text('actor').notNull(),
    detail: text('detail'),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.version] }),
    foreignKey({
      columns: [table.userId, table.orderId],
      foreignColumns: [orders.userId, orders.orderId],
    }),
  ],
);

/** The cash account: one entry for each approval and each cancellation the provider booked. Only ever added to. */
export const cashEntries = pgTable(
  'cash_entries',
  {
    userId: ownerId(),
    orderId: text('order_id').notNull(),
    /** The payment's key for its approval, the transaction's key for a cancellation: each is booked once. */
    entryKey: text('entry_key').notNull(),
    kind: text('kind', { enum: ['APPROVAL', 'CANCEL'] }).notNull(),
    paymentKey: text('payment_key').notNull(),
    /** Won; negative for a cancellation. */
    amount: integer('amount').notNull(),
    bookedAt: at('booked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.entryKey] }),
    foreignKey({
      columns: [table.userId, table.orderId],
      foreignColumns: [orders.userId, orders.orderId],
    }),
    check('cash_entries_sign', sql`(kind = 'APPROVAL') = (amount > 0) and amount <> 0`),
  ],
);

/** Whose an order is, and which payment is tied to it. A directory: looked up before the reader is known. */
export const orderDirectory = pgTable(
  'order_directory',
  {
    orderId: text('order_id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    paymentKey: text('payment_key'),
  },
  (table) => [uniqueIndex('order_directory_payment_key').on(table.paymentKey)],
);
