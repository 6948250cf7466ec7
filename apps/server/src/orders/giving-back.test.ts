import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentOrder } from '@wolha/contract';
import { deleteMember } from '#members/delete-member.ts';
import type { ReadingWriter } from '#readings/reading-writer.ts';
import {
  deliverWebhooks,
  endLeases,
  makeDueReadings,
  newBuyer,
  plainWriter,
  reconcile,
  type Buyer,
} from '../../test/buyer.ts';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { giveUpOrder } from './give-up-order.ts';
import { listEvents } from './repository.ts';
import { settleOrder } from './settle-order.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const brokenWriter: ReadingWriter = { write: () => Promise.reject(new Error('no words come')) };
const BECAUSE = { code: 'OPERATOR', message: '고객 요청으로 취소합니다.' };

async function buy(): Promise<{ buyer: Buyer; order: PaymentOrder }> {
  const buyer = await newBuyer(shop);
  const order = await buyer.order();
  await buyer.pay(order);
  return { buyer, order };
}

const giveUp = (buyer: Buyer, { orderId }: PaymentOrder) =>
  giveUpOrder(shop.orders, { userId: buyer.userId, orderId }, BECAUSE, 'operator');

const keptFor = async ({ orderId }: PaymentOrder): Promise<number> =>
  (await shop.till.books()).payments
    .filter(
      (payment) => payment.orderId === orderId && /^(DONE|PARTIAL_CANCELED|CANCELED)$/.test(payment.status),
    )
    .reduce((sum, payment) => sum + payment.balanceAmount, 0);

const stateOf = async (buyer: Buyer, { orderId }: PaymentOrder): Promise<string> =>
  (await buyer.row(orderId)).state;

describe('a reading that cannot be made', () => {
  test('is tried again, then the money goes back whole by itself, and the reader is told', async () => {
    const { buyer, order } = await buy();
    const outcomes: string[] = [];
    for (let attempt = 0; attempt < 6 && outcomes.at(-1) !== 'given-up'; attempt += 1) {
      await endLeases(shop);
      outcomes.push(...(await makeDueReadings(shop, brokenWriter)));
    }
    expect(outcomes).toEqual(['failed', 'failed', 'failed', 'failed', 'given-up']);
    const told = await buyer.progress(order);
    expect(told).toMatchObject({
      status: 202,
      progress: { phase: 'REFUNDING', message: '풀이를 완성하지 못해 결제를 전액 취소해 드립니다.' },
    });
    expect((await buyer.results())[0]).toMatchObject({ resultStatus: 'FAILED' });
    await reconcile(shop);
    expect(await keptFor(order)).toBe(0);
    expect(await buyer.progress(order)).toMatchObject({ progress: { phase: 'REFUNDED' } });
    expect((await buyer.results())[0]).toMatchObject({ resultStatus: 'REFUNDED' });
    expect((await buyer.payments())[0]).toMatchObject({
      resultStatus: 'REFUNDED',
      problemMessage: expect.stringContaining('취소'),
    });
    expect((await buyer.check()).status).toBe(200);
  });

  test('for one bad moment only is made after all', async () => {
    const { buyer, order } = await buy();
    expect(await makeDueReadings(shop, brokenWriter)).toContain('failed');
    expect(await makeDueReadings(shop)).toContain('taken');
    await endLeases(shop);
    expect(await makeDueReadings(shop)).toContain('made');
    expect(await stateOf(buyer, order)).toBe('fulfilled');
  });

  test('that kills its worker every time is given up after six claims', async () => {
    const { buyer, order } = await buy();
    const never: ReadingWriter = { write: () => new Promise(() => undefined) };
    for (let claim = 0; claim < 6; claim += 1) {
      await endLeases(shop);
      void makeDueReadings(shop, never);
      await expect
        .poll(
          async () =>
            (await shop.db.execute(`select token from reading_jobs where order_id = '${order.orderId}'`))
              .rows,
        )
        .toEqual([{ token: claim + 1 }]);
    }
    await endLeases(shop);
    expect(await makeDueReadings(shop)).toContain('given-up');
    await reconcile(shop);
    expect(await stateOf(buyer, order)).toBe('refunded');
  });

  test('F24 because its person was deleted while it was being written', async () => {
    const { buyer, order } = await buy();
    const { memberId } = await buyer.row(order.orderId);
    let deleted = false;
    const deleting: ReadingWriter = {
      write: async (source, options) => {
        if (!deleted) await deleteMember(shop.orders, buyer.userId, memberId ?? '');
        deleted = true;
        return plainWriter.write(source, options);
      },
    };
    expect(await makeDueReadings(shop, deleting)).toContain('lost');
    await endLeases(shop);
    expect(await makeDueReadings(shop)).toContain('given-up');
    await reconcile(shop);
    expect(await buyer.row(order.orderId)).toMatchObject({ state: 'refunded', problemCode: 'PERSON_GONE' });
    expect(await keptFor(order)).toBe(0);
    expect(await buyer.results()).toEqual([]);
    expect(await buyer.payments()).toHaveLength(1);
  });

  test('F24 because its person was deleted between the approval and writing it down', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    shop.till.faults.next('confirm', { holdMs: 120 });
    const coming = buyer.pay(order);
    await expect.poll(() => keptFor(order)).toBe(order.amount);
    const { memberId } = await buyer.row(order.orderId);
    await deleteMember(shop.orders, buyer.userId, memberId ?? '');
    await coming;
    expect(await buyer.row(order.orderId)).toMatchObject({ state: 'refunding', problemCode: 'PERSON_GONE' });
    await reconcile(shop);
    expect(await stateOf(buyer, order)).toBe('refunded');
    expect(await keptFor(order)).toBe(0);
  });

  test('I14 a reading once delivered goes with its person, the payment stays', async () => {
    const { buyer, order } = await buy();
    await makeDueReadings(shop);
    const { memberId } = await buyer.row(order.orderId);
    await deleteMember(shop.orders, buyer.userId, memberId ?? '');
    await endLeases(shop);
    await makeDueReadings(shop);
    await reconcile(shop);
    expect(await stateOf(buyer, order)).toBe('fulfilled');
    expect(await buyer.results()).toEqual([]);
    expect(await buyer.payments()).toMatchObject([{ resultStatus: 'SUCCESS', amount: order.amount }]);
    expect(await keptFor(order)).toBe(order.amount);
    expect((await buyer.check()).status).toBe(200);
  });
});

