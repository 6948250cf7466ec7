import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreditHistoryEntry, PaymentOrder } from '@wolha/contract';
import { auditMoney } from '#orders/audit-money.ts';
import { giveUpOrder, giveUpUnused } from '#orders/give-up-order.ts';
import { listEvents } from '#orders/repository.ts';
import { settleOrder } from '#orders/settle-order.ts';
import { deliverWebhooks, newBuyer, reconcile, type Buyer } from '../../test/buyer.ts';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { releaseCredits, reserveCredits, settleCredits } from './reserve-credits.ts';

/** 썸 30: 30 paid credits and 3 as a bonus for 7,900 won. */
const PACKAGE = 2;
const PRICE = 7900;
const BECAUSE = { code: 'OPERATOR', message: '고객 요청으로 환불합니다.' };

describe('a purchase of credits that was used in part', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const ports = () => ({ clock: shop.clock, newId: uuidv7 });
  const reservation = (buyer: Buyer, subject: string) => ({
    userId: buyer.userId,
    subject,
    name: '달무리 상담',
  });
  const setAside = (buyer: Buyer, subject: string) =>
    shop.db.transaction((tx) => reserveCredits(tx, { ...reservation(buyer, subject), amount: 1 }, ports()));

  async function buyAndUse(used: number): Promise<{ buyer: Buyer; order: PaymentOrder }> {
    const buyer = await newBuyer(shop);
    const answer = await shop.call('POST /v1/users/credit-payments', {
      as: buyer.token,
      body: { creditPackageId: PACKAGE },
    });
    const order = answer.body.data as PaymentOrder;
    await buyer.pay(order);
    for (let n = 0; n < used; n += 1) {
      await setAside(buyer, `reply ${n}`);
      await shop.db.transaction((tx) => settleCredits(tx, reservation(buyer, `reply ${n}`), ports()));
    }
    return { buyer, order };
  }
  const giveUp = (buyer: Buyer, { orderId }: PaymentOrder) =>
    giveUpUnused(shop.orders, { userId: buyer.userId, orderId }, BECAUSE, 'operator');
  const settle = async (buyer: Buyer, { orderId }: PaymentOrder) =>
    settleOrder(shop.orders, await buyer.row(orderId), 'operator');
  const booked = async ({ orderId }: PaymentOrder) =>
    (await shop.till.books()).payments.find((payment) => payment.orderId === orderId);
  const held = async ({ token }: Buyer): Promise<number> => {
    const { body } = await shop.call('GET /v1/profile', { as: token });
    return (body.data as { profile: { totalCredit: number } }).profile.totalCredit;
  };
  const audit = async () => {
    const until = new Date(shop.clock.now().getTime() + 1000);
    const books = { db: shop.db, provider: shop.orders.provider };
    const since = new Date('2026-11-01T00:00:00Z');
    return (await auditMoney(books, { since, until, quiet: true, heardBefore: until })).violations;
  };

  test('gives back what the unused paid credits cost, keeps the bonus, and stands', async () => {
    const { buyer, order } = await buyAndUse(5);
    const owed = await giveUp(buyer, order);
    expect(owed).toMatchObject({ state: 'refundingPart', keepAmount: PRICE - 6583 });
    expect(await held(buyer)).toBe(3);
    expect((await buyer.payments())[0]).toMatchObject({ resultStatus: 'REFUNDING', refundedAmount: 0 });
    expect(await settle(buyer, order)).toMatchObject({ state: 'fulfilled', keepAmount: null });
    expect(await booked(order)).toMatchObject({ status: 'PARTIAL_CANCELED', balanceAmount: 1317 });
    expect((await buyer.payments())[0]).toMatchObject({
      resultStatus: 'SUCCESS',
      amount: PRICE,
      refundedAmount: 6583,
      problemMessage: BECAUSE.message,
    });
    const { body } = await shop.call('GET /v1/users/credit-history', { as: buyer.token });
    expect((body.data as { creditHistoryList: CreditHistoryEntry[] }).creditHistoryList[0]).toMatchObject({
      usageType: 'REFUNDED',
      amount: 25,
      bonusAmount: 0,
      name: '썸 30 일부 환불',
    });
    const events = await listEvents(shop.db, { userId: buyer.userId, orderId: order.orderId });
    expect(events.slice(-2).map(({ event, actor, toState }) => [event, actor, toState])).toEqual([
      ['partGivenUp', 'operator', 'refundingPart'],
      ['partTakenBack', 'operator', 'fulfilled'],
    ]);
    expect(await audit()).toEqual([]);
  });

  test('gives it back once, however often it is asked, answered or told', async () => {
    const { buyer, order } = await buyAndUse(10);
    const before = shop.till.asked.cancel;
    shop.till.faults.next('cancel', { outcome: 'drop', when: 'after' });
    await Promise.all([giveUp(buyer, order), giveUp(buyer, order)]);
    await Promise.all([settle(buyer, order), settle(buyer, order)]);
    await reconcile(shop);
    await deliverWebhooks(shop);
    await reconcile(shop);
    expect(shop.till.asked.cancel - before).toBeGreaterThan(0);
    expect(await booked(order)).toMatchObject({ balanceAmount: PRICE - 5266 });
    expect(await buyer.row(order.orderId)).toMatchObject({ state: 'fulfilled' });
    await expect(giveUp(buyer, order)).rejects.toMatchObject({ code: 'CREDITS_USED' });
    expect(await held(buyer)).toBe(3);
    expect(await audit()).toEqual([]);
  });

  test.each(['PROVIDER_ERROR', 'FAILED_PARTIAL_REFUND'])(
    'is tried again under a new key after a passing error (%s)',
    async (code) => {
      const { buyer, order } = await buyAndUse(1);
      shop.till.faults.next('cancel', { outcome: { code } });
      await giveUp(buyer, order);
      expect(await settle(buyer, order)).toMatchObject({ state: 'refundingPart' });
      expect(await buyer.row(order.orderId)).toMatchObject({ attempt: 2 });
      await reconcile(shop);
      expect(await buyer.row(order.orderId)).toMatchObject({ state: 'fulfilled' });
      expect(await booked(order)).toMatchObject({ balanceAmount: PRICE - 7636 });
      expect(await audit()).toEqual([]);
    },
  );

  test('a provider that gives back no parts keeps the debt open and tells the operator', async () => {
    const { buyer, order } = await buyAndUse(1);
    shop.till.faults.always('cancel', { outcome: { code: 'NOT_ALLOWED_PARTIAL_REFUND' } });
    await giveUp(buyer, order);
    await reconcile(shop);
    shop.till.faults.clear();
    const row = await buyer.row(order.orderId);
    expect(row).toMatchObject({ state: 'refundingPart', problemCode: 'NOT_ALLOWED_PARTIAL_REFUND' });
    await reconcile(shop);
    expect(await buyer.row(order.orderId)).toMatchObject({ state: 'fulfilled' });
    expect(await audit()).toEqual([]);
  });

  test('counts what somebody gives back in the dashboard meanwhile, and never gives more', async () => {
    const { buyer, order } = await buyAndUse(15);
    await giveUp(buyer, order);
    const payment = await booked(order);
    await shop.till.cancelInDashboard(payment?.paymentKey ?? '', 1000);
    await reconcile(shop);
    await reconcile(shop);
    expect(await buyer.row(order.orderId)).toMatchObject({ state: 'fulfilled' });
    expect(await booked(order)).toMatchObject({ balanceAmount: PRICE - 3950 });
    expect(await audit()).toEqual([]);
  });

  test('waits for a reply that is being written, whichever way it ends', async () => {
    const { buyer, order } = await buyAndUse(1);
    await setAside(buyer, 'under way');
    await expect(giveUp(buyer, order)).rejects.toMatchObject({ code: 'REPLY_UNDER_WAY' });
    await shop.db.transaction((tx) => releaseCredits(tx, reservation(buyer, 'under way'), ports()));
    await giveUp(buyer, order);
    await settle(buyer, order);
    expect(await booked(order)).toMatchObject({ balanceAmount: PRICE - 7636 });
    expect(await audit()).toEqual([]);
  });

  test('gives nothing back once all of it is used or over, nor while all of it goes back', async () => {
    const { buyer, order } = await buyAndUse(30);
    await expect(giveUp(buyer, order)).rejects.toMatchObject({ code: 'CREDITS_USED' });
    expect(await buyer.row(order.orderId)).toMatchObject({ state: 'fulfilled' });
    const unused = await buyAndUse(0);
    const key = { userId: unused.buyer.userId, orderId: unused.order.orderId };
    await giveUpOrder(shop.orders, key, BECAUSE, 'operator');
    await expect(giveUp(unused.buyer, unused.order)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    await reconcile(shop);
    expect(await audit()).toEqual([]);
  });

  test('and is cancelled whole in the dashboard afterwards, loses the bonus too', async () => {
    const { buyer, order } = await buyAndUse(5);
    await giveUp(buyer, order);
    await settle(buyer, order);
    const payment = await booked(order);
    await shop.till.cancelInDashboard(payment?.paymentKey ?? '');
    await deliverWebhooks(shop);
    expect(await buyer.row(order.orderId)).toMatchObject({ state: 'refunded' });
    expect(await held(buyer)).toBe(0);
    expect((await buyer.payments())[0]).toMatchObject({ resultStatus: 'REFUNDED', refundedAmount: PRICE });
    expect(await audit()).toEqual([]);
  });
});

