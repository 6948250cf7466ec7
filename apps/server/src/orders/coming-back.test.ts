import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentOrder } from '@wolha/contract';
import { deleteMember } from '#members/delete-member.ts';
import {
  brought,
  comeBack,
  deliverWebhooks,
  makeDueReadings,
  newBuyer,
  newOrderId,
  reconcile,
  type Buyer,
} from '../../test/buyer.ts';
import { openTestShop, TEST_ORIGIN, type TestShop } from '../../test/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const success = (query: Record<string, string>): string =>
  `${TEST_ORIGIN}/v1/payments/success?${new URLSearchParams(query).toString()}`;
const problemOf = (page: string): string | null =>
  new URL(page, TEST_ORIGIN).searchParams.get('paymentProblem');
const booksOf = async ({ orderId }: PaymentOrder) =>
  (await shop.till.books()).payments.filter((payment) => payment.orderId === orderId);
const takenFor = async (order: PaymentOrder): Promise<number> =>
  (await booksOf(order)).filter((payment) => payment.status === 'DONE').length;

describe('coming back many times', () => {
  test('F6 A38 a hundred at once: the money is asked for once, and all land on the same page', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    const address = await shop.till.pay(order);
    const before = shop.till.asked.confirm;
    const pages = await Promise.all(Array.from({ length: 100 }, () => comeBack(shop, address)));
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('/premium-fortune-analysis');
    expect(shop.till.asked.confirm - before).toBe(1);
    expect(await takenFor(order)).toBe(1);
    expect(await buyer.results()).toHaveLength(1);
  });

  test('F7 two tabs pay two orders for one person at once: one is bought, the other’s money is never asked for', async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await newBuyer(shop);
      const orders = [await buyer.order(), await buyer.order()];
      const addresses = await Promise.all(orders.map((order) => shop.till.pay(order)));
      const before = shop.till.asked.confirm;
      const pages = await Promise.all(addresses.map((address) => comeBack(shop, address)));
      expect(pages.filter((page) => page.includes('/premium-fortune-analysis'))).toHaveLength(1);
      expect(pages.map(problemOf).filter((problem) => problem !== null)).toEqual(['DUPLICATE']);
      expect(shop.till.asked.confirm - before).toBe(1);
      const taken = await Promise.all(orders.map(takenFor));
      expect(taken.toSorted((a, b) => a - b)).toEqual([0, 1]);
    }
  });

  test('I2 one order paid in two windows: the payment that comes second is never asked for', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    const [first, second] = [await shop.till.pay(order), await shop.till.pay(order)];
    expect(brought(first).paymentKey).not.toBe(brought(second).paymentKey);
    await Promise.all([comeBack(shop, first), comeBack(shop, second)]);
    await reconcile(shop);
    expect(await takenFor(order)).toBe(1);
    expect((await booksOf(order)).map((payment) => payment.status).toSorted()).toEqual([
      'DONE',
      'IN_PROGRESS',
    ]);
  });

  test('F26 back from the card window and paying after all is one purchase', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    expect(problemOf(await buyer.pay(order, { decision: 'close' }))).toBe('CANCELED');
    expect(await buyer.payments()).toEqual([]);
    expect(await buyer.pay(order)).toContain('/premium-fortune-analysis');
    expect(await takenFor(order)).toBe(1);
  });

  test('A35 after the money went back, the old address gives nothing again', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    const address = await shop.till.pay(order);
    await comeBack(shop, address);
    await makeDueReadings(shop);
    await shop.till.cancelInDashboard(brought(address).paymentKey);
    await deliverWebhooks(shop);
    const before = shop.till.asked.confirm;
    expect(await comeBack(shop, address)).toContain('/premium-fortune-analysis');
    expect(shop.till.asked.confirm).toBe(before);
    expect(await buyer.progress(order)).toMatchObject({ status: 202, progress: { phase: 'REFUNDED' } });
    expect(await makeDueReadings(shop)).toEqual([]);
    expect((await buyer.results())[0]).toMatchObject({ resultStatus: 'REFUNDED' });
    expect((await booksOf(order))[0]).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
  });
});

