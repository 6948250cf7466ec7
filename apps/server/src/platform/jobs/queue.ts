import { PgBoss } from 'pg-boss';
import type { Logger } from '#platform/logging.ts';
import { safeError } from '#platform/http/failure.ts';

/** A job that runs by the clock, in whichever process gets to it first. */
export interface ScheduledJob {
  name: string;
  cron: string;
  run: () => Promise<unknown>;
}

export interface Queue {
  stop(): Promise<void>;
}

/**
 * Takes up the scheduled jobs, by a queue on the shop's own database. A dead worker's job is noticed by its missing
 * heartbeat; at most one job of a schedule runs at a time.
 */
export async function startQueue(
  { host, log }: { host: QueueConnection; log: Logger },
  jobs: readonly ScheduledJob[],
): Promise<Queue> {
  const boss = new PgBoss({ ...host, max: 2, monitorIntervalSeconds: 2, application_name: 'wolha-jobs' });
  boss.on('error', (error) => log.error({ error: safeError(error) }, 'job queue error'));
  const stop = (): Promise<void> => boss.stop({ graceful: true, timeout: 10_000 });
  try {
    await boss.start();
    await writeSchedules(boss, jobs);
    for (const job of jobs) await workOn(boss, job, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

export type QueueConnection = { connectionString: string } | { host: string; user: string; database: string };

const ZONE = 'Asia/Seoul';

/** Writes the schedules that are not written as they are meant: a process that starts again finds them there. */
async function writeSchedules(boss: PgBoss, jobs: readonly ScheduledJob[]): Promise<void> {
  const written = await boss.getSchedules();
  const isWritten = ({ name, cron }: ScheduledJob): boolean =>
    written.some(
      (schedule) => schedule.name === name && schedule.cron === cron && schedule.timezone === ZONE,
    );
  for (const job of jobs.filter((one) => !isWritten(one))) {
    await boss.createQueue(job.name, { policy: 'exclusive', heartbeatSeconds: 10, retryLimit: 3 });
    await boss.schedule(job.name, job.cron, {}, { tz: ZONE });
  }
}

async function workOn(boss: PgBoss, job: ScheduledJob, log: Logger): Promise<void> {
  await boss.work(job.name, { pollingIntervalSeconds: 1 }, async () => {
    const outcome = await job.run();
    log.info({ job: job.name, outcome }, 'job done');
  });
}
