import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fortuneContents } from '#catalogue/schema.ts';
import { readingJobs } from '#readings/schema.ts';
import {
  beginAndDie,
  comeBack,
  deliverWebhooks,
  makeDueReadings,
  newBuyer,
  reconcile,
  SAJU,
  type Buyer,
} from '../../test/buyer.ts';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { readBooks } from './books-repository.ts';
import { alertOverdueOrders, expireOrders } from './jobs.ts';
import { claimDueOrders, listEvents, type OrderRow } from './repository.ts';
import { settleOrder } from './settle-order.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const approvalsOf = async (orderId: string): Promise<number> =>
  (await shop.till.books()).payments.filter(
    (payment) => payment.orderId === orderId && payment.status === 'DONE',
  ).length;

/** Paid once, with one result waiting and one piece of work. */
async function expectPaidOnce(buyer: Buyer, orderId: string): Promise<void> {
  expect((await buyer.row(orderId)).state).toBe('paid');
  expect(await approvalsOf(orderId)).toBe(1);
  expect((await buyer.results()).filter((result) => result.orderId === orderId)).toMatchObject([
    { resultStatus: 'WAITING' },
  ]);
  expect(await shop.db.select().from(readingJobs).where(eq(readingJobs.orderId, orderId))).toHaveLength(1);
}

describe('whatever cuts the way between asking for money and knowing', () => {
  test('F1 a process that dies before it asks: the reconciler asks with the same key', async () => {
    const buyer = await newBuyer(shop);
    const { orderId, state } = await beginAndDie(shop, buyer);
    expect(state).toBe('confirming');
    await reconcile(shop);
    await expectPaidOnce(buyer, orderId);
  });

  test('F1 asked too late, the order expires and nothing was taken', async () => {
    const buyer = await newBuyer(shop);
    const { orderId } = await beginAndDie(shop, buyer);
    shop.clock.advance(11 * 60_000);
    await reconcile(shop);
    expect((await buyer.row(orderId)).state).toBe('expired');
    expect(await approvalsOf(orderId)).toBe(0);
    expect((await buyer.check()).status).toBe(200);
  });

  test('F2 an answer dropped after the approval is asked for and found', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    shop.till.faults.next('confirm', { outcome: 'drop', when: 'after' });
    expect(await buyer.pay(order)).toContain('/premium-fortune-analysis');
    await expectPaidOnce(buyer, order.orderId);
  });

  test('F2 an approval hidden behind a gateway’s own page', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    shop.till.faults.next('confirm', { outcome: 'fail', when: 'after' });
    await buyer.pay(order);
    await expectPaidOnce(buyer, order.orderId);
  });

  test('F3 while nobody knows, the reader is told that it is being confirmed, never to pay again', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    shop.till.faults.next('confirm', { outcome: 'drop', when: 'after' });
    shop.till.faults.always('payment', { outcome: 'drop' });
    expect(await buyer.pay(order)).toContain('/premium-fortune-analysis');
    expect(await buyer.progress(order)).toMatchObject({ status: 202, progress: { phase: 'CONFIRMING' } });
    expect((await buyer.check()).body.code).toBe('PURCHASE_IN_PROGRESS');
    expect(await buyer.payments()).toMatchObject([{ resultStatus: 'CONFIRMING' }]);
    shop.till.faults.always('payment', undefined);
    await reconcile(shop);
    await expectPaidOnce(buyer, order.orderId);
  });

  test('F3 an answer slower than our patience takes the money once', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    shop.till.faults.next('confirm', { slowMs: 700 });
    expect(await buyer.pay(order)).toContain('/premium-fortune-analysis');
    expect((await buyer.row(order.orderId)).state).toBe('confirming');
    // Asked again while the first request is still running, the provider says so, and nothing changes.
    await reconcile(shop);
    expect(await buyer.row(order.orderId)).toMatchObject({ state: 'confirming', attempt: 1 });
    await expect.poll(() => approvalsOf(order.orderId), { timeout: 3000 }).toBe(1);
    await reconcile(shop);
    await expectPaidOnce(buyer, order.orderId);
  });

  test('only an answer that decides nothing lengthens the pause: a reconciler that dies has asked nothing', async () => {
    const buyer = await newBuyer(shop);
    const { orderId } = await beginAndDie(shop, buyer);
    const checks = async (): Promise<number> => (await buyer.row(orderId)).checks;
    for (let death = 0; death < 4; death += 1) {
      await shop.db.execute(
        sql`update orders set next_check_at = clock_timestamp() - interval '1 second' where order_id = ${orderId}`,
      );
      expect((await claimDueOrders(shop.db, 10)).map((order) => order.orderId)).toContain(orderId);
    }
    expect(await checks()).toBe(0);
    shop.till.faults.always('payment', { outcome: 'drop' });
    await reconcile(shop);
    expect(await checks()).toBe(1);
    await reconcile(shop);
    expect(await checks()).toBe(2);
    shop.till.faults.always('payment', undefined);
    await reconcile(shop);
    await expectPaidOnce(buyer, orderId);
    expect(await checks()).toBe(0);
  });

  test('F4 a process that dies between the answer and writing it down', async () => {
    const buyer = await newBuyer(shop);
    const order = await beginAndDie(shop, buyer);
    await shop.orders.provider.confirm({
      paymentKey: order.paymentKey ?? '',
      orderId: order.orderId,
      amount: order.amount,
      idempotencyKey: `confirm:${order.orderId}:1`,
    });
    await reconcile(shop);
    await expectPaidOnce(buyer, order.orderId);
  });

  test('F5 paid, result and work are one: when the work cannot be entered, nothing of it stands', async () => {
    const buyer = await newBuyer(shop);
    const order = await beginAndDie(shop, buyer);
    const broken = {
      ...shop.orders,
      readings: {
        ...shop.orders.readings,
        open: async (...args: Parameters<typeof shop.orders.readings.open>) => {
          await shop.orders.readings.open(...args);
          throw new Error('no work today');
        },
      },
    };
    await expect(settleOrder(broken, order, 'reconciler')).rejects.toThrow('no work today');
    expect((await buyer.row(order.orderId)).state).toBe('confirming');
    expect(await buyer.results()).toEqual([]);
    await reconcile(shop);
    await expectPaidOnce(buyer, order.orderId);
  });

  test('F11 a provider that is down for ten minutes: nothing is lost, and other pages work', async () => {
    const buyers = await Promise.all(Array.from({ length: 5 }, () => newBuyer(shop)));
    const orders = await Promise.all(buyers.map((buyer) => buyer.order()));
    const addresses = await Promise.all(orders.map((order) => shop.till.pay(order)));
    for (const operation of ['confirm', 'payment', 'order'] as const) {
      shop.till.faults.always(operation, { outcome: 'drop' });
    }
    for (const address of addresses) expect(await comeBack(shop, address)).toContain('analysis');
    for (let minute = 0; minute < 9; minute += 1) {
      shop.clock.advance(60_000);
      await reconcile(shop);
    }
    expect((await shop.call('GET /v1/fortune-category/list')).status).toBe(200);
    for (const [index, buyer] of buyers.entries()) {
      expect((await buyer.row(orders[index]?.orderId ?? '')).state).toBe('confirming');
    }
    shop.till.faults.clear();
    await reconcile(shop);
    for (const [index, buyer] of buyers.entries()) await expectPaidOnce(buyer, orders[index]?.orderId ?? '');
  });
});

