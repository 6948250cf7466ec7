import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, ownerId } from '#platform/database/columns.ts';

/** What a reader holds in all. The row is also what changes of one reader's credits queue for. */
export const creditWallets = pgTable(
  'credit_wallets',
  {
    userId: ownerId().primaryKey(),
    balance: integer('balance').notNull(),
  },
  () => [check('credit_wallets_never_negative', sql`balance >= 0`)],
);

/** Credits that came together and end together: the paid ones of a purchase, or its bonus. */
export const creditLots = pgTable(
  'credit_lots',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['PAID', 'BONUS'] }).notNull(),
    orderId: text('order_id').notNull(),
    amount: integer('amount').notNull(),
    /** What of it can still be used. */
    left: integer('left').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Set once its money went back: nothing comes to it any more. */
    takenBackAt: at('taken_back_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('credit_lots_once_per_order').on(table.userId, table.orderId, table.kind),
    index('credit_lots_ending')
      .on(table.expiresAt)
      .where(sql`"left" > 0`),
    check('credit_lots_within', sql`"left" between 0 and amount`),
  ],
);

export const CREDIT_MOVES = [
  'PURCHASE',
  'RESERVE',
  'SETTLE',
  'RELEASE',
  'EXPIRE',
  'TAKE_BACK',
  'WRITE_OFF',
] as const;
export type CreditMove = (typeof CREDIT_MOVES)[number];

/** One movement of credits, whole or not at all. A move happens to its subject (an order, a reply, a lot) once. */
export const creditTransactions = pgTable(
  'credit_transactions',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    move: text('move', { enum: CREDIT_MOVES }).notNull(),
    subject: text('subject').notNull(),
    /** Korean, for the reader's history. */
    name: text('name').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('credit_transactions_once').on(table.userId, table.move, table.subject),
    index('credit_transactions_newest').on(table.userId, table.at),
  ],
);

/**
 * Accounts of the ledger. WALLET and RESERVED are the reader's; SOLD and GRANTED are where credits come from, EARNED,
 * LAPSED and RETURNED where they go.
 */
export const CREDIT_ACCOUNTS = [
  'WALLET',
  'RESERVED',
  'SOLD',
  'GRANTED',
  'EARNED',
  'LAPSED',
  'RETURNED',
] as const;
export type CreditAccount = (typeof CREDIT_ACCOUNTS)[number];

/** The lines of the ledger: those of one transaction add up to nothing. Only ever added to. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    userId: ownerId(),
    transactionId: uuid('transaction_id').notNull(),
    line: integer('line').notNull(),
    account: text('account', { enum: CREDIT_ACCOUNTS }).notNull(),
    lotId: uuid('lot_id').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.transactionId, table.line] }),
    foreignKey({
      columns: [table.userId, table.transactionId],
      foreignColumns: [creditTransactions.userId, creditTransactions.id],
    }),
    foreignKey({
      columns: [table.userId, table.lotId],
      foreignColumns: [creditLots.userId, creditLots.id],
    }),
    index('credit_entries_of_lot').on(table.userId, table.lotId),
    check('credit_entries_move', sql`amount <> 0`),
  ],
);
