import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { tarotResults, type StoredReading } from './schema.ts';

type AnyTarotResult = typeof tarotResults.$inferSelect;
/** A free result, which is stored only with its reading. */
export type FreeTarotRow = AnyTarotResult & { reading: StoredReading };
type DayKey = Pick<FreeTarotRow, 'userId' | 'contentId'> & { koreanDay: string };

/** The free result of a reader, a content and a Korean day. */
export async function findFreeTarot(db: Db, key: DayKey): Promise<FreeTarotRow | undefined> {
  const [row] = await db
    .select()
    .from(tarotResults)
    .where(
      and(
        eq(tarotResults.userId, key.userId),
        eq(tarotResults.contentId, key.contentId),
        eq(tarotResults.koreanDay, key.koreanDay),
        eq(tarotResults.resultStatus, 'NONE'),
      ),
    );
  return withReading(row);
}

export async function findFreeTarotById(
  db: Db,
  { userId, id }: Pick<FreeTarotRow, 'userId' | 'id'>,
): Promise<FreeTarotRow | undefined> {
  const [row] = await db
    .select()
    .from(tarotResults)
    .where(
      and(eq(tarotResults.userId, userId), eq(tarotResults.id, id), eq(tarotResults.resultStatus, 'NONE')),
    );
  return withReading(row);
}

/** Stores a free result unless the day has one already; answers the one that stands. */
export async function keepFreeTarot(
  db: Db,
  row: DayKey & Omit<FreeTarotRow, 'resultStatus' | 'orderId' | 'koreanDay'>,
): Promise<FreeTarotRow> {
  await db
    .insert(tarotResults)
    .values({ ...row, resultStatus: 'NONE', orderId: null })
    .onConflictDoNothing();
  const kept = await findFreeTarot(db, row);
  if (!kept) throw new Error('A stored result was not found again.');
  return kept;
}

export type TarotResultSummary = Pick<
  AnyTarotResult,
  'id' | 'contentId' | 'resultStatus' | 'orderId' | 'createdAt'
>;

/** A reader's tarot results without their texts, newest first. */
export const listTarotResults = (db: Db, userId: number, limit: number): Promise<TarotResultSummary[]> =>
  db
    .select({
      id: tarotResults.id,
      contentId: tarotResults.contentId,
      resultStatus: tarotResults.resultStatus,
      orderId: tarotResults.orderId,
      createdAt: tarotResults.createdAt,
    })
    .from(tarotResults)
    .where(eq(tarotResults.userId, userId))
    .orderBy(desc(tarotResults.createdAt), desc(tarotResults.id))
    .limit(limit);

const withReading = (row: AnyTarotResult | undefined): FreeTarotRow | undefined =>
  row?.reading ? { ...row, reading: row.reading } : undefined;
