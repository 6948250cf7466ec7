import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import { users } from '#identity/schema.ts';
import type { Db } from '#platform/database/database.ts';
import { insertFrom } from '#platform/database/insert-from.ts';
import { members } from '#members/schema.ts';
import { fortuneResults, readingJobs, tarotResults, type StoredReading } from './schema.ts';

export type BoughtFortuneRow = typeof fortuneResults.$inferSelect;
export type TarotResultRow = typeof tarotResults.$inferSelect;
export type ReadingJobRow = typeof readingJobs.$inferSelect;

/** A bought reading, found by its owner first. */
export interface BoughtKey {
  userId: number;
  orderId: string;
}

/** What a worker holds while it writes: void as soon as another one claims the same work. */
export interface Claim extends BoughtKey {
  token: number;
}

/** A dead worker's work is taken up again once its lease is over. Told by the database's clock, which all share. */
export const LEASE_SECONDS = 12;

const leaseFrom = (seconds: number): SQL => sql`clock_timestamp() + make_interval(secs => ${seconds})`;

const ofOrder = (table: typeof fortuneResults | typeof tarotResults, key: BoughtKey): SQL | undefined =>
  and(eq(table.userId, key.userId), eq(table.orderId, key.orderId));

const jobOf = (key: BoughtKey): SQL | undefined =>
  and(eq(readingJobs.userId, key.userId), eq(readingJobs.orderId, key.orderId));

const held = (claim: Claim): SQL | undefined =>
  and(jobOf(claim), eq(readingJobs.token, claim.token), eq(readingJobs.state, 'OPEN'));

/**
 * Enters the result of a paid order, still without a reading, and the work of writing it, due at once: one statement,
 * which keeps the person, or the account where there is none, from being deleted until the transaction ends. False
 * when they are gone already: then nothing was entered.
 */
export async function enterBoughtReading(
  db: Db,
  result: { service: 'SAJU'; row: BoughtFortuneRow } | { service: 'TAROT'; row: TarotResultRow },
  { orderId, chaptersTotal }: Pick<ReadingJobRow, 'orderId' | 'chaptersTotal'>,
  now: Date,
): Promise<boolean> {
  const { service, row } = result;
  const held = sql`held`;
  const holding =
    service === 'SAJU'
      ? db
          .select({ id: members.id })
          .from(members)
          .where(and(eq(members.userId, row.userId), eq(members.id, row.memberId)))
          .for('key share')
      : db.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('key share');
  const entered =
    service === 'SAJU' ? insertFrom(fortuneResults, row, held) : insertFrom(tarotResults, row, held);
  const work = insertFrom(
    readingJobs,
    {
      userId: row.userId,
      orderId,
      service,
      resultId: row.id,
      chaptersTotal,
      state: 'OPEN',
      token: 0,
      leaseUntil: sql`clock_timestamp()`,
      failures: 0,
      chaptersDone: 0,
      createdAt: now,
      updatedAt: now,
    },
    held,
  );
  const { rowCount } = await db.execute(sql`with held as ${holding}, entered as (${entered}) ${work}`);
  return rowCount === 1;
}

export async function findJob(db: Db, key: BoughtKey): Promise<ReadingJobRow | undefined> {
  const [row] = await db.select().from(readingJobs).where(jobOf(key));
  return row;
}

/** What a claim writes: it makes the tokens of earlier ones void. */
const claiming = () => ({
  token: sql`${readingJobs.token} + 1`,
  leaseUntil: leaseFrom(LEASE_SECONDS),
  chaptersDone: 0,
});

/** Work that is not done and that nobody holds. */
const due = (): SQL | undefined =>
  and(eq(readingJobs.state, 'OPEN'), lte(readingJobs.leaseUntil, sql`clock_timestamp()`));

/** Takes one piece of work, if nobody holds it. */
export async function claimJob(db: Db, key: BoughtKey): Promise<ReadingJobRow | undefined> {
  const [row] = await db
    .update(readingJobs)
    .set(claiming())
    .where(and(jobOf(key), due()))
    .returning();
  return row;
}

/** Takes up to `limit` pieces of work that nobody holds, the longest waiting first; no two workers take the same one. */
export function claimDueJobs(db: Db, limit: number): Promise<ReadingJobRow[]> {
  const free = db
    .select({ userId: readingJobs.userId, orderId: readingJobs.orderId })
    .from(readingJobs)
    .where(due())
    .orderBy(readingJobs.leaseUntil)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(readingJobs)
    .set(claiming())
    .where(sql`(${readingJobs.userId}, ${readingJobs.orderId}) in ${free}`)
    .returning();
}