describe('credits of an account that is given up', () => {
  test('are written off with it, once, and what was bought stays in the books', async () => {
    const shop = await openTestShop();
    const buyer = await newBuyer(shop);
    const answer = await shop.call('POST /v1/users/credit-payments', {
      as: buyer.token,
      body: { creditPackageId: PACKAGE },
    });
    await buyer.pay(answer.body.data as PaymentOrder);
    const aside = { userId: buyer.userId, subject: 'under way', name: '달무리 상담' };
    const ports = { clock: shop.clock, newId: uuidv7 };
    await shop.db.transaction((tx) => reserveCredits(tx, { ...aside, amount: 1 }, ports));
    expect(await shop.call('DELETE /v1/profile', { as: buyer.token })).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_UNDER_WAY' },
    });
    await shop.db.transaction((tx) => releaseCredits(tx, aside, ports));
    expect((await shop.call('DELETE /v1/profile', { as: buyer.token })).status).toBe(200);
    const { rows } = await shop.db.execute(
      `select (select balance from credit_wallets where user_id = ${buyer.userId}) as balance,
              (select sum(amount) from credit_entries where user_id = ${buyer.userId} and account = 'LAPSED')::int as lapsed`,
    );
    expect(rows).toEqual([{ balance: 0, lapsed: 33 }]);
    const until = new Date(shop.clock.now().getTime() + 1000);
    const since = new Date('2026-11-01T00:00:00Z');
    const books = { db: shop.db, provider: shop.orders.provider };
    expect((await auditMoney(books, { since, until, quiet: true, heardBefore: until })).violations).toEqual(
      [],
    );
    await shop.close();
  });
});