describe('I6 giving money back', () => {
  test('takes the reading away at once, and the provider is asked once', async () => {
    const { buyer, order } = await buy();
    await makeDueReadings(shop);
    const before = shop.till.asked.cancel;
    await giveUp(buyer, order);
    expect((await buyer.results())[0]).toMatchObject({ resultStatus: 'FAILED' });
    await giveUp(buyer, order);
    await reconcile(shop);
    await reconcile(shop);
    await deliverWebhooks(shop);
    expect(shop.till.asked.cancel - before).toBe(1);
    expect(await keptFor(order)).toBe(0);
    expect(await giveUp(buyer, order)).toMatchObject({ state: 'refunded' });
  });

  test('an answer dropped after the cancellation is found, not repeated', async () => {
    const { buyer, order } = await buy();
    shop.till.faults.next('cancel', { outcome: 'drop', when: 'after' });
    await giveUp(buyer, order);
    await reconcile(shop);
    expect(await stateOf(buyer, order)).toBe('refunded');
    expect(await keptFor(order)).toBe(0);
  });

  test.each(['PROVIDER_ERROR', 'FAILED_REFUND_PROCESS', 'FAILED_METHOD_HANDLING_CANCEL', 'COMMON_ERROR'])(
    'a passing error (%s) is tried again under a new key',
    async (code) => {
      const { buyer, order } = await buy();
      shop.till.faults.next('cancel', { outcome: { code } });
      await giveUp(buyer, order);
      await settleOrder(shop.orders, await buyer.row(order.orderId), 'reconciler');
      expect(await buyer.row(order.orderId)).toMatchObject({ state: 'refunding', attempt: 2 });
      await reconcile(shop);
      expect(await stateOf(buyer, order)).toBe('refunded');
      expect(await keptFor(order)).toBe(0);
    },
  );

  test('a refund the card company refuses stays owed and is told to the operator', async () => {
    const { buyer, order } = await buy();
    shop.till.faults.always('cancel', { outcome: { code: 'EXCEED_MAX_REFUND_DUE' } });
    await giveUp(buyer, order);
    await reconcile(shop);
    shop.till.faults.clear();
    const row = await buyer.row(order.orderId);
    expect(row).toMatchObject({ state: 'refunding', problemCode: 'EXCEED_MAX_REFUND_DUE' });
    expect(row.nextCheckAt?.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000);
    expect(row.problemMessage).toBe(BECAUSE.message);
    await reconcile(shop);
    expect(await stateOf(buyer, order)).toBe('refunded');
  });

  test('of money that was never taken is refused', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await expect(giveUp(buyer, order)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await stateOf(buyer, order)).toBe('created');
  });

  test('stands in the record with who asked for it', async () => {
    const { buyer, order } = await buy();
    await giveUp(buyer, order);
    await reconcile(shop);
    const events = await listEvents(shop.db, { userId: buyer.userId, orderId: order.orderId });
    expect(events.slice(-2).map(({ event, actor, detail }) => [event, actor, detail])).toEqual([
      ['givenUp', 'operator', 'OPERATOR'],
      ['takenBack', 'reconciler', null],
    ]);
  });

  test('while the reading is being written: the writer’s late work is refused', async () => {
    const { buyer, order } = await buy();
    const late: ReadingWriter = {
      write: async (source, options) => {
        await giveUp(buyer, order);
        return plainWriter.write(source, options);
      },
    };
    expect(await makeDueReadings(shop, late)).toContain('lost');
    await reconcile(shop);
    expect(await stateOf(buyer, order)).toBe('refunded');
    expect((await buyer.results())[0]).toMatchObject({ resultStatus: 'REFUNDED' });
  });
});
