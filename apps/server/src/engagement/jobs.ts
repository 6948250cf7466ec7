import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { deleteEventsBefore } from './repository.ts';

/** Long enough to hold a month against the same month a year before. */
const DAYS_KEPT = 400;

/** Nightly: forgets what visits did longer ago than anyone compares. */
export const forgetOldEvents = {
  name: 'forget-old-events',
  cron: '40 4 * * *',
  run: ({ db, clock }: { db: Database; clock: Clock }): Promise<number> =>
    deleteEventsBefore(db, new Date(clock.now().getTime() - DAYS_KEPT * 86_400_000)),
} as const;
