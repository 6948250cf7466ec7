import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type {
  CreditPayment,
  FortuneResultListItem,
  Order,
  PaymentOrder,
  ReadingProgress,
} from '@wolha/contract';
import { beginPayment, type Begun } from '#orders/begin-payment.ts';
import { reconcileOrders } from '#orders/jobs.ts';
import type { OrderPorts } from '#orders/ports.ts';
import { findOrder, type OrderRow } from '#orders/repository.ts';
import { listOpenJobs } from '#readings/bought-repository.ts';
import { makeReading, type Making } from '#readings/make-reading.ts';
import type { ReadingWriter } from '#readings/reading-writer.ts';
import { TEST_ORIGIN, type Answer, type TestShop } from './test-shop.ts';

/** A premium Saju content and a premium tarot content of the shipped catalogue. */
export const SAJU = 1;
export const TAROT = 21;
export const FREE_SAJU = 32;

export const newOrderId = (): string => randomBytes(18).toString('base64url');

export const SOMEONE = {
  memberType: 'NEW',
  sexType: 'FEMALE',
  calendarType: 'SOLAR',
  birthday: '19961023',
  time: '0724',
} as const;
export const SOMEONE_ELSE = { ...SOMEONE, birthday: '19940302', sexType: 'MALE' } as const;

/** Writes three chapters without asking anyone. */
export const plainWriter: ReadingWriter = {
  write: async (source, { onChapter }) => {
    const chapters = source.content.chapters.map(({ title }) => ({
      title,
      answer: '그래요.',
      blocks: [{ kind: 'prose' as const, markdown: `${title}에 대한 풀이입니다.` }],
    }));
    for (const [index] of chapters.entries()) await onChapter(index + 1);
    return { writer: 'plain', markdown: chapters.map(({ title }) => `## ${title}`).join('\n\n'), chapters };
  },
};

/** A reader who buys, and what their browser does. */
export interface Buyer {
  token: string;
  userId: number;
  check(body?: Record<string, unknown>): Promise<Answer>;
  checkTarot(body?: Record<string, unknown>): Promise<Answer>;
  /** Writes an order and answers it; fails when it is refused. */
  order(body?: Record<string, unknown>): Promise<PaymentOrder>;
  orderTarot(body?: Record<string, unknown>): Promise<PaymentOrder>;
  /** Pays in the card window and comes back with what it sends; answers where the shop sends the browser. */
  pay(order: PaymentOrder, choice?: { decision?: string; card?: string }): Promise<string>;
  row(orderId: string): Promise<OrderRow>;
  progress(
    order: PaymentOrder,
  ): Promise<{ status: number; code: string | undefined; progress: ReadingProgress }>;
  results(): Promise<FortuneResultListItem[]>;
  payments(): Promise<CreditPayment[]>;
  seen(orderId: string): Promise<Order>;
}