describe('F10 what the provider answers', () => {
  test.each(['empty', 'stopped'])(
    'a refused card (%s) fails the order, says why, and lets the buyer try again',
    async (card) => {
      const buyer = await newBuyer(shop);
      const order = await buyer.order();
      const page = new URL(await buyer.pay(order, { card }), 'http://shop.test');
      expect(page.pathname).toBe('/payment');
      expect(page.searchParams.get('paymentProblem')).toBe('REJECTED');
      const seen = await buyer.seen(order.orderId);
      expect(seen).toMatchObject({ state: 'failed', problemMessage: expect.stringMatching(/[가-힣]/) });
      expect(await buyer.progress(order)).toMatchObject({ status: 403, code: 'PREMIUM_FORTUNE_FORBIDDEN' });
      expect(await buyer.payments()).toMatchObject([{ resultStatus: 'FAIL' }]);
      const next = await buyer.order();
      expect(await buyer.pay(next)).toContain('analysis');
    },
  );

  test('an error that hides an approval (PROVIDER_ERROR after) is a purchase', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await buyer.pay(order, { card: 'unsure' });
    await expectPaidOnce(buyer, order.orderId);
  });

  test('an error that hides nothing is asked again under a new key, for the old one would only repeat it', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    shop.till.faults.next('confirm', { outcome: { code: 'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING' } });
    await buyer.pay(order);
    expect(await buyer.row(order.orderId)).toMatchObject({ state: 'confirming', attempt: 2 });
    await reconcile(shop);
    await expectPaidOnce(buyer, order.orderId);
  });

  test('a card that never decides expires with the provider’s ten minutes', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await buyer.pay(order, { card: 'broken' });
    await reconcile(shop);
    expect((await buyer.row(order.orderId)).state).toBe('confirming');
    shop.clock.advance(10 * 60_000);
    await reconcile(shop);
    expect((await buyer.row(order.orderId)).state).toBe('expired');
    expect(await approvalsOf(order.orderId)).toBe(0);
  });

  test('Vendure #3734: settled twice, by whoever comes late, changes nothing', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await buyer.pay(order);
    const before = await buyer.row(order.orderId);
    for (const settler of ['redirect', 'webhook', 'reconciler', 'operator'] as const) {
      await settleOrder(shop.orders, before, settler);
    }
    await settleOrder(shop.orders, { ...before, state: 'confirming', version: 1 }, 'redirect');
    expect(await buyer.row(order.orderId)).toEqual(before);
    await expectPaidOnce(buyer, order.orderId);
  });
});

