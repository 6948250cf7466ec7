import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentOrder } from '@wolha/contract';
import {
  beginAndDie,
  brought,
  comeBack,
  deliverWebhooks,
  makeDueReadings,
  newBuyer,
  newOrderId,
  reconcile,
} from '../../test/buyer.ts';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const post = (body: unknown, init: RequestInit & { address?: string } = {}): Promise<Response> =>
  shop.fetch('/v1/payments/webhook', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'none' },
    ...init,
  });

const saying = (order: { orderId: string; amount: number }, status: string, paymentKey = 'whatever') => ({
  eventType: 'PAYMENT_STATUS_CHANGED',
  createdAt: '2026-11-21T12:00:00+09:00',
  data: {
    orderId: order.orderId,
    paymentKey,
    status,
    totalAmount: order.amount,
    balanceAmount: order.amount,
  },
});

const stateOf = async (order: PaymentOrder, buyer: Awaited<ReturnType<typeof newBuyer>>): Promise<string> =>
  (await buyer.row(order.orderId)).state;

describe('F8 a webhook', () => {
  test('Medusa #13301: brings home a purchase whose buyer never came back', async () => {
    const buyer = await newBuyer(shop);
    const begun = await beginAndDie(shop, buyer);
    await shop.orders.provider.confirm({
      paymentKey: begun.paymentKey ?? '',
      orderId: begun.orderId,
      amount: begun.amount,
      idempotencyKey: `confirm:${begun.orderId}:1`,
    });
    expect(await deliverWebhooks(shop)).toEqual([200]);
    expect((await buyer.row(begun.orderId)).state).toBe('paid');
    expect(await makeDueReadings(shop)).toContain('made');
  });

  test('that cannot be understood because the provider is away is asked for again', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await buyer.pay(order);
    const { paymentKey } = await buyer.row(order.orderId);
    shop.till.webhooks.length = 0;
    await shop.till.cancelInDashboard(paymentKey ?? '');
    shop.till.faults.next('payment', { outcome: 'drop' });
    expect(await deliverWebhooks(shop)).toEqual([503]);
    expect(await stateOf(order, buyer)).toBe('paid');
    expect(await deliverWebhooks(shop)).toEqual([200]);
    expect(await stateOf(order, buyer)).toBe('refunded');
  });

  test('that takes longer than the provider waits is asked for again', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await buyer.pay(order);
    shop.till.faults.next('payment', { slowMs: 2_300 });
    const answer = await post(saying(order, 'CANCELED'));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).not.toBeNull();
  });

  test('before, during and after the way back, seven times over, ends the same', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    const address = await shop.till.pay(order);
    const done = saying(order, 'DONE', brought(address).paymentKey);
    await post(done);
    expect(await stateOf(order, buyer)).toBe('created');
    await Promise.all([comeBack(shop, address), ...Array.from({ length: 7 }, () => post(done))]);
    await Promise.all(Array.from({ length: 7 }, () => post(done)));
    expect(await stateOf(order, buyer)).toBe('paid');
    expect(await buyer.results()).toHaveLength(1);
    expect(
      (await shop.till.books()).payments.filter(({ orderId }) => orderId === order.orderId),
    ).toMatchObject([{ status: 'DONE' }]);
  });

  test('open-saas #688: delivered again after the reading was made gives no second one', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await buyer.pay(order);
    const again = [...shop.till.webhooks];
    await deliverWebhooks(shop);
    await makeDueReadings(shop);
    shop.till.webhooks.push(...again, ...again);
    await deliverWebhooks(shop);
    expect(await makeDueReadings(shop)).toEqual([]);
    expect(await stateOf(order, buyer)).toBe('fulfilled');
    expect(await buyer.results()).toHaveLength(1);
  });

  test.each(['READY', 'IN_PROGRESS', 'ABORTED', 'EXPIRED', 'CANCELED'])(
    'that is late or lies (%s after the money came) is asked about, not believed',
    async (status) => {
      const buyer = await newBuyer(shop);
      const order = await buyer.order();
      await buyer.pay(order);
      expect((await post(saying(order, status))).status).toBe(200);
      expect(await stateOf(order, buyer)).toBe('paid');
    },
  );
});