export async function newBuyer(shop: TestShop): Promise<Buyer> {
  const { token, userId } = await shop.signUp();
  const call = (endpoint: string, body?: unknown): Promise<Answer> =>
    shop.call(endpoint, { as: token, body });
  const placed = (answer: Answer): PaymentOrder => {
    expect(answer.body).toMatchObject({ statusCode: 200 });
    return answer.body.data as PaymentOrder;
  };
  const check: Buyer['check'] = (body = {}) =>
    call('POST /v1/payment/check', { fortuneContentId: SAJU, orderId: newOrderId(), ...SOMEONE, ...body });
  const checkTarot: Buyer['checkTarot'] = (body = {}) =>
    call('POST /v1/tarot-payment/check', { fortuneContentId: TAROT, orderId: newOrderId(), ...body });
  const row: Buyer['row'] = async (orderId) => {
    const found = await findOrder(shop.db, { userId, orderId });
    if (!found) throw new Error('There is no such order.');
    return found;
  };
  return {
    token,
    userId,
    check,
    checkTarot,
    order: async (body) => placed(await check(body)),
    orderTarot: async (body) =>
      placed(await checkTarot({ tarotCardIds: [12, 91, 7], gender: 'FEMALE', ...body })),
    pay: async (order, choice) => comeBack(shop, await shop.till.pay(order, choice)),
    row,
    progress: async (order) => {
      const { kind, resultId } = await row(order.orderId);
      const { status, body } =
        kind === 'SAJU'
          ? await call('POST /v1/fortune-content/premium-fortune-analysis', {
              fortuneResultId: resultId,
              orderId: order.orderId,
            })
          : await call('POST /v1/fortune-content/premium-tarot-analysis', {
              tarotResultId: resultId,
              orderId: order.orderId,
            });
      return { status, code: body.code, progress: body.data as ReadingProgress };
    },
    results: async () => {
      const { body } = await call('GET /v1/fortune-result/list');
      return (body.data as { fortuneResultList: FortuneResultListItem[] }).fortuneResultList;
    },
    payments: async () => {
      const { body } = await call('GET /v1/users/credit-payments');
      return (body.data as { creditPaymentList: CreditPayment[] }).creditPaymentList;
    },
    seen: async (orderId) => {
      const { body } = await call(`GET /v1/orders/${orderId}`);
      return (body.data as { order: Order }).order;
    },
  };
}

/** A browser without a session follows an address of the shop; answers where it is sent. */
export async function comeBack(shop: TestShop, address: string): Promise<string> {
  const { pathname, search } = new URL(address, TEST_ORIGIN);
  const answer = await shop.fetch(`${pathname}${search}`, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

/** Passes on the webhooks the provider has sent so far, in their order; those not heard wait to be sent again. */
export async function deliverWebhooks(shop: TestShop): Promise<number[]> {
  const statuses: number[] = [];
  for (const webhook of shop.till.webhooks.splice(0)) {
    const { body, headers } = webhook;
    const answer = await shop.fetch('/v1/payments/webhook', {
      method: 'POST',
      body,
      headers: { ...headers, 'sec-fetch-site': 'none' },
    });
    statuses.push(answer.status);
    if (answer.status !== 200) shop.till.webhooks.push(webhook);
  }
  return statuses;
}

/** Has every reading made that is due; answers what became of each. */
export async function makeDueReadings(
  shop: TestShop,
  writer: ReadingWriter = plainWriter,
): Promise<Making[]> {
  const made: Making[] = [];
  for (const key of await listOpenJobs(shop.db)) {
    made.push(await makeReading({ ...shop.making, writer }, key));
  }
  return made;
}

/** What stands in the address a browser brings back from the card window. */
export function brought(address: string): { orderId: string; paymentKey: string; amount: string } {
  const {
    orderId = '',
    paymentKey = '',
    amount = '',
  } = Object.fromEntries(new URL(address, TEST_ORIGIN).searchParams);
  return { orderId, paymentKey, amount };
}

/** The buyer comes back and the process dies right after it tied the payment to the order. */
export async function beginAndDie(shop: TestShop, buyer: Buyer): Promise<OrderRow> {
  const order = await buyer.order();
  const begun: Begun = await beginPayment(shop.orders, brought(await shop.till.pay(order)));
  if (begun.kind !== 'begun') throw new Error('The payment did not begin.');
  return begun.order;
}

/** Lets the reconciler's turn come for every order it watches over. */
export async function reconcile(shop: TestShop, ports: OrderPorts = shop.orders): Promise<void> {
  await shop.db.execute(
    sql`update orders set next_check_at = clock_timestamp() - interval '1 second' where next_check_at is not null`,
  );
  while ((await reconcileOrders(ports)) > 0);
}

/** Lets the lease of every reading being made run out, as when its worker is dead or stands still. */
export async function endLeases(shop: TestShop): Promise<void> {
  await shop.db.execute(sql`update reading_jobs set lease_until = clock_timestamp() - interval '1 minute'`);
}