describe('coming back with what was tampered with', () => {
  const paid = async (): Promise<{
    buyer: Buyer;
    order: PaymentOrder;
    query: ReturnType<typeof brought>;
  }> => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    return { buyer, order, query: brought(await shop.till.pay(order)) };
  };

  test.each(['100', '1', '0', '-1', '', '9900.0', '1e4', '٩٩٠٠'])(
    'A31 another amount (%s) is refused before any money is asked for',
    async (amount) => {
      const { buyer, order, query } = await paid();
      const before = shop.till.asked.confirm;
      expect(problemOf(await comeBack(shop, success({ ...query, amount })))).toBe('AMOUNT');
      expect(shop.till.asked.confirm).toBe(before);
      expect((await buyer.row(order.orderId)).state).toBe('created');
      expect(await comeBack(shop, success(query))).toContain('/premium-fortune-analysis');
    },
  );

  test('A31 a card window opened for less takes nothing, even when the address tells the right amount', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    const query = brought(await shop.till.pay({ ...order, amount: 100 }));
    const page = await comeBack(shop, success({ ...query, amount: String(order.amount) }));
    expect(problemOf(page)).toBe('REJECTED');
    expect(await takenFor(order)).toBe(0);
    expect((await buyer.row(order.orderId)).state).toBe('failed');
  });

  test('A32 the payment of a cheaper order buys nothing dearer', async () => {
    const buyer = await newBuyer(shop);
    const [cheap, dear] = [await buyer.orderTarot(), await buyer.order()];
    const { paymentKey } = brought(await shop.till.pay(cheap));
    const page = await comeBack(
      shop,
      success({ orderId: dear.orderId, paymentKey, amount: String(dear.amount) }),
    );
    expect(problemOf(page)).toBe('REJECTED');
    expect(await takenFor(dear)).toBe(0);
    expect(await takenFor(cheap)).toBe(0);
    expect((await buyer.progress(dear)).status).toBe(403);
  });

  test('one payment serves one order only', async () => {
    const buyer = await newBuyer(shop);
    const [first, second] = [await buyer.orderTarot(), await buyer.orderTarot()];
    const { paymentKey } = brought(await shop.till.pay(first));
    const amount = String(first.amount);
    expect(await comeBack(shop, success({ orderId: first.orderId, paymentKey, amount }))).toContain(
      'analysis',
    );
    expect(problemOf(await comeBack(shop, success({ orderId: second.orderId, paymentKey, amount })))).toBe(
      'UNKNOWN',
    );
    expect((await buyer.row(second.orderId)).state).toBe('created');
    expect(
      (await shop.till.books()).payments.filter((payment) => payment.paymentKey === paymentKey),
    ).toHaveLength(1);
  });

  test('A33 other choices in the address change nothing', async () => {
    const { buyer, order, query } = await paid();
    const before = await buyer.row(order.orderId);
    await comeBack(
      shop,
      success({ ...query, fortuneContentId: '2', memberId: 'x', tarotCardIds: '[1,2,3]', gender: 'MALE' }),
    );
    expect(await buyer.row(order.orderId)).toMatchObject({
      contentId: before.contentId,
      memberId: before.memberId,
      cards: null,
      gender: null,
    });
  });

  test.each([
    ['no such order', { orderId: newOrderId() }, '/'],
    ['no order', { orderId: '' }, '/'],
    ['a payment key of another shape', { paymentKey: "' or 1=1--" }, '/payment'],
    ['no payment key', { paymentKey: '' }, '/payment'],
    ['a very long payment key', { paymentKey: 'k'.repeat(5000) }, '/payment'],
  ])('A51 %s leads back without a trace', async (_, change, path) => {
    const { buyer, order, query } = await paid();
    const page = await comeBack(shop, success({ ...query, ...change }));
    expect(new URL(page, TEST_ORIGIN).pathname).toBe(path);
    expect(problemOf(page)).toBe('UNKNOWN');
    expect((await buyer.row(order.orderId)).state).toBe('created');
  });

  test('an invented payment key fails its own order only, and the next one can be paid', async () => {
    const { buyer, order, query } = await paid();
    await comeBack(shop, success({ ...query, paymentKey: 'invented' }));
    expect((await buyer.row(order.orderId)).state).toBe('expired');
    expect(await buyer.pay(await buyer.order())).toContain('/premium-fortune-analysis');
  });

  test('coming back after an hour is too late', async () => {
    const { order, query } = await paid();
    shop.clock.advance(61 * 60_000);
    const before = shop.till.asked.confirm;
    expect(problemOf(await comeBack(shop, success(query)))).toBe('EXPIRED');
    expect(shop.till.asked.confirm).toBe(before);
    expect(await takenFor(order)).toBe(0);
  });
});