describe('F9 A41 a forged webhook', () => {
  test('makes nothing paid', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    const { paymentKey } = brought(await shop.till.pay(order));
    expect((await post(saying(order, 'DONE', paymentKey))).status).toBe(200);
    expect(await stateOf(order, buyer)).toBe('created');
    expect(await buyer.results()).toEqual([]);
    expect((await buyer.progress(order)).status).toBe(403);
  });

  test('with another reader’s payment has no effect on either', async () => {
    const [owner, thief] = [await newBuyer(shop), await newBuyer(shop)];
    const bought = await owner.order();
    const address = await shop.till.pay(bought);
    await comeBack(shop, address);
    const wanted = await thief.order();
    await post(saying(wanted, 'DONE', brought(address).paymentKey));
    expect(await stateOf(wanted, thief)).toBe('created');
    expect(await stateOf(bought, owner)).toBe('paid');
  });

  test.each([
    ['an unknown order', saying({ orderId: newOrderId(), amount: 1 }, 'DONE')],
    ['no order', { eventType: 'PAYMENT_STATUS_CHANGED', data: {} }],
    ['no data', { eventType: 'DEPOSIT_CALLBACK' }],
    ['an order that is no text', { data: { orderId: { $ne: null } } }],
    ['a list', []],
    ['no JSON', '<xml/>'],
    ['nothing', ''],
    ['A58 a prototype', '{"__proto__":{"data":{"orderId":"x"}}}'],
  ])('A41 %s is heard and forgotten', async (_, body) => {
    expect((await post(body)).status).toBe(200);
  });

  test('A41 a huge one is turned away', async () => {
    expect((await post(JSON.stringify({ data: { orderId: 'x'.repeat(300_000) } }))).status).toBe(413);
  });

  test('for an unknown order asks the provider nothing', async () => {
    shop.till.faults.always('order', { slowMs: 5_000 });
    const start = performance.now();
    await post(saying({ orderId: newOrderId(), amount: 1 }, 'DONE'));
    shop.till.faults.clear();
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('A42 a flood of webhooks', () => {
  test('is held back, and buying goes on', async () => {
    const narrow = await openTestShop({
      rates: { read: 20, write: 60, login: 30, analysis: 40, event: 120 },
    });
    const flood = await Promise.all(
      Array.from({ length: 60 }, () =>
        narrow.fetch('/v1/payments/webhook', {
          method: 'POST',
          body: '{}',
          headers: { 'sec-fetch-site': 'none' },
          address: '203.0.113.9',
        }),
      ),
    );
    expect(flood.filter((answer) => answer.status === 429).length).toBeGreaterThan(20);
    const buyer = await newBuyer(narrow);
    expect(await buyer.pay(await buyer.order())).toContain('/premium-fortune-analysis');
    await narrow.close();
  });
});

describe('F12 a cancellation in the provider’s own dashboard', () => {
  const bought = async () => {
    shop = await openTestShop();
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await buyer.pay(order);
    await makeDueReadings(shop);
    shop.till.webhooks.length = 0;
    const { paymentKey } = await buyer.row(order.orderId);
    return { buyer, order, paymentKey: paymentKey ?? '' };
  };

  test('ganji #632: takes the reading away', async () => {
    const { buyer, order, paymentKey } = await bought();
    const { resultId } = await buyer.row(order.orderId);
    const read = () =>
      shop.call(`GET /v1/fortune-result/${resultId}/premium-fortune-analysis`, { as: buyer.token });
    await shop.till.cancelInDashboard(paymentKey);
    await deliverWebhooks(shop);
    expect(await stateOf(order, buyer)).toBe('refunded');
    expect((await buyer.results())[0]).toMatchObject({ resultStatus: 'REFUNDED' });
    expect((await read()).body.code).toBe('RESULT_REFUNDED');
    expect((await buyer.payments())[0]).toMatchObject({ resultStatus: 'REFUNDED' });
    expect((await buyer.check()).status).toBe(200);
  });

  test('of a part leaves the reading, and stands in the books', async () => {
    const { buyer, order, paymentKey } = await bought();
    await shop.till.cancelInDashboard(paymentKey, 500);
    await deliverWebhooks(shop);
    await deliverWebhooks(shop);
    expect(await stateOf(order, buyer)).toBe('fulfilled');
    const booked = await shop.db.execute<{ sum: number }>('select sum(amount)::int as sum from cash_entries');
    expect(booked.rows[0]?.sum).toBe(order.amount - 500);
    await shop.till.cancelInDashboard(paymentKey);
    await deliverWebhooks(shop);
    expect(await stateOf(order, buyer)).toBe('refunded');
    const all = await shop.db.execute<{ sum: number }>('select sum(amount)::int as sum from cash_entries');
    expect(all.rows[0]?.sum).toBe(0);
  });

  test('while the reading is being written ends the writing', async () => {
    shop = await openTestShop();
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await buyer.pay(order);
    const { paymentKey } = await buyer.row(order.orderId);
    shop.till.webhooks.length = 0;
    await shop.till.cancelInDashboard(paymentKey ?? '');
    await deliverWebhooks(shop);
    expect(await makeDueReadings(shop)).toEqual([]);
    await reconcile(shop);
    expect(await stateOf(order, buyer)).toBe('refunded');
  });
});
