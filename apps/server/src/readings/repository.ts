import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { fortuneResults, type StoredReading } from './schema.ts';

type AnyFortuneResult = typeof fortuneResults.$inferSelect;
/** A result that has its reading, as every free one does. */
export type FortuneResultRow = AnyFortuneResult & { reading: StoredReading };
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
        isNull(fortuneResults.orderId),
      ),
    );
  return row?.reading ? { ...row, reading: row.reading } : undefined;
}

/** Stores a free result unless one stands already; answers the one that stands. */
export async function keepFreeResult(
  db: Db,
  row: Omit<FortuneResultRow, 'orderId'>,
): Promise<FortuneResultRow> {
  await db
    .insert(fortuneResults)
    .values({ ...row, orderId: null })
    .onConflictDoNothing();
  const kept = await findFreeResult(db, row);
  if (!kept) throw new Error('A stored result was not found again.');
  return kept;
}

export const listFortuneResults = (
  db: Db,
  userId: number,
  limit: number,
): Promise<Omit<AnyFortuneResult, 'reading'>[]> =>
  db
    .select({
      userId: fortuneResults.userId,
      id: fortuneResults.id,
      memberId: fortuneResults.memberId,
      contentId: fortuneResults.contentId,
      resultStatus: fortuneResults.resultStatus,
      period: fortuneResults.period,
      orderId: fortuneResults.orderId,
      createdAt: fortuneResults.createdAt,
      updatedAt: fortuneResults.updatedAt,
    })
    .from(fortuneResults)
    .where(eq(fortuneResults.userId, userId))
    .orderBy(desc(fortuneResults.createdAt), desc(fortuneResults.id))
    .limit(limit);