/** Says how far the work is and keeps the lease; false when it is no longer held. */
export async function reportProgress(db: Db, claim: Claim, chaptersDone: number): Promise<boolean> {
  const told = await db
    .update(readingJobs)
    .set({ chaptersDone, leaseUntil: leaseFrom(LEASE_SECONDS) })
    .where(held(claim));
  return told.rowCount === 1;
}

export async function keepLease(db: Db, claim: Claim): Promise<boolean> {
  const kept = await db
    .update(readingJobs)
    .set({ leaseUntil: leaseFrom(LEASE_SECONDS) })
    .where(held(claim));
  return kept.rowCount === 1;
}

/** Lets go of work that went wrong, to be taken up again after a pause. */
export async function releaseJob(
  db: Db,
  claim: Claim,
  problem: { text: string; pauseSeconds: number; now: Date },
): Promise<void> {
  await db
    .update(readingJobs)
    .set({
      failures: sql`${readingJobs.failures} + 1`,
      lastProblem: problem.text,
      leaseUntil: leaseFrom(problem.pauseSeconds),
      updatedAt: problem.now,
    })
    .where(held(claim));
}

/** Lets go of work that nothing is wrong with, for another worker to take up now. */
export async function handBackJob(db: Db, claim: Claim): Promise<void> {
  await db
    .update(readingJobs)
    .set({ leaseUntil: sql`clock_timestamp() - interval '1 minute'` })
    .where(held(claim));
}

export async function finishJob(db: Db, claim: Claim, now: Date): Promise<boolean> {
  const finished = await db
    .update(readingJobs)
    .set({ state: 'DONE', chaptersDone: sql`${readingJobs.chaptersTotal}`, updatedAt: now })
    .where(held(claim));
  return finished.rowCount === 1;
}

/** Ends work for good without a reading; whoever still writes finds its token void. */
export async function abandonJob(db: Db, key: BoughtKey, now: Date): Promise<void> {
  await db
    .update(readingJobs)
    .set({ state: 'GIVEN_UP', token: sql`${readingJobs.token} + 1`, updatedAt: now })
    .where(and(jobOf(key), eq(readingJobs.state, 'OPEN')));
}

/** Work that is not done yet, held or not. */
export const listOpenJobs = (db: Db): Promise<BoughtKey[]> =>
  db
    .select({ userId: readingJobs.userId, orderId: readingJobs.orderId })
    .from(readingJobs)
    .where(eq(readingJobs.state, 'OPEN'))
    .orderBy(readingJobs.createdAt);

/** Stores a reading where it is still waited for: once, and never over another. */
export async function storeReading(
  db: Db,
  service: ReadingJobRow['service'],
  key: BoughtKey,
  reading: StoredReading,
  now: Date,
): Promise<boolean> {
  const table = service === 'SAJU' ? fortuneResults : tarotResults;
  const stored = await db
    .update(table)
    .set({ reading, resultStatus: 'READY', updatedAt: now })
    .where(and(ofOrder(table, key), eq(table.resultStatus, 'WAITING')));
  return stored.rowCount === 1;
}

export async function closeResults(
  db: Db,
  key: BoughtKey,
  status: 'FAILED' | 'REFUNDED',
  now: Date,
): Promise<void> {
  for (const table of [fortuneResults, tarotResults]) {
    await db.update(table).set({ resultStatus: status, updatedAt: now }).where(ofOrder(table, key));
  }
}

export async function findBoughtFortune(db: Db, key: BoughtKey): Promise<BoughtFortuneRow | undefined> {
  const [row] = await db.select().from(fortuneResults).where(ofOrder(fortuneResults, key));
  return row;
}

export async function findBoughtTarot(db: Db, key: BoughtKey): Promise<TarotResultRow | undefined> {
  const [row] = await db.select().from(tarotResults).where(ofOrder(tarotResults, key));
  return row;
}

export async function findFortuneById(
  db: Db,
  userId: number,
  id: string,
): Promise<BoughtFortuneRow | undefined> {
  const [row] = await db
    .select()
    .from(fortuneResults)
    .where(and(eq(fortuneResults.userId, userId), eq(fortuneResults.id, id)));
  return row;
}

export async function findTarotById(db: Db, userId: number, id: string): Promise<TarotResultRow | undefined> {
  const [row] = await db
    .select()
    .from(tarotResults)
    .where(and(eq(tarotResults.userId, userId), eq(tarotResults.id, id)));
  return row;
}
