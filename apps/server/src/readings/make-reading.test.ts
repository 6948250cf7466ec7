import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentOrder } from '@wolha/contract';
import { chartOf } from '#members/birth.ts';
import { endLeases, FREE_SAJU, newBuyer, plainWriter, SOMEONE, type Buyer } from '../../test/buyer.ts';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { claimJob, findJob, keepLease, reportProgress } from './bought-repository.ts';
import { openReadingDesk } from './jobs.ts';
import { makeReading, type Making } from './make-reading.ts';
import { builtInWriter, type ReadingWriter } from './reading-writer.ts';
import { fortuneResults } from './schema.ts';

const { memberType: _, ...BIRTH } = SOMEONE;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

interface Bought {
  buyer: Buyer;
  order: PaymentOrder;
  make: (writer?: ReadingWriter) => Promise<Making>;
}

async function buy(): Promise<Bought> {
  const buyer = await newBuyer(shop);
  const order = await buyer.order();
  await buyer.pay(order);
  const key = { userId: buyer.userId, orderId: order.orderId };
  return { buyer, order, make: (writer = plainWriter) => makeReading({ ...shop.making, writer }, key) };
}

/** A writer that holds still at a point until it is let go. */
function stalledWriter(words: string): { writer: ReadingWriter; reached: Promise<void>; letGo: () => void } {
  let letGo = (): void => undefined;
  let reach = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  return {
    reached,
    letGo: () => letGo(),
    writer: {
      write: async (source, options) => {
        const reading = await plainWriter.write(source, { ...options, onChapter: () => Promise.resolve() });
        reach();
        await held;
        return { ...reading, markdown: words };
      },
    },
  };
}

const storedText = async ({ buyer, order }: Bought): Promise<string | undefined> => {
  const [row] = await shop.db
    .select()
    .from(fortuneResults)
    .where(and(eq(fortuneResults.userId, buyer.userId), eq(fortuneResults.orderId, order.orderId)));
  return row?.reading?.markdown;
};

