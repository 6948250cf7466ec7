import { lt } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { campaignEvents } from './schema.ts';

export type CampaignEventRow = Omit<typeof campaignEvents.$inferSelect, 'id'>;

/** Stores events in one statement; a session's second first look is left out. */
export async function insertCampaignEvents(db: Db, rows: readonly CampaignEventRow[]): Promise<void> {
  await db
    .insert(campaignEvents)
    .values([...rows])
    .onConflictDoNothing();
}

/** Deletes events older than this; answers how many. */
export async function deleteEventsBefore(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.delete(campaignEvents).where(lt(campaignEvents.createdAt, before));
  return rowCount ?? 0;
}
