import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { brought, comeBack, newBuyer, reconcile } from '../../test/buyer.ts';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { beginPayment } from '#orders/begin-payment.ts';
import { orders } from '#orders/schema.ts';
import { fortuneResults, tarotResults } from '#readings/schema.ts';
import { deleteUser } from './repository.ts';
import { userIdentities, users } from './schema.ts';

const WOMAN = { sexType: 'FEMALE', calendarType: 'SOLAR', birthday: '19940312', time: '0724' };

describe('giving up an account', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  /** A reader with everything a reader can own. */
  async function fullReader(): Promise<{ token: string; userId: number }> {
    const reader = await shop.signUp('moon@example.com');
    await shop.db
      .insert(userIdentities)
      .values({ provider: 'kakao', subject: `k${reader.userId}`, userId: reader.userId });
    const { body } = await shop.call('POST /v1/member', { as: reader.token, body: WOMAN });
    const now = shop.clock.now();
    const result = {
      userId: reader.userId,
      resultStatus: 'NONE' as const,
      reading: { writer: 'test', markdown: '1994년 3월 12일에 태어난 당신', chapters: [] },
      createdAt: now,
      updatedAt: now,
    };
    await shop.db.insert(fortuneResults).values({
      ...result,
      id: '019aaaaa-0000-7000-8000-00000000000a',
      memberId: (body.data as { member: { id: string } }).member.id,
      contentId: 35,
      period: '',
    });
    await shop.db.insert(tarotResults).values({
      ...result,
      id: '019aaaaa-0000-7000-8000-00000000000b',
      contentId: 40,
      koreanDay: '2026-11-21',
      gender: 'FEMALE',
      cards: [20],
    });
    return reader;
  }
  const insertOrder = (userId: number, state: (typeof orders.$inferSelect)['state']) => {
    const now = shop.clock.now();
    return shop.db.insert(orders).values({
      userId,
      orderId: `order-of-${userId}-${state}-000000`,
      kind: 'SAJU',
      state,
      version: 1,
      contentId: 1,
      contentVersion: 1,
      orderName: '나의 연애 사용 설명서',
      amount: 9900,
      policyVersion: 'test rules',
      resultId: '019aaaaa-0000-7000-8000-000000000001',
      paymentKey: 'pk',
      attempt: 1,
      createdAt: now,
      updatedAt: now,
      expiresAt: now,
      checks: 0,
    });
  };

  /** Every table that still has rows of an account, with how many. */
  async function rowsOf(userId: number): Promise<Record<string, number>> {
    const { rows } = await shop.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`);
    const counts: Record<string, number> = {};
    for (const { name } of rows) {
      const found = await shop.db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.identifier(name)} where user_id = ${userId}`,
      );
      const n = found.rows[0]?.n ?? 0;
      if (n > 0) counts[name] = n;
    }
    return counts;
  }

  test('deletes all that is personal and keeps the payments under a number that is nobody’s (I21, A89)', async () => {
    const { token, userId } = await fullReader();
    await insertOrder(userId, 'fulfilled');
    expect(Object.keys(await rowsOf(userId)).toSorted()).toEqual(
      expect.arrayContaining([
        'fortune_results',
        'members',
        'orders',
        'sessions',
        'tarot_results',
        'user_identities',
      ]),
    );

    const answer = await shop.call('DELETE /v1/profile', { as: token });
    expect(answer.body).toEqual({ statusCode: 200, data: { withdrawn: true } });
    expect(await rowsOf(userId)).toEqual({ orders: 1 });
    expect(await shop.db.select().from(users).where(eq(users.id, userId))).toEqual([]);
    const [kept] = await shop.db.select().from(orders).where(eq(orders.userId, userId));
    expect(JSON.stringify(kept)).not.toMatch(/moon@|19940312|0724/);
  });

  test('ends every session at once and clears what the browser holds', async () => {
    const { token } = await fullReader();
    const answer = await shop.call('DELETE /v1/profile', { as: token });
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(answer.headers.getSetCookie().join()).toMatch(/wolha_token=;.*Max-Age=0/i);
    for (const call of [
      'GET /v1/profile',
      'GET /v1/member/list',
      'GET /v1/fortune-result/list',
      'DELETE /v1/profile',
    ]) {
      expect((await shop.call(call, { as: token })).status).toBe(401);
    }
  });

  test('touches nobody else', async () => {
    const [one, other] = [await fullReader(), await fullReader()];
    const before = await rowsOf(other.userId);
    await shop.call('DELETE /v1/profile', { as: one.token });
    expect(await rowsOf(other.userId)).toEqual(before);
  });

  test.each(['confirming', 'paid', 'refunding'] as const)('waits while an order is %s', async (state) => {
    const { token, userId } = await fullReader();
    await insertOrder(userId, state);
    const answer = await shop.call('DELETE /v1/profile', { as: token });
    expect(answer.body).toMatchObject({ statusCode: 409, code: 'PAYMENT_UNDER_WAY' });
    expect((await shop.call('GET /v1/profile', { as: token })).status).toBe(200);
  });

  test('asks for a login, and for a page of ours (A69)', async () => {
    expect((await shop.call('DELETE /v1/profile')).status).toBe(401);
    const { token } = await shop.signUp();
    const forged = await shop.fetch('/v1/profile', {
      method: 'DELETE',
      headers: { cookie: `wolha_token=${token}`, 'sec-fetch-site': 'cross-site' },
    });
    expect(forged.status).toBe(403);
    expect((await shop.call('GET /v1/profile', { as: token })).status).toBe(200);
  });

  test.each(['order', 'orderTarot'] as const)(
    'keeps no money that comes back from the card window afterwards (%s, F24)',
    async (place) => {
      const buyer = await newBuyer(shop);
      const order = await buyer[place]();
      const address = await shop.till.pay(order);
      expect((await shop.call('DELETE /v1/profile', { as: buyer.token })).status).toBe(200);
      const before = shop.till.asked.confirm;
      expect(await comeBack(shop, address)).toContain('paymentProblem=PERSON_GONE');
      expect(shop.till.asked.confirm).toBe(before);
      await reconcile(shop);
      const { state } = await buyer.row(order.orderId);
      const [booked] = (await shop.till.books()).payments.filter((one) => one.orderId === order.orderId);
      expect(['created', 'failed', 'expired', 'refunded']).toContain(state);
      expect(booked?.status === 'DONE' ? booked.balanceAmount : 0).toBe(0);
      expect(await rowsOf(buyer.userId)).not.toHaveProperty('tarot_results');
    },
  );

  test.each(['order', 'orderTarot'] as const)(
    'gives back what the card company books just as the account goes (%s, F24)',
    async (place) => {
      const buyer = await newBuyer(shop);
      const order = await buyer[place]();
      const { orderId } = order;
      await beginPayment(shop.orders, brought(await shop.till.pay(order)));
      await deleteUser(shop.db, buyer.userId);
      shop.clock.advance(60_000);
      await reconcile(shop);
      await reconcile(shop);
      expect((await buyer.row(orderId)).state).toBe('refunded');
      const [booked] = (await shop.till.books()).payments.filter((one) => one.orderId === orderId);
      expect(booked).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
    },
  );
});
