import type { ReplyDesk } from '#chats/reply-desk.ts';
import { expireCreditsJob } from '#credits/expire-credits.ts';
import { forgetOldEvents } from '#engagement/jobs.ts';
import { cleanUpLogins } from '#identity/jobs.ts';
import { alertOverdueOrders, expireOrders, reconcileOrders } from '#orders/jobs.ts';
import type { OrderPorts } from '#orders/ports.ts';
import { booksJob } from '#orders/reconcile-books.ts';
import { safeError } from '#platform/http/failure.ts';
import type { Queue, QueueConnection } from '#platform/jobs/queue.ts';
import { repeat } from '#platform/jobs/repeat.ts';
import { openReadingDesk } from '#readings/jobs.ts';
import type { MakeReadingPorts } from '#readings/make-reading.ts';

/** How soon a worker notices a reading that was just bought. */
const READING_ROUND_MS = 400;
/** How soon it notices what somebody left behind. */
const ROUND_MS = 1_500;
const SLOW_ROUND_MS = 30_000;
/** What runs by the clock can wait; what was bought cannot. */
const QUEUE_AFTER_MS = 5_000;

export interface Workshop {
  stop(): Promise<void>;
}

/** What a worker does: bought readings, replies left behind, orders, and the jobs that run by the clock. */
export function openWorkshop({
  reach,
  orders,
  making,
  desk,
}: {
  /** How the queue of scheduled jobs reaches the shop's database. */
  reach: QueueConnection;
  orders: OrderPorts;
  making: MakeReadingPorts;
  desk: Pick<ReplyDesk, 'takeUpIdle'>;
}): Workshop {
  const { db, clock, newId, log } = orders;
  const round = (pauseMs: number, turn: () => Promise<number>, startAfterMs?: number) =>
    repeat({
      pauseMs,
      ...(startAfterMs === undefined ? {} : { startAfterMs }),
      turn,
      onError: (error) => log.warn({ error: safeError(error) }, 'a round of the workshop failed'),
    });
  const readings = openReadingDesk(making);
  let queue: Queue | null = null;
  const openQueue = async (): Promise<Queue> => {
    const { startQueue } = await import('#platform/jobs/queue.ts');
    return startQueue({ host: reach, log }, [
      { ...cleanUpLogins, run: () => cleanUpLogins.run({ db, clock }) },
      { ...forgetOldEvents, run: () => forgetOldEvents.run({ db, clock }) },
      { ...booksJob, run: () => booksJob.run(orders) },
      { ...expireCreditsJob, run: () => expireCreditsJob.run({ db, clock, newId }) },
    ]);
  };
  const rounds = [
    round(READING_ROUND_MS, () => readings.takeUpDue()),
    round(ROUND_MS, () => desk.takeUpIdle()),
    round(ROUND_MS, () => reconcileOrders(orders)),
    round(SLOW_ROUND_MS, () => expireOrders(orders), SLOW_ROUND_MS),
    round(SLOW_ROUND_MS, () => alertOverdueOrders(orders), SLOW_ROUND_MS),
    // Looked after until it stands: the database may be away just then.
    round(
      QUEUE_AFTER_MS,
      async () => {
        queue ??= await openQueue();
        return 0;
      },
      QUEUE_AFTER_MS,
    ),
  ];
  return {
    stop: async () => {
      const rested = Promise.all(rounds.map((running) => running.stop()));
      await readings.stop();
      await rested;
      // What a last look claimed goes back as well.
      await readings.stop();
      await queue?.stop();
    },
  };
}
