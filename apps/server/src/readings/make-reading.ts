import type { ContentRow } from '#catalogue/repository.ts';
import { openPerson } from '#members/person.ts';
import { findMember } from '#members/repository.ts';
import { koreanDay } from '#platform/clock.ts';
import { retryTransaction } from '#platform/database/failures.ts';
import type { Db } from '#platform/database/database.ts';
import { safeError } from '#platform/http/failure.ts';
import { holdLease } from '#platform/jobs/hold-lease.ts';
import type { Logger } from '#platform/logging.ts';
import {
  claimJob,
  findBoughtFortune,
  findBoughtTarot,
  finishJob,
  handBackJob,
  keepLease,
  LEASE_SECONDS,
  releaseJob,
  reportProgress,
  storeReading,
  type BoughtKey,
  type ReadingJobRow,
} from './bought-repository.ts';
import type { ReadingPorts } from './ports.ts';
import type { ReadingSource, ReadingWriter } from './reading-writer.ts';
import type { StoredReading } from './schema.ts';

/** What making a reading asks of orders. */
export interface OrderDoor {
  /** Marks the order fulfilled in the same transaction; false when its money went back. */
  deliver(tx: Db, key: BoughtKey, now: Date): Promise<boolean>;
  /** Gives the money back, because the reading cannot be made. */
  giveUp(key: BoughtKey, reason: { code: string; message: string }): Promise<void>;
}

export interface MakeReadingPorts extends Omit<ReadingPorts, 'art'> {
  log: Logger;
  writer: ReadingWriter;
  orders: OrderDoor;
  /** Set when this process is going down: what it holds is handed back at once. */
  closing?: AbortSignal;
}

/** `taken`: someone else is at it, or it is done. `lost`: someone else took over. `handed-back`: we are going down. */
export type Making = 'made' | 'taken' | 'lost' | 'failed' | 'given-up' | 'handed-back';

/** Claims after which a reading is given up: the writer fails, or kills its worker, every time. */
const MOST_CLAIMS = 6;
const MOST_FAILURES = 4;

const CANNOT_BE_MADE = {
  code: 'READING_FAILED',
  message: '풀이를 완성하지 못해 결제를 전액 취소해 드립니다.',
} as const;
const PERSON_GONE = {
  code: 'PERSON_GONE',
  message: '사주 정보가 지워져 풀이를 만들 수 없습니다. 결제를 전액 취소해 드립니다.',
} as const;

/**
 * Writes one bought reading. May be called by any worker at any time, together, and again after a crash: the claim
 * lets one work, the token refuses whoever was overtaken, and the reading, the end of the work and the fulfilled order
 * become true together or not at all. What cannot be made is given up, and the money given back.
 */
export async function makeReading(ports: MakeReadingPorts, key: BoughtKey): Promise<Making> {
  const job = await claimJob(ports.db, key);
  return job ? makeClaimed(ports, job) : 'taken';
}

/** Writes a bought reading whose work was just claimed. */
export async function makeClaimed(ports: MakeReadingPorts, job: ReadingJobRow): Promise<Making> {
  const key = { userId: job.userId, orderId: job.orderId };
  if (job.token > MOST_CLAIMS || job.failures >= MOST_FAILURES) return giveUp(ports, key, CANNOT_BE_MADE);
  const holding = holdLease({
    seconds: LEASE_SECONDS,
    renew: () => keepLease(ports.db, job),
    log: ports.log,
  });
  try {
    const source = await gatherSource(ports, job);
    if (source === null) return await giveUp(ports, key, PERSON_GONE);
    const reading = await ports.writer.write(source, {
      failures: job.failures,
      signal: ports.closing ? AbortSignal.any([holding.signal, ports.closing]) : holding.signal,
      onChapter: async (chaptersDone) => {
        if (!(await reportProgress(ports.db, job, chaptersDone))) holding.abort();
      },
    });
    return (await storeFinished(ports, job, reading)) ? 'made' : 'lost';
  } catch (error) {
    if (holding.signal.aborted) return 'lost';
    if (ports.closing?.aborted) {
      await handBackJob(ports.db, job);
      return 'handed-back';
    }
    return await letGo(ports, job, error);
  } finally {
    holding.stop();
  }
}

async function giveUp(
  ports: MakeReadingPorts,
  key: BoughtKey,
  reason: typeof CANNOT_BE_MADE | typeof PERSON_GONE,
): Promise<Making> {
  ports.log.error(
    { alert: 'reading given up', orderId: key.orderId, code: reason.code },
    'giving money back',
  );
  await ports.orders.giveUp(key, reason);
  return 'given-up';
}

/** What the reading is written from, or null when the person, and the result with them, is gone. */
async function gatherSource(ports: MakeReadingPorts, job: ReadingJobRow): Promise<ReadingSource | null> {
  if (job.service === 'TAROT') {
    const result = await findBoughtTarot(ports.db, job);
    if (!result) return null;
    const { contentId, cards, gender, createdAt } = result;
    const content = await contentOf(ports, contentId);
    return { service: 'TAROT', content, cards, gender, on: dayOf(createdAt) };
  }
  const result = await findBoughtFortune(ports.db, job);
  const member = result && (await findMember(ports.db, result.userId, result.memberId));
  if (!member) return null;
  const content = await contentOf(ports, result.contentId);
  return { service: 'SAJU', content, chart: openPerson(ports, member).chart, on: dayOf(result.createdAt) };
}

const dayOf = (at: Date): string => koreanDay(at).replaceAll('-', '');

async function contentOf({ catalogue }: MakeReadingPorts, id: number): Promise<ContentRow> {
  const content = (await catalogue()).contents.get(id);
  if (!content) throw new Error(`There is no content ${id}.`);
  return content;
}

class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Reading, end of work and fulfilled order together; false when any of them is no longer ours to write. */
async function storeFinished(
  ports: MakeReadingPorts,
  job: ReadingJobRow,
  reading: StoredReading,
): Promise<boolean> {
  const now = ports.clock.now();
  try {
    await retryTransaction(() =>
      ports.db.transaction(async (tx) => {
        // The order first, as giving money back does, so that the two wait for each other instead of locking up.
        if (!(await ports.orders.deliver(tx, job, now))) throw new Overtaken();
        if (!(await finishJob(tx, job, now))) throw new Overtaken();
        if (!(await storeReading(tx, job.service, job, reading, now))) throw new Overtaken();
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof Overtaken) return false;
    throw error;
  }
}

async function letGo(ports: MakeReadingPorts, job: ReadingJobRow, error: unknown): Promise<Making> {
  const { name } = safeError(error);
  ports.log.error({ error: safeError(error), orderId: job.orderId }, 'a reading failed');
  await releaseJob(ports.db, job, {
    text: String(name),
    pauseSeconds: 2 ** job.failures,
    now: ports.clock.now(),
  });
  return 'failed';
}
