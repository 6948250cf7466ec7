import { safeError } from '#platform/http/failure.ts';
import { claimDueJobs } from './bought-repository.ts';
import { makeClaimed, type MakeReadingPorts } from './make-reading.ts';

/** Readings one worker writes beside each other. */
const AT_ONCE = 8;

/** Where this process writes bought readings. */
export interface ReadingDesk {
  /**
   * Begins to write what is due and nobody holds, as much as there is room for: what was just paid for, and the work
   * of a worker that died. Answers how many it began where there may be more, and 0 where there was no more.
   */
  takeUpDue(): Promise<number>;
  /** Hands back what is being written, for another process to take up. */
  stop(): Promise<void>;
}

/**
 * The work stands in rows of our own, with a lease and a token; whoever looks takes it. There is no queue beside them
 * that could know less or more than they do.
 */
export function openReadingDesk(ports: Omit<MakeReadingPorts, 'closing'>): ReadingDesk {
  const closing = new AbortController();
  const work = { ...ports, closing: closing.signal };
  const running = new Set<Promise<unknown>>();
  return {
    takeUpDue: async () => {
      if (running.size >= AT_ONCE) await Promise.race(running);
      const room = AT_ONCE - running.size;
      const claimed = await claimDueJobs(ports.db, room);
      for (const job of claimed) {
        const making: Promise<unknown> = makeClaimed(work, job)
          // Its lease runs out, and it is taken up again.
          .catch((error: unknown) =>
            ports.log.error({ error: safeError(error) }, 'a reading was left behind'),
          )
          .finally(() => running.delete(making));
        running.add(making);
      }
      return claimed.length === room ? room : 0;
    },
    stop: async () => {
      closing.abort(new Error('This process is going down.'));
      await Promise.all(running);
    },
  };
}
