import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreditHistoryEntry, CreditPackage, PaymentOrder } from '@wolha/contract';
import { giveUpOrder } from '#orders/give-up-order.ts';
import { auditMoney } from '#orders/audit-money.ts';
import { settleOrder } from '#orders/settle-order.ts';
import { comeBack, deliverWebhooks, newBuyer, newOrderId, reconcile, type Buyer } from '../../test/buyer.ts';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { expireCredits } from './expire-credits.ts';
import { grantCredits } from './grant-credits.ts';
import { heldCredits, listHistory } from './repository.ts';
import { releaseCredits, reserveCredits, settleCredits } from './reserve-credits.ts';

/** 썸 30: 30 paid credits and 3 as a bonus. */
const PACKAGE = 2;

describe('credits', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const order = async (buyer: Buyer, creditPackageId = PACKAGE): Promise<PaymentOrder> => {
    const answer = await shop.call('POST /v1/users/credit-payments', {
      as: buyer.token,
      body: { creditPackageId },
    });
    expect(answer.body).toMatchObject({ statusCode: 200 });
    return answer.body.data as PaymentOrder;
  };
  const buy = async (buyer: Buyer): Promise<PaymentOrder> => {
    const placed = await order(buyer);
    await buyer.pay(placed);
    return placed;
  };
  const held = async ({ token }: Buyer): Promise<number> => {
    const { body } = await shop.call('GET /v1/profile', { as: token });
    return (body.data as { profile: { totalCredit: number } }).profile.totalCredit;
  };
  const history = async ({ token }: Buyer): Promise<CreditHistoryEntry[]> => {
    const { body } = await shop.call('GET /v1/users/credit-history', { as: token });
    return (body.data as { creditHistoryList: CreditHistoryEntry[] }).creditHistoryList;
  };
  const ports = () => ({ clock: shop.clock, newId: uuidv7 });
  const spend = (userId: number, subject: string, end: typeof settleCredits) =>
    shop.db.transaction(async (tx) => {
      const reservation = { userId, subject, name: '달무리 상담' };
      if (!(await reserveCredits(tx, { ...reservation, amount: 1 }, ports()))) return false;
      await end(tx, reservation, ports());
      return true;
    });
  const audit = async () => {
    const until = new Date(shop.clock.now().getTime() + 1000);
    const since = new Date('2026-11-01T00:00:00Z');
    const books = { db: shop.db, provider: shop.orders.provider };
    return (await auditMoney(books, { since, until, quiet: true, heardBefore: until })).violations;
  };

  test('are bought by the same way as a reading, and there once paid', async () => {
    const buyer = await newBuyer(shop);
    const placed = await order(buyer);
    expect(placed).toMatchObject({ orderName: '썸 30', amount: 7900 });
    expect(placed.successUrl).toMatch(
      /^http:\/\/shop\.test\/v1\/credit-payments\/success\?creditPackageId=\d+$/,
    );
    expect(await held(buyer)).toBe(0);
    expect(await buyer.pay(placed)).toBe(`/credit-payment?orderId=${placed.orderId}`);
    expect(await held(buyer)).toBe(33);
    expect(await buyer.seen(placed.orderId)).toMatchObject({
      state: 'fulfilled',
      creditPackageId: PACKAGE,
      serviceType: null,
      fortuneContentId: null,
    });
    expect(await buyer.payments()).toMatchObject([
      { orderName: '썸 30', amount: 7900, resultStatus: 'SUCCESS' },
    ]);
    expect(await history(buyer)).toMatchObject([
      { name: '썸 30', usageType: 'PAID', amount: 33, bonusAmount: 3 },
    ]);
    expect(await audit()).toEqual([]);
  });

  test('I10: come once, however often the browser, the webhook and the reconciler come by', async () => {
    const buyer = await newBuyer(shop);
    const placed = await order(buyer);
    const address = await shop.till.pay(placed);
    await Promise.all([
      ...Array.from({ length: 10 }, () => comeBack(shop, address)),
      deliverWebhooks(shop),
      reconcile(shop),
    ]);
    await reconcile(shop);
    shop.till.webhooks.splice(0);
    expect(await held(buyer)).toBe(33);
    expect(await audit()).toEqual([]);
  });

  test('the check finds the order already written, or writes one under the id a browser brings', async () => {
    const buyer = await newBuyer(shop);
    const check = (body: object) => shop.call('POST /v1/credit-payments/check', { as: buyer.token, body });
    const placed = await order(buyer);
    const again = await check({ creditPackageId: PACKAGE, orderId: placed.orderId });
    expect(again.body.data).toEqual(placed);
    const own = await check({ creditPackageId: 1, orderId: newOrderId() });
    expect(own.body.data).toMatchObject({ orderName: '설렘 10', amount: 2900 });
    expect(await check({ creditPackageId: 1, orderId: placed.orderId })).toMatchObject({
      status: 409,
      body: { code: 'ORDER_ID_UNUSABLE' },
    });
    expect(await check({ creditPackageId: 99, orderId: newOrderId() })).toMatchObject({ status: 404 });
    expect((await check({ creditPackageId: -1, orderId: newOrderId() })).status).toBe(400);
    expect((await check({ creditPackageId: 1, orderId: 'short' })).status).toBe(400);
    const other = await newBuyer(shop);
    const foreign = await shop.call('POST /v1/credit-payments/check', {
      as: other.token,
      body: { creditPackageId: PACKAGE, orderId: placed.orderId },
    });
    expect(foreign.body).toMatchObject({ code: 'ORDER_ID_UNUSABLE' });
  });

  test('A33: the package of the address changes nothing, a refused card nothing is bought', async () => {
    const buyer = await newBuyer(shop);
    const placed = await order(buyer, 1);
    const address = await shop.till.pay(placed);
    await comeBack(shop, `${address}&creditPackageId=5`);
    expect(await held(buyer)).toBe(10);
    const poor = await order(buyer, 5);
    expect(await buyer.pay(poor, { card: 'empty' })).toContain('/credit-payment?');
    expect(await held(buyer)).toBe(10);
  });

  test('are spent paid ones first of those that end together, and never below nothing (I9)', async () => {
    const buyer = await newBuyer(shop);
    await buy(buyer);
    for (let n = 0; n < 33; n += 1) expect(await spend(buyer.userId, `reply ${n}`, settleCredits)).toBe(true);
    expect(await spend(buyer.userId, 'one more', settleCredits)).toBe(false);
    expect(await held(buyer)).toBe(0);
    const used = (await history(buyer)).filter((entry) => entry.usageType === 'USED');
    expect(used).toHaveLength(33);
    expect(used.filter((entry) => entry.bonusAmount === 1)).toHaveLength(3);
  });

  test('come back when what they were set aside for fails', async () => {
    const buyer = await newBuyer(shop);
    await buy(buyer);
    expect(await spend(buyer.userId, 'a reply', releaseCredits)).toBe(true);
    expect(await held(buyer)).toBe(33);
    expect(await history(buyer)).toHaveLength(1);
  });

  test('end after a year: those bought later stay', async () => {
    const { userId } = await shop.signUp();
    const start = shop.clock.now();
    const grant = (orderId: string) =>
      shop.db.transaction((tx) =>
        grantCredits(
          tx,
          { userId, orderId, name: '썸 30', credit: 30, bonusCredit: 3 },
          { ...ports(), validDays: 365 },
        ),
      );
    const left = () => heldCredits(shop.db, userId, shop.clock.now());
    await grant('the first');
    await spend(userId, 'a reply before the end', settleCredits);
    shop.clock.advance(300 * 86_400_000);
    await grant('the second');
    shop.clock.advance(65 * 86_400_000 - 1000);
    expect(await left()).toBe(32 + 33);
    shop.clock.advance(1000);
    expect(await left()).toBe(33);
    expect(await expireCredits({ ...ports(), db: shop.db })).toBeGreaterThan(0);
    expect(await expireCredits({ ...ports(), db: shop.db })).toBe(0);
    expect(await left()).toBe(33);
    const ended = (await listHistory(shop.db, userId)).filter((entry) => entry.move === 'EXPIRE');
    expect(ended.map((entry) => entry.amount).toSorted((a, b) => a - b)).toEqual([3, 29]);
    shop.clock.set(start.toISOString());
  });

  test('unused ones are refunded by the operator, whole; used ones are not', async () => {
    const buyer = await newBuyer(shop);
    const refund = async (orderId: string) => {
      const key = { userId: buyer.userId, orderId };
      const owed = await giveUpOrder(shop.orders, key, { code: 'OPERATOR', message: '요청' }, 'operator');
      return settleOrder(shop.orders, owed, 'operator');
    };
    const first = await buy(buyer);
    await spend(buyer.userId, 'a first reply', settleCredits);
    await expect(refund(first.orderId)).rejects.toMatchObject({ code: 'CREDITS_USED' });
    expect(await held(buyer)).toBe(32);
    const second = await buy(buyer);
    expect(await refund(second.orderId)).toMatchObject({ state: 'refunded' });
    expect(await held(buyer)).toBe(32);
    expect((await history(buyer))[0]).toMatchObject({
      usageType: 'REFUNDED',
      amount: 33,
      name: '썸 30 환불',
    });
    expect(await audit()).toEqual([]);
  });

  test('A40: a cancellation in the provider’s dashboard takes what is left, also what comes back later', async () => {
    const buyer = await newBuyer(shop);
    const placed = await buy(buyer);
    const reservation = { userId: buyer.userId, subject: 'under way', name: '달무리 상담' };
    await shop.db.transaction((tx) => reserveCredits(tx, { ...reservation, amount: 1 }, ports()));
    const payment = (await shop.till.books()).payments.find((one) => one.orderId === placed.orderId);
    await shop.till.cancelInDashboard(payment?.paymentKey ?? '');
    await deliverWebhooks(shop);
    expect(await held(buyer)).toBe(0);
    await shop.db.transaction((tx) => releaseCredits(tx, reservation, ports()));
    expect(await held(buyer)).toBe(0);
    expect(await audit()).toEqual([]);
  });

  test('the ledger is only ever added to, and what does not add up is refused (I8)', async () => {
    const buyer = await newBuyer(shop);
    await buy(buyer);
    for (const change of [
      sql`update credit_entries set amount = 5`,
      sql`delete from credit_transactions`,
      sql`delete from credit_lots`,
      sql`update credit_lots set "left" = "left" - 1 where user_id = ${buyer.userId}`,
      sql`update credit_wallets set balance = balance + 1 where user_id = ${buyer.userId}`,
      sql`insert into credit_entries select user_id, transaction_id, 9, 'WALLET', lot_id, 5 from credit_entries
           where user_id = ${buyer.userId} limit 1`,
    ]) {
      await expect(shop.db.execute(change)).rejects.toThrow();
    }
    expect(await held(buyer)).toBe(33);
  });

  test('are nobody else’s (I12)', async () => {
    const buyer = await newBuyer(shop);
    const placed = await buy(buyer);
    const other = await newBuyer(shop);
    expect(await history(other)).toEqual([]);
    expect((await shop.call(`GET /v1/orders/${placed.orderId}`, { as: other.token })).status).toBe(404);
    for (const endpoint of ['GET /v1/users/credit-history', 'POST /v1/users/credit-payments']) {
      expect((await shop.call(endpoint, endpoint.startsWith('POST') ? { body: {} } : {})).status).toBe(401);
    }
  });
});

describe('a shop that stopped selling credits', () => {
  test('offers none, takes no order, and keeps what readers hold', async () => {
    const shop = await openTestShop({ sellsCredits: false });
    const buyer = await newBuyer(shop);
    const list = await shop.call('GET /v1/credit-packages');
    expect((list.body.data as { creditPackageList: CreditPackage[] }).creditPackageList).toEqual([]);
    for (const [endpoint, body] of [
      ['POST /v1/users/credit-payments', { creditPackageId: PACKAGE }],
      ['POST /v1/credit-payments/check', { creditPackageId: PACKAGE, orderId: newOrderId() }],
    ] as const) {
      const answer = await shop.call(endpoint, { as: buyer.token, body });
      expect(answer).toMatchObject({ status: 403, body: { code: 'CREDITS_NOT_FOR_SALE' } });
    }
    await shop.close();
  });
});