describe('late truth', () => {
  const markFailed = async (order: OrderRow): Promise<void> => {
    await shop.db.execute(
      sql`update orders set state = 'failed', next_check_at = null where order_id = ${order.orderId}`,
    );
  };

  test('money taken for an order we called failed makes it paid', async () => {
    const buyer = await newBuyer(shop);
    const order = await beginAndDie(shop, buyer);
    await shop.orders.provider.confirm({
      paymentKey: order.paymentKey ?? '',
      orderId: order.orderId,
      amount: order.amount,
      idempotencyKey: `elsewhere:${order.orderId}`,
    });
    await markFailed(order);
    shop.till.webhooks.splice(0, shop.till.webhooks.length - 1);
    expect(await deliverWebhooks(shop)).toEqual([200]);
    await expectPaidOnce(buyer, order.orderId);
  });

  test('Vendure #2620: for something bought again meanwhile it is given back', async () => {
    const buyer = await newBuyer(shop);
    const first = await beginAndDie(shop, buyer);
    await shop.orders.provider.confirm({
      paymentKey: first.paymentKey ?? '',
      orderId: first.orderId,
      amount: first.amount,
      idempotencyKey: `elsewhere:${first.orderId}`,
    });
    await markFailed(first);
    const second = await buyer.order();
    await buyer.pay(second);
    await settleOrder(shop.orders, await buyer.row(first.orderId), 'webhook');
    expect(await buyer.row(first.orderId)).toMatchObject({ state: 'refunding', problemCode: 'DUPLICATE' });
    await reconcile(shop);
    expect((await buyer.row(first.orderId)).state).toBe('refunded');
    await expectPaidOnce(buyer, second.orderId);
    expect(await approvalsOf(first.orderId)).toBe(0);
  });
});

describe('I2 money that is not what the order says', () => {
  test('is given back whole, and nothing is delivered for it', async () => {
    const buyer = await newBuyer(shop);
    const order = await beginAndDie(shop, buyer);
    const { provider } = shop.orders;
    const lying: typeof shop.orders = {
      ...shop.orders,
      provider: {
        ...provider,
        confirm: async (ask) => {
          const outcome = await provider.confirm(ask);
          return outcome.kind === 'approved'
            ? { ...outcome, payment: { ...outcome.payment, totalAmount: outcome.payment.totalAmount - 1 } }
            : outcome;
        },
      },
    };
    await settleOrder(lying, order, 'redirect');
    expect(await buyer.row(order.orderId)).toMatchObject({
      state: 'refunding',
      problemCode: 'AMOUNT_MISMATCH',
    });
    expect(await buyer.results()).toEqual([]);
    await reconcile(shop);
    expect((await buyer.row(order.orderId)).state).toBe('refunded');
    expect(await approvalsOf(order.orderId)).toBe(0);
  });
});

describe('the record of an order', () => {
  test('holds every transition, who caused it, and is only ever added to', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await buyer.pay(order);
    await makeDueReadings(shop);
    const events = await listEvents(shop.db, { userId: buyer.userId, orderId: order.orderId });
    expect(events.map(({ event, fromState, toState, actor }) => [event, fromState, toState, actor])).toEqual([
      ['placed', null, 'created', 'reader'],
      ['returned', 'created', 'confirming', 'redirect'],
      ['approved', 'confirming', 'paid', 'redirect'],
      ['delivered', 'paid', 'fulfilled', 'worker'],
    ]);
    await expect(shop.db.execute(sql`delete from order_events`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('only ever added') },
    });
    await expect(shop.db.execute(sql`update cash_entries set amount = 1`)).rejects.toThrow();
  });

  test('an order nobody pays expires after an hour', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    shop.clock.advance(59 * 60_000);
    await expireOrders(shop.orders);
    expect((await buyer.row(order.orderId)).state).toBe('created');
    shop.clock.advance(60_000);
    await expireOrders(shop.orders);
    expect((await buyer.row(order.orderId)).state).toBe('expired');
  });

  test('I7 the operator is told once of an order that is open for a day', async () => {
    const buyer = await newBuyer(shop);
    const { orderId } = await beginAndDie(shop, buyer);
    // By the clock that orders are written by, whatever the database's own says.
    const isMissed = async () => {
      const until = shop.clock.now();
      const books = await readBooks(shop.db, { since: new Date(until.getTime() - 48 * 3600_000), until });
      return books.find((order) => order.orderId === orderId)?.overdueUnalerted;
    };
    await alertOverdueOrders(shop.orders);
    expect(await isMissed()).toBe(false);
    shop.clock.advance(25 * 3600_000 + 1);
    expect(await isMissed()).toBe(true);
    expect(await alertOverdueOrders(shop.orders)).toBe(1);
    expect(await alertOverdueOrders(shop.orders)).toBe(0);
    expect(await isMissed()).toBe(false);
  });

  test('F25 the price at the time of the order is what is charged', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    const price = (value: number) =>
      shop.db.update(fortuneContents).set({ discountPrice: value }).where(eq(fortuneContents.id, SAJU));
    await price(order.amount * 2);
    try {
      await buyer.pay(order);
    } finally {
      await price(order.amount);
    }
    await expectPaidOnce(buyer, order.orderId);
    expect(
      (await shop.till.books()).payments.find((payment) => payment.orderId === order.orderId),
    ).toMatchObject({
      totalAmount: order.amount,
    });
  });
});