describe('making a bought reading', () => {
  test('counts its chapters as they are written', async () => {
    const bought = await buy();
    const seen: number[] = [];
    const watching: ReadingWriter = {
      write: (source, options) =>
        plainWriter.write(source, {
          ...options,
          onChapter: async (done) => {
            await options.onChapter(done);
            seen.push((await bought.buyer.progress(bought.order)).progress.chaptersDone);
          },
        }),
    };
    expect(await bought.make(watching)).toBe('made');
    const total = (await bought.buyer.progress(bought.order)).progress.chaptersTotal;
    expect(seen).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  });

  test('the house’s own writer fills every chapter of a content, and tells of each', async () => {
    const { contents } = await shop.orders.catalogue();
    const content = contents.get(FREE_SAJU);
    if (!content) throw new Error('The content is not there.');
    const told: number[] = [];
    const reading = await builtInWriter.write(
      {
        service: 'SAJU',
        content,
        chart: chartOf({ ...BIRTH, leapMonth: false, birthCity: 'SEOUL' }),
        on: '20261121',
      },
      {
        failures: 0,
        signal: new AbortController().signal,
        onChapter: (done) => Promise.resolve(void told.push(done)),
      },
    );
    expect(reading.chapters.map(({ title }) => title)).toEqual(content.chapters.map(({ title }) => title));
    expect(told).toEqual(content.chapters.map((_, index) => index + 1));
  });

  test('F13 is taken up again after its worker died, wherever it died, and is made once', async () => {
    const bought = await buy();
    const key = { userId: bought.buyer.userId, orderId: bought.order.orderId };
    const claimed = await claimJob(shop.db, key);
    expect(claimed?.token).toBe(1);
    expect(await bought.make()).toBe('taken');
    await reportProgress(shop.db, { ...key, token: 1 }, 2);
    await endLeases(shop);
    expect(await bought.make()).toBe('made');
    expect(await bought.make()).toBe('taken');
    expect(await storedText(bought)).toContain('##');
  });

  test('F15 a worker that stood still loses its claim: the other’s reading stands, its own is refused', async () => {
    const bought = await buy();
    const stalled = stalledWriter('늦은 풀이');
    const first = bought.make(stalled.writer);
    await stalled.reached;
    await endLeases(shop);
    expect(await bought.make()).toBe('made');
    const text = await storedText(bought);
    stalled.letGo();
    expect(await first).toBe('lost');
    expect(await storedText(bought)).toBe(text);
    expect(text).not.toBe('늦은 풀이');
  });

  test('F15 and when it wakes before the other is done, the other still has the last word', async () => {
    const bought = await buy();
    const [one, two] = [stalledWriter('첫 사람'), stalledWriter('둘째 사람')];
    const first = bought.make(one.writer);
    await one.reached;
    await endLeases(shop);
    const second = bought.make(two.writer);
    await two.reached;
    one.letGo();
    expect(await first).toBe('lost');
    expect(await storedText(bought)).toBeUndefined();
    expect((await bought.buyer.row(bought.order.orderId)).state).toBe('paid');
    two.letGo();
    expect(await second).toBe('made');
    expect(await storedText(bought)).toBe('둘째 사람');
  });

  test('a claim that was overtaken neither keeps its lease nor tells progress', async () => {
    const bought = await buy();
    const key = { userId: bought.buyer.userId, orderId: bought.order.orderId };
    await claimJob(shop.db, key);
    await endLeases(shop);
    await claimJob(shop.db, key);
    expect(await keepLease(shop.db, { ...key, token: 1 })).toBe(false);
    expect(await reportProgress(shop.db, { ...key, token: 1 }, 3)).toBe(false);
    expect(await keepLease(shop.db, { ...key, token: 2 })).toBe(true);
    expect(await findJob(shop.db, key)).toMatchObject({ token: 2, chaptersDone: 0 });
    await endLeases(shop);
    expect(await bought.make()).toBe('made');
  });

  test('F14 a worker that is going down hands its work back, and another takes it up at once', async () => {
    const bought = await buy();
    const key = { userId: bought.buyer.userId, orderId: bought.order.orderId };
    const closing = new AbortController();
    const waiting: ReadingWriter = {
      write: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
          closing.abort(new Error('going down'));
        }),
    };
    const making = { ...shop.making, writer: waiting, closing: closing.signal };
    expect(await makeReading(making, key)).toBe('handed-back');
    expect(await findJob(shop.db, key)).toMatchObject({ failures: 0, state: 'OPEN' });
    expect(await bought.make()).toBe('made');
  });

  test('I4 ten workers at once make it once', async () => {
    const bought = await buy();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => bought.make()));
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(1);
    expect(await bought.buyer.results()).toHaveLength(1);
  });

  test('F5 what is due is found by whoever looks, and taken up by one of them', async () => {
    const bought = await buy();
    const { userId } = bought.buyer;
    const { orderId } = bought.order;
    const desks = [1, 2].map(() => openReadingDesk({ ...shop.making, writer: plainWriter }));
    await Promise.all(desks.map((desk) => desk.takeUpDue()));
    await Promise.all(desks.map((desk) => desk.stop()));
    expect((await bought.buyer.progress(bought.order)).status).toBe(200);
    expect(await findJob(shop.db, { userId, orderId })).toMatchObject({ state: 'DONE', token: 1 });
  });

  test('F14 a desk that closes hands back what it is writing, and begins nothing it has no room for', async () => {
    const bought = [];
    for (let count = 0; count < 9; count += 1) bought.push(await buy());
    const stuck: ReadingWriter = {
      write: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          const give = (): void => reject(signal.reason as Error);
          if (signal.aborted) give();
          else signal.addEventListener('abort', give);
        }),
    };
    const desk = openReadingDesk({ ...shop.making, writer: stuck });
    expect(await desk.takeUpDue()).toBe(8);
    const waiting = desk.takeUpDue();
    const jobs = await Promise.all(
      bought.map(({ buyer, order }) => findJob(shop.db, { userId: buyer.userId, orderId: order.orderId })),
    );
    expect(jobs.filter((job) => job?.token === 1)).toHaveLength(8);
    await desk.stop();
    await waiting;
    await desk.stop();
    for (const one of bought) expect(await one.make()).toBe('made');
  });

  test('I17 a reading that is stored does not change when it is asked for again', async () => {
    const bought = await buy();
    await bought.make();
    const { resultId } = await bought.buyer.row(bought.order.orderId);
    const read = async () =>
      (
        await shop.call(`GET /v1/fortune-result/${resultId}/premium-fortune-analysis`, {
          as: bought.buyer.token,
        })
      ).body;
    const first = await read();
    await endLeases(shop);
    expect(await bought.make(stalledWriter('다른 풀이').writer)).toBe('taken');
    expect(await read()).toEqual(first);
  });
});
