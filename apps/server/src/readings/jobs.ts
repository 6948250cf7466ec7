import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Db } from '#platform/database/database.ts';
import { listIdleJobs, type BoughtKey } from './bought-repository.ts';
import { makeReading, type MakeReadingPorts } from './make-reading.ts';

const QUEUE = 'make-reading';
const AT_ONCE = 4;

/** Wakes a worker for a bought reading, as part of the transaction that makes it due. */
export type WakeWorker = (tx: Db, key: BoughtKey) => Promise<void>;

/**
 * Prepares the queue and answers how to wake a worker through it. The queue only wakes: what is due, who is at it and
 * what became of it stands in our own row, so a wake-up lost or doubled changes nothing.
 */
export async function prepareReadingQueue(boss: PgBoss): Promise<WakeWorker> {
  await boss.createQueue(QUEUE, { policy: 'standard', retryLimit: 0, deleteAfterSeconds: 3600 });
  // The first use of a queue reads its settings on a connection of its own; within a transaction on the embedded
  // database, which has one, that would wait for ever.
  await boss.findJobs(QUEUE, { id: '00000000-0000-0000-0000-000000000000' });
  return async (tx, { userId, orderId }) => {
    await boss.send(QUEUE, { userId, orderId }, { db: fromDrizzle(tx, sql) });
  };
}

/** Takes up readings as they are woken for. */
export async function workOnReadings(boss: PgBoss, ports: MakeReadingPorts): Promise<void> {
  await boss.work<BoughtKey>(
    QUEUE,
    { pollingIntervalSeconds: 0.5, burstWhenBatchFull: true, localConcurrency: AT_ONCE, batchSize: 1 },
    async ([job]) => {
      if (job) await makeReading(ports, job.data);
    },
  );
}

/** Takes up what nobody holds: the work of a worker that died, or whose wake-up was lost. */
export async function takeUpIdleReadings(ports: MakeReadingPorts): Promise<number> {
  const idle = await listIdleJobs(ports.db, AT_ONCE);
  await Promise.all(idle.map((key) => makeReading(ports, key)));
  return idle.length;
}
