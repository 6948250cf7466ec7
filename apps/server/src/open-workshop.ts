import type { PgBoss } from 'pg-boss';
import type { ReplyDesk } from '#chats/reply-desk.ts';
import { alertOverdueOrders, expireOrders, reconcileOrders } from '#orders/jobs.ts';
import type { OrderPorts } from '#orders/ports.ts';
import { safeError } from '#platform/http/failure.ts';
import { repeat } from '#platform/jobs/repeat.ts';
import { takeUpIdleReadings, workOnReadings } from '#readings/jobs.ts';
import type { MakeReadingPorts } from '#readings/make-reading.ts';

/** How soon a worker notices what is due without anyone waking it. */
const ROUND_MS = 1_500;
const SLOW_ROUND_MS = 30_000;

export interface Workshop {
  stop(): Promise<void>;
}

/** What a worker does besides the jobs that run by the clock: bought readings, replies left behind, and orders. */
export async function openWorkshop(
  boss: PgBoss,
  orders: OrderPorts,
  making: MakeReadingPorts,
  desk: Pick<ReplyDesk, 'takeUpIdle'>,
): Promise<Workshop> {
  const round = (pauseMs: number, turn: () => Promise<number>) =>
    repeat({
      pauseMs,
      turn,
      onError: (error) => orders.log.warn({ error: safeError(error) }, 'a round of the workshop failed'),
    });
  const closing = new AbortController();
  const work = { ...making, closing: closing.signal };
  await workOnReadings(boss, work);
  const rounds = [
    round(ROUND_MS, () => takeUpIdleReadings(work)),
    round(ROUND_MS, () => desk.takeUpIdle()),
    round(ROUND_MS, () => reconcileOrders(orders)),
    round(SLOW_ROUND_MS, () => expireOrders(orders)),
    round(SLOW_ROUND_MS, () => alertOverdueOrders(orders)),
  ];
  return {
    stop: async () => {
      closing.abort(new Error('This process is going down.'));
      await Promise.all(rounds.map((running) => running.stop()));
    },
  };
}
