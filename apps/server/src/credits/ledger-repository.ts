import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import {
  creditEntries,
  creditLots,
  creditTransactions,
  creditWallets,
  type CreditAccount,
  type CreditMove,
} from './schema.ts';

export type CreditLotRow = typeof creditLots.$inferSelect;

/** A movement of a reader's credits. The same move happens to the same subject once. */
export interface Movement {
  userId: number;
  move: CreditMove;
  subject: string;
  /** Korean, for the reader's history. */
  name: string;
  at: Date;
  newId: () => string;
}

/** So many credits of a lot go from one account to another. */
export interface Transfer {
  lotId: string;
  from: CreditAccount;
  to: CreditAccount;
  amount: number;
}

/**
 * One change of a reader's credits at a time, until the transaction ends. False when the reader never had any.
 * Everything below is called under this lock.
 */
export async function lockWallet(tx: Db, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ userId: creditWallets.userId })
    .from(creditWallets)
    .where(eq(creditWallets.userId, userId))
    .for('update');
  return rows.length > 0;
}

/** Opens the wallet of a reader who has none yet, and locks it. */
export async function openWallet(tx: Db, userId: number): Promise<void> {
  await tx.insert(creditWallets).values({ userId, balance: 0 }).onConflictDoNothing();
  await lockWallet(tx, userId);
}

/**
 * Writes a movement into the ledger, two lines for each transfer, and brings lots and wallet along; false when it was
 * written before. The only place that writes either: the database refuses whatever does not add up.
 */
export async function post(tx: Db, movement: Movement, transfers: readonly Transfer[]): Promise<boolean> {
  const { userId, move, subject, name, at } = movement;
  const transactionId = movement.newId();
  const entered = await tx
    .insert(creditTransactions)
    .values({ userId, id: transactionId, move, subject, name, at })
    .onConflictDoNothing();
  if (entered.rowCount !== 1) return false;
  const lines = transfers.flatMap(({ lotId, from, to, amount }) => [
    { lotId, account: from, amount: -amount },
    { lotId, account: to, amount },
  ]);
  if (lines.length === 0) return true;
  await tx
    .insert(creditEntries)
    .values(lines.map((line, index) => ({ userId, transactionId, line: index, ...line })));
  let change = 0;
  for (const { lotId, account, amount } of lines) {
    if (account !== 'WALLET') continue;
    change += amount;
    await tx
      .update(creditLots)
      .set({ left: sql`${creditLots.left} + ${amount}` })
      .where(and(eq(creditLots.userId, userId), eq(creditLots.id, lotId)));
  }
  if (change !== 0) {
    await tx
      .update(creditWallets)
      .set({ balance: sql`${creditWallets.balance} + ${change}` })
      .where(eq(creditWallets.userId, userId));
  }
  return true;
}
