import type { Db } from '#platform/database/database.ts';
import { abandonJob, closeResults, type BoughtKey } from './bought-repository.ts';

/** Takes a bought reading away from its reader, written or not, and ends the work on it. */
export async function closeBoughtReading(
  tx: Db,
  key: BoughtKey,
  status: 'FAILED' | 'REFUNDED',
  now: Date,
): Promise<void> {
  await abandonJob(tx, key, now);
  await closeResults(tx, key, status, now);
}
