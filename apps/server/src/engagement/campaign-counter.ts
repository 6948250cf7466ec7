import type { CampaignEvent } from '@wolha/contract';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { safeError } from '#platform/http/failure.ts';
import type { Logger } from '#platform/logging.ts';
import { insertCampaignEvents, type CampaignEventRow } from './repository.ts';

/**
 * Counts visits without getting in their way: events are held in memory, written together every second, and let go
 * when more come than are worth holding or when the database does not take them.
 */
export interface CampaignCounter {
  /** False when the memory is full and the event was let go. */
  record(event: CampaignEvent): boolean;
  /** Writes what is held. Never throws. */
  flush(): Promise<void>;
  /** Writes what is held and stops. */
  close(): Promise<void>;
}

export interface CampaignCounterOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  /** The most events held between two writes. */
  capacity?: number;
  flushEveryMs?: number;
}

const AT_ONCE = 500;

export function startCampaignCounter({
  db,
  clock,
  log,
  capacity = 5_000,
  flushEveryMs = 1_000,
}: CampaignCounterOptions): CampaignCounter {
  let held: CampaignEventRow[] = [];
  let lost = 0;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const batch = held.splice(0);
    if (lost > 0) log.warn({ lost }, 'campaign events let go');
    lost = 0;
    for (let from = 0; from < batch.length; from += AT_ONCE) {
      const rows = batch.slice(from, from + AT_ONCE);
      await insertCampaignEvents(db, rows).catch((error: unknown) => {
        log.warn({ error: safeError(error), lost: rows.length }, 'campaign events not written');
      });
    }
  }
  /** One write after another: a slow database is asked once, not once a second. */
  const flush = (): Promise<void> => (writing = writing.then(write));
  const timer = setInterval(() => void (held.length > 0 && flush()), flushEveryMs);
  timer.unref();

  return {
    record(event) {
      if (held.length >= capacity) {
        lost += 1;
        return false;
      }
      held.push({ ...event, referer: withoutQuery(event.referer), createdAt: clock.now() });
      return true;
    },
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}

const LONGEST_REFERER = 200;

/** The page a visit came from, without what its address may tell of a person. */
function withoutQuery(referer: string | null): string | null {
  if (referer === null || !URL.canParse(referer)) return null;
  const { protocol, origin, pathname } = new URL(referer);
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, LONGEST_REFERER) : null;
}
