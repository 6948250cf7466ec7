import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { fortuneResults } from './schema.ts';

export type FortuneResultRow = typeof fortuneResults.$inferSelect;
type FreeKey = Pick<FortuneResultRow, 'userId' | 'contentId' | 'memberId' | 'period'>;

export async function findFreeResult(db: Db, key: FreeKey): Promise<FortuneResultRow | undefined> {
  const [row] = await db
    .select()
    .from(fortuneResults)
    .where(
      and(
        eq(fortuneResults.userId, key.userId),
        eq(fortuneResults.contentId, key.contentId),
        eq(fortuneResults.memberId, key.memberId),
        eq(fortuneResults.period, key.period),
      ),
    );
  return row;
}

/** Stores a free result unless one stands already; answers the one that stands. */
export async function keepFreeResult(db: Db, row: FortuneResultRow): Promise<FortuneResultRow> {
  await db.insert(fortuneResults).values(row).onConflictDoNothing();
  const kept = await findFreeResult(db, row);
  if (!kept) throw new Error('A stored result was not found again.');
  return kept;
}

export const listFortuneResults = (
  db: Db,
  userId: number,
  limit: number,
): Promise<Omit<FortuneResultRow, 'reading'>[]> =>
  db
    .select({
      userId: fortuneResults.userId,
      id: fortuneResults.id,
      memberId: fortuneResults.memberId,
      contentId: fortuneResults.contentId,
      resultStatus: fortuneResults.resultStatus,
      period: fortuneResults.period,
      createdAt: fortuneResults.createdAt,
      updatedAt: fortuneResults.updatedAt,
    })
    .from(fortuneResults)
    .where(eq(fortuneResults.userId, userId))
    .orderBy(desc(fortuneResults.createdAt), desc(fortuneResults.id))
    .limit(limit);
