import { and, asc, desc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { CreditLotRow } from './ledger-repository.ts';
import {
  creditEntries,
  creditLots,
  creditTransactions,
  type CreditAccount,
  type CreditMove,
} from './schema.ts';

const ofUser = (userId: number) => eq(creditLots.userId, userId);

export async function insertLots(tx: Db, lots: readonly CreditLotRow[]): Promise<void> {
  if (lots.length > 0) await tx.insert(creditLots).values([...lots]);
}

/** Lots that can be used, in the order they are: those that end first; of those that came together the paid ones. */
export const listUsableLots = (db: Db, userId: number, now: Date): Promise<CreditLotRow[]> =>
  db
    .select()
    .from(creditLots)
    .where(and(ofUser(userId), gt(creditLots.left, 0), gt(creditLots.expiresAt, now)))
    .orderBy(asc(creditLots.expiresAt), asc(creditLots.orderId), desc(creditLots.kind));

/** Lots that hold something, used or not, over or not. */
export const listHeldLots = (db: Db, userId: number): Promise<CreditLotRow[]> =>
  db
    .select()
    .from(creditLots)
    .where(and(ofUser(userId), gt(creditLots.left, 0)))
    .orderBy(asc(creditLots.expiresAt), asc(creditLots.id));

/** Lots whose time is over and that still hold something. */
export const listEndedLots = (db: Db, userId: number, now: Date): Promise<CreditLotRow[]> =>
  db
    .select()
    .from(creditLots)
    .where(and(ofUser(userId), gt(creditLots.left, 0), lte(creditLots.expiresAt, now)));

/** Readers who hold something whose time is over. */
export async function listHoldersOfEnded(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userId: creditLots.userId })
    .from(creditLots)
    .where(and(gt(creditLots.left, 0), lte(creditLots.expiresAt, now)))
    .limit(limit);
  return rows.map((row) => row.userId);
}

export const listLotsOfOrder = (db: Db, userId: number, orderId: string): Promise<CreditLotRow[]> =>
  db
    .select()
    .from(creditLots)
    .where(and(ofUser(userId), eq(creditLots.orderId, orderId)))
    .orderBy(desc(creditLots.kind));

export async function markTakenBack(
  tx: Db,
  userId: number,
  lotIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(creditLots)
    .set({ takenBackAt: now })
    .where(and(ofUser(userId), inArray(creditLots.id, [...lotIds])));
}

/** Credits a reader can use now. */
export async function heldCredits(db: Db, userId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ held: sql<string>`coalesce(sum(${creditLots.left}), 0)` })
    .from(creditLots)
    .where(and(ofUser(userId), gt(creditLots.left, 0), gt(creditLots.expiresAt, now)));
  return Number(row?.held ?? 0);
}

export interface HeldBack {
  lotId: string;
  amount: number;
  takenBack: boolean;
}

/** What is still set aside for a subject, lot by lot. */
export async function listReserved(db: Db, userId: number, subject: string): Promise<HeldBack[]> {
  const rows = await db
    .select({
      lotId: creditEntries.lotId,
      amount: sql<string>`sum(${creditEntries.amount})`,
      takenBack: sql<boolean>`bool_or(${creditLots.takenBackAt} is not null)`,
    })
    .from(creditEntries)
    .innerJoin(
      creditTransactions,
      and(
        eq(creditTransactions.userId, creditEntries.userId),
        eq(creditTransactions.id, creditEntries.transactionId),
      ),
    )
    .innerJoin(
      creditLots,
      and(eq(creditLots.userId, creditEntries.userId), eq(creditLots.id, creditEntries.lotId)),
    )
    .where(
      and(
        eq(creditEntries.userId, userId),
        eq(creditTransactions.subject, subject),
        eq(creditEntries.account, 'RESERVED'),
      ),
    )
    .groupBy(creditEntries.lotId);
  return rows
    .map(({ lotId, amount, takenBack }) => ({ lotId, amount: Number(amount), takenBack }))
    .filter(({ amount }) => amount > 0);
}

async function reservedBy(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ reserved: sql<string>`coalesce(sum(${creditEntries.amount}), 0)` })
    .from(creditEntries)
    .where(and(where, eq(creditEntries.account, 'RESERVED')));
  return Number(row?.reserved ?? 0);
}

/** Whether credits of a reader are set aside for a reply that is being written. */
export const hasReserved = async (db: Db, userId: number): Promise<boolean> =>
  (await reservedBy(db, eq(creditEntries.userId, userId))) > 0;

/** Whether credits of one lot are. */
export const isSetAside = async (db: Db, userId: number, lotId: string): Promise<boolean> =>
  (await reservedBy(db, and(eq(creditEntries.userId, userId), eq(creditEntries.lotId, lotId)))) > 0;

/** Moves a reader sees in the history, and the account that shows how much moved. */
const SHOWN: Partial<Record<CreditMove, CreditAccount>> = {
  PURCHASE: 'WALLET',
  SETTLE: 'EARNED',
  EXPIRE: 'LAPSED',
  TAKE_BACK: 'RETURNED',
};

export interface CreditHistoryRow {
  id: string;
  move: CreditMove;
  name: string;
  amount: number;
  bonusAmount: number;
  at: Date;
}

const MOST_ROWS = 200;

/** What happened to a reader's credits, newest first. */
export async function listHistory(db: Db, userId: number): Promise<CreditHistoryRow[]> {
  const shown = sql.join(
    Object.entries(SHOWN).map(([move, account]) => sql`(${move}, ${account})`),
    sql`, `,
  );
  const rows = await db
    .select({
      id: creditTransactions.id,
      move: creditTransactions.move,
      name: creditTransactions.name,
      at: creditTransactions.at,
      amount: sql<string>`sum(${creditEntries.amount})`,
      bonusAmount: sql<string>`coalesce(sum(${creditEntries.amount}) filter (where ${creditLots.kind} = 'BONUS'), 0)`,
    })
    .from(creditTransactions)
    .innerJoin(
      creditEntries,
      and(
        eq(creditEntries.userId, creditTransactions.userId),
        eq(creditEntries.transactionId, creditTransactions.id),
      ),
    )
    .innerJoin(
      creditLots,
      and(eq(creditLots.userId, creditEntries.userId), eq(creditLots.id, creditEntries.lotId)),
    )
    .where(
      and(
        eq(creditTransactions.userId, userId),
        inArray(creditTransactions.move, Object.keys(SHOWN) as CreditMove[]),
        sql`(${creditTransactions.move}, ${creditEntries.account}) in (${shown})`,
      ),
    )
    .groupBy(creditTransactions.userId, creditTransactions.id)
    .orderBy(desc(creditTransactions.at), desc(creditTransactions.id))
    .limit(MOST_ROWS);
  return rows.map((row) => ({ ...row, amount: Number(row.amount), bonusAmount: Number(row.bonusAmount) }));
}
