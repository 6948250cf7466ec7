import { describe, expect, test } from 'vitest';
import { tossShop, WEBHOOK, type PaymentBody } from '../../test/toss-shop.ts';
import { RETRY_MINUTES } from '#toss/webhooks.ts';

type Sent = {
  id: string;
  retried: number;
  body: { eventType: string; createdAt: string; data: PaymentBody };
};

/** Lets promises that are already on their way come to rest. */
const idle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
};

/** A shop whose webhook endpoint answers what it is told to, and a way to let time pass. */
function listeningShop(answers: () => number = () => 200) {
  const sent: Sent[] = [];
  const shop = tossShop({
    webhookUrl: WEBHOOK,
    fetch: async (url, init) => {
      const request = new Request(url, init);
      expect(request.url).toBe(WEBHOOK);
      expect(request.headers.has('tosspayments-webhook-signature')).toBe(false);
      expect(request.headers.get('tosspayments-webhook-transmission-time')).toMatch(/\+09:00$/);
      sent.push({
        id: request.headers.get('tosspayments-webhook-transmission-id')!,
        retried: Number(request.headers.get('tosspayments-webhook-transmission-retried-count')),
        body: (await request.json()) as Sent['body'],
      });
      const status = answers();
      if (status === 0) throw new TypeError('fetch failed');
      return new Response(null, { status });
    },
  });
  /** Runs what is due within `milliseconds`, as often as it makes new work; answers how long each had to wait. */
  const settle = async (milliseconds = 0): Promise<number[]> => {
    const waits: number[] = [];
    for (;;) {
      const due = shop.later.findIndex((job) => job.milliseconds <= milliseconds);
      if (due < 0) return waits;
      const [job] = shop.later.splice(due, 1);
      waits.push(job!.milliseconds);
      job!.run();
      await idle();
    }
  };
  return { ...shop, sent, settle };
}

const statuses = (sent: readonly Sent[]): string[] => sent.map((one) => one.body.data.status);

describe('a webhook', () => {
  test('tells of approval and cancellation, unsigned, with the payment as it was', async () => {
    const shop = listeningShop();
    const paymentKey = await shop.authenticate();
    await shop.settle();
    expect(shop.sent).toEqual([]);
    await shop.confirm(paymentKey);
    await shop.settle();
    await shop.cancel(paymentKey, { cancelAmount: 900 });
    await shop.cancel(paymentKey);
    await shop.settle();
    expect(statuses(shop.sent)).toEqual(['DONE', 'PARTIAL_CANCELED', 'CANCELED']);
    expect(shop.sent[0]).toMatchObject({
      retried: 0,
      body: {
        eventType: 'PAYMENT_STATUS_CHANGED',
        createdAt: '2026-03-01T12:00:00+09:00',
        data: { paymentKey, balanceAmount: 9900 },
      },
    });
    expect((await shop.ledger()).webhooksOwed).toBe(0);
  });

  test('tells of a refusal and of time running out, not of closing or of an unused window', async () => {
    const shop = listeningShop();
    await shop.decide(await shop.open({ orderId: 'order_refused' }), { decision: 'refuse' });
    await shop.decide(await shop.open({ orderId: 'order_closed' }), { decision: 'close' });
    await shop.authenticate({ orderId: 'order_waiting' });
    shop.clock.advance(30 * 60);
    await shop.settle(10 * 60_000);
    expect(shop.sent.map((one) => [one.body.data.orderId, one.body.data.status])).toEqual([
      ['order_refused', 'ABORTED'],
      ['order_waiting', 'EXPIRED'],
    ]);
  });

  test('can reach the shop before the answer to its confirmation does', async () => {
    const shop = listeningShop();
    const paymentKey = await shop.authenticate();
    shop.faults.next('confirm', { outcome: 'drop', when: 'after' });
    await expect(shop.confirm(paymentKey)).rejects.toThrow('dropped');
    await shop.settle();
    expect(statuses(shop.sent)).toEqual(['DONE']);
  });

  test.each([500, 302, 201, 0])(
    'is sent again after %i, seven times, further and further apart',
    async (status) => {
      const shop = listeningShop(() => status);
      const paymentKey = await shop.authenticate();
      shop.later.length = 0;
      await shop.confirm(paymentKey);
      const waits = await shop.settle(Infinity);
      expect(waits.map((wait) => wait / 60_000)).toEqual([0, ...RETRY_MINUTES]);
      expect(shop.sent.map((one) => one.retried)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      expect(new Set(shop.sent.map((one) => one.id)).size).toBe(1);
      expect(new Set(shop.sent.map((one) => JSON.stringify(one.body))).size).toBe(1);
      expect((await shop.ledger()).webhooksOwed).toBe(0);
    },
  );

  test('stops being sent once the shop says 200', async () => {
    const answers = [500, 500, 200];
    const shop = listeningShop(() => answers.shift()!);
    await shop.confirm(await shop.authenticate());
    await shop.settle(4 * 60_000);
    expect(shop.sent.map((one) => one.retried)).toEqual([0, 1, 2]);
  });

  test('can be lost, come twice, and come late', async () => {
    const shop = listeningShop();
    const paymentKey = await shop.authenticate();
    shop.faults.next('webhook', { outcome: 'drop' });
    await shop.confirm(paymentKey);
    await shop.settle();
    expect(shop.sent).toEqual([]);
    shop.faults.next('webhook', { outcome: 'twice' });
    await shop.settle(60_000);
    expect(shop.sent.map((one) => one.retried)).toEqual([1, 1]);
    shop.faults.next('webhook', { slowMs: 30_000 });
    await shop.cancel(paymentKey, { cancelAmount: 100 });
    await shop.cancel(paymentKey);
    await shop.settle();
    await shop.settle(30_000);
    expect(statuses(shop.sent).slice(2)).toEqual(['CANCELED', 'PARTIAL_CANCELED']);
  });
});

test('waits as documented: three days and nineteen hours in all', () => {
  expect(RETRY_MINUTES.reduce((sum, minutes) => sum + minutes, 0)).toBe(5461);
});
