import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { modelCalls } from '../schema.ts';

export type ModelCallRow = typeof modelCalls.$inferSelect;

/**
 * Records a call before it is made, with the most it may cost; false when the day's money does not allow it. What is
 * under way counts as spent, so the limit holds for calls of all processes together.
 */
export async function openCall(db: Database, call: ModelCallRow, mostADay: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('model calls', 0))`);
    const [day] = await tx
      .select({ spent: sql<string>`coalesce(sum(${modelCalls.cost}), 0)` })
      .from(modelCalls)
      .where(eq(modelCalls.koreanDay, call.koreanDay));
    if (Number(day?.spent ?? 0) + call.cost > mostADay) return false;
    await tx.insert(modelCalls).values(call);
    return true;
  });
}

/** What a call came to in the end. */
export async function closeCall(
  db: Database,
  id: string,
  came: Pick<ModelCallRow, 'outcome' | 'inputTokens' | 'outputTokens' | 'cost' | 'durationMs'>,
): Promise<void> {
  await db.update(modelCalls).set(came).where(eq(modelCalls.id, id));
}
