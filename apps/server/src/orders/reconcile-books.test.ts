import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeDueReadings, newBuyer, SOMEONE_ELSE } from '../../test/buyer.ts';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { reconcileBooks } from './reconcile-books.ts';

let shop: TestShop;
beforeEach(async () => {
  await shop?.close();
  shop = await openTestShop();
});
afterAll(() => shop.close());

const lookBack = () => {
  const now = shop.clock.now();
  return reconcileBooks(shop.orders, new Date(now.getTime() - 3600_000), new Date(now.getTime() + 1000));
};

const cash = async (): Promise<number> =>
  (await shop.db.execute<{ sum: number }>(sql`select coalesce(sum(amount), 0)::int as sum from cash_entries`))
    .rows[0]?.sum ?? 0;

describe('I11 our books and the provider’s', () => {
  test('agree line by line after buying, giving back in part and whole', async () => {
    const buyer = await newBuyer(shop);
    const [kept, back] = [await buyer.order(), await buyer.order(SOMEONE_ELSE)];
    await buyer.pay(kept);
    await buyer.pay(back);
    await shop.till.cancelInDashboard((await buyer.row(back.orderId)).paymentKey ?? '', 300);
    expect(await lookBack()).toMatchObject({ looked: 3, caughtUp: [back.orderId], strays: [] });
    await shop.till.cancelInDashboard((await buyer.row(back.orderId)).paymentKey ?? '');
    expect(await lookBack()).toMatchObject({ looked: 4, caughtUp: [back.orderId], strays: [] });
    expect((await buyer.row(back.orderId)).state).toBe('refunded');
    expect(await lookBack()).toEqual({ looked: 4, caughtUp: [], unheard: [], strays: [] });
    expect(await cash()).toBe((await shop.till.books()).keptAmount);
  });

  test('a provider that cannot be asked about an order leaves it for the next hour', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await buyer.pay(order);
    await shop.till.cancelInDashboard((await buyer.row(order.orderId)).paymentKey ?? '');
    shop.till.faults.next('payment', { outcome: 'drop' });
    expect(await lookBack()).toMatchObject({ caughtUp: [], unheard: [order.orderId], strays: [] });
    expect(await lookBack()).toMatchObject({ caughtUp: [order.orderId], unheard: [], strays: [] });
  });

  test('F28 after a backup from before the money came, the order is found and made paid', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await buyer.pay(order);
    await restoreToBeforeThePayment(order.orderId);
    expect((await buyer.row(order.orderId)).state).toBe('created');
    expect(await lookBack()).toMatchObject({ caughtUp: [order.orderId], strays: [] });
    expect((await buyer.row(order.orderId)).state).toBe('paid');
    expect(await makeDueReadings(shop)).toEqual(['made']);
    expect(await cash()).toBe(order.amount);
  });

  test('F28 money for an order the backup does not know is told, and left alone', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await buyer.pay(order);
    await restoreToBeforeThePayment(order.orderId);
    await shop.db.execute(sql`alter table order_events disable trigger order_events_append_only`);
    await shop.db.execute(sql`delete from order_events`);
    await shop.db.execute(sql`alter table order_events enable trigger order_events_append_only`);
    await shop.db.execute(sql`delete from orders`);
    await shop.db.execute(sql`delete from order_directory`);
    expect(await lookBack()).toMatchObject({
      caughtUp: [],
      strays: [{ orderId: order.orderId, amount: order.amount }],
    });
    expect((await shop.till.books()).keptAmount).toBe(order.amount);
  });
});

/** The database as it was while the buyer was still in the card window. */
async function restoreToBeforeThePayment(orderId: string): Promise<void> {
  for (const statement of [
    sql`alter table cash_entries disable trigger cash_entries_append_only`,
    sql`alter table order_events disable trigger order_events_append_only`,
    sql`delete from cash_entries where order_id = ${orderId}`,
    sql`delete from order_events where order_id = ${orderId} and version > 0`,
    sql`alter table cash_entries enable trigger cash_entries_append_only`,
    sql`alter table order_events enable trigger order_events_append_only`,
    sql`delete from reading_jobs where order_id = ${orderId}`,
    sql`delete from fortune_results where order_id = ${orderId}`,
    sql`update order_directory set payment_key = null where order_id = ${orderId}`,
    sql`update orders set state = 'created', version = 0, payment_key = null, paid_at = null where order_id = ${orderId}`,
  ]) {
    await shop.db.execute(statement);
  }
}