describe('the address of a failure', () => {
  const fail = (query: Record<string, string>): Promise<string> =>
    comeBack(shop, `${TEST_ORIGIN}/v1/payments/fail?${new URLSearchParams(query).toString()}`);

  test('leads back to the choice, silently when the buyer closed the window', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    const page = new URL(await buyer.pay(order, { decision: 'close' }), TEST_ORIGIN);
    const { memberId } = await buyer.row(order.orderId);
    expect(page.pathname).toBe('/payment');
    expect(Object.fromEntries(page.searchParams)).toEqual({
      fortuneContentId: '1',
      memberType: 'EXISTING',
      memberId,
      paymentProblem: 'CANCELED',
      orderId: order.orderId,
    });
    const tarot = new URL(await buyer.pay(await buyer.orderTarot(), { decision: 'refuse' }), TEST_ORIGIN);
    expect(tarot.pathname).toBe('/tarot-payment');
    expect(tarot.searchParams.get('paymentProblem')).toBe('REJECTED');
    expect(tarot.searchParams.get('tarotCardIds')).toBe('[12,91,7]');
  });

  test('says nothing of what stands in it, and changes no order', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    const page = await fail({
      orderId: order.orderId,
      code: 'constructor',
      message: '<b>지금 송금하세요</b>',
    });
    expect(problemOf(page)).toBe('UNKNOWN');
    expect(decodeURIComponent(page)).not.toContain('송금');
    expect((await buyer.row(order.orderId)).state).toBe('created');
    await buyer.pay(order);
    expect(await fail({ orderId: order.orderId, code: 'REJECT_CARD_COMPANY' })).toContain(
      '/premium-fortune-analysis',
    );
    expect((await buyer.row(order.orderId)).state).toBe('paid');
  });

  test('of a card the window itself refused: the provider says so, and the purchase is shown as failed', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    const page = await buyer.pay(order, { decision: 'refuse' });
    expect(problemOf(page)).toBe('REJECTED');
    expect((await buyer.row(order.orderId)).state).toBe('failed');
    expect(await buyer.payments()).toMatchObject([{ resultStatus: 'FAIL' }]);
    expect(await buyer.pay(await buyer.order())).toContain('/premium-fortune-analysis');
  });

  test('while the provider cannot be asked: shows what the address says, and leaves the order as it is', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    shop.till.faults.next('order', { outcome: 'drop' });
    expect(problemOf(await buyer.pay(order, { decision: 'refuse' }))).toBe('REJECTED');
    expect((await buyer.row(order.orderId)).state).toBe('created');
  });

  test('without an order leads home', async () => {
    expect(new URL(await fail({ code: 'PAY_PROCESS_CANCELED' }), TEST_ORIGIN).pathname).toBe('/');
  });
});

describe('F16 F18 a database that cannot write', () => {
  test('stops the purchase before any money is asked for, and the page asks again by itself', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    const address = new URL(await shop.till.pay(order));
    const before = shop.till.asked.confirm;
    await shop.db.execute(
      sql`alter table orders add constraint disk_full check (state = 'created') not valid`,
    );
    const answer = await shop.fetch(`${address.pathname}${address.search}`);
    await shop.db.execute(sql`alter table orders drop constraint disk_full`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('3');
    expect(await answer.text()).toMatch(/http-equiv="refresh".*결제를 확인하고 있습니다/s);
    expect(shop.till.asked.confirm).toBe(before);
    expect(await comeBack(shop, address.href)).toContain('/premium-fortune-analysis');
  });
});

describe('F24 a person deleted', () => {
  test('while the card window is open: refused before any money is asked for', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    const address = await shop.till.pay(order);
    const { memberId } = await buyer.row(order.orderId);
    await deleteMember(shop.orders, buyer.userId, memberId ?? '');
    const before = shop.till.asked.confirm;
    expect(problemOf(await comeBack(shop, address))).toBe('PERSON_GONE');
    expect(shop.till.asked.confirm).toBe(before);
    expect(await takenFor(order)).toBe(0);
  });
});
