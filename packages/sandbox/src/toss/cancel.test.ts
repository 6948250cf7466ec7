import { describe, expect, test } from 'vitest';
import { codeOf, tossShop, type PaymentBody } from '../../test/toss-shop.ts';

const paid = async (shop: ReturnType<typeof tossShop>): Promise<string> => {
  const paymentKey = await shop.authenticate();
  await shop.confirm(paymentKey);
  return paymentKey;
};

describe('cancelling', () => {
  test('without an amount takes all of it back', async () => {
    const shop = tossShop();
    const answer = await shop.cancel(await paid(shop));
    expect(await answer.json()).toMatchObject({
      status: 'CANCELED',
      totalAmount: 9900,
      balanceAmount: 0,
      suppliedAmount: 0,
      vat: 0,
      cancels: [{ cancelAmount: 9900, refundableAmount: 0, cancelReason: '고객 요청', cancelStatus: 'DONE' }],
    });
  });

  test('in parts adds up, each with a key of its own', async () => {
    const shop = tossShop();
    const paymentKey = await paid(shop);
    await shop.cancel(paymentKey, { cancelAmount: 4000 });
    shop.clock.advance(60);
    const rest = (await (
      await shop.cancel(paymentKey, { cancelAmount: 900, refundableAmount: 5900 })
    ).json()) as PaymentBody;
    expect(rest).toMatchObject({ status: 'PARTIAL_CANCELED', totalAmount: 9900, balanceAmount: 5000 });
    expect(rest.cancels!.map((one) => [one.cancelAmount, one.refundableAmount, one.canceledAt])).toEqual([
      [4000, 5900, '2026-03-01T12:00:00+09:00'],
      [900, 5000, '2026-03-01T12:01:00+09:00'],
    ]);
    expect(rest.lastTransactionKey).toBe(rest.cancels![1]!.transactionKey);
    expect(new Set(rest.cancels!.map((one) => one.transactionKey)).size).toBe(2);
    expect((await shop.ledger()).keptAmount).toBe(5000);
  });

  test('refuses more than earlier cancels have left', async () => {
    const shop = tossShop();
    const paymentKey = await paid(shop);
    await shop.cancel(paymentKey, { cancelAmount: 9000 });
    expect(await codeOf(await shop.cancel(paymentKey, { cancelAmount: 901 }))).toBe('NOT_CANCELABLE_AMOUNT');
    expect((await shop.cancel(paymentKey, { cancelAmount: 900 })).status).toBe(200);
  });

  test.each([
    ['more than was paid', { cancelAmount: 9901 }, 403, 'NOT_CANCELABLE_AMOUNT'],
    ['a balance that is not the balance', { refundableAmount: 5000 }, 400, 'NOT_MATCHES_REFUNDABLE_AMOUNT'],
    ['nothing', { cancelAmount: 0 }, 400, 'INVALID_REQUEST'],
    ['less than nothing', { cancelAmount: -100 }, 400, 'INVALID_REQUEST'],
    ['no reason', { cancelReason: ' ' }, 400, 'INVALID_REQUEST'],
    ['a reason too long', { cancelReason: '가'.repeat(201) }, 400, 'INVALID_REQUEST'],
  ])('refuses %s', async (_, body, status, code) => {
    const shop = tossShop();
    const refused = await shop.cancel(await paid(shop), body);
    expect([refused.status, await codeOf(refused)]).toEqual([status, code]);
    expect((await shop.ledger()).keptAmount).toBe(9900);
  });

  test('refuses what is already cancelled, not yet paid, or unknown', async () => {
    const shop = tossShop();
    const paymentKey = await paid(shop);
    await shop.cancel(paymentKey);
    expect(await codeOf(await shop.cancel(paymentKey))).toBe('ALREADY_CANCELED_PAYMENT');
    expect(await codeOf(await shop.cancel(await shop.authenticate()))).toBe('NOT_CANCELABLE_PAYMENT');
    expect(await codeOf(await shop.cancel('made-up'))).toBe('NOT_FOUND_PAYMENT');
  });

  test('refuses after a year', async () => {
    const shop = tossShop();
    const paymentKey = await paid(shop);
    shop.clock.advance(365 * 24 * 3600 + 1);
    expect(await codeOf(await shop.cancel(paymentKey))).toBe('EXCEED_MAX_REFUND_DUE');
  });

  test('may be done although the answer is an error', async () => {
    const shop = tossShop();
    const paymentKey = await paid(shop);
    shop.faults.next('cancel', { outcome: { code: 'FAILED_REFUND_PROCESS' }, when: 'after' });
    expect((await shop.cancel(paymentKey)).status).toBe(500);
    expect((await shop.payment(paymentKey)).status).toBe('CANCELED');
  });

  test('in the dashboard asks no shop', async () => {
    const shop = tossShop();
    const paymentKey = await paid(shop);
    const answer = await shop.app.request(`/_sandbox/dashboard/${paymentKey}/cancel`, {
      method: 'POST',
      body: JSON.stringify({ cancelReason: '운영자 취소' }),
    });
    expect(answer.status).toBe(200);
    expect((await shop.payment(paymentKey)).status).toBe('CANCELED');
  });
});

describe('looking up', () => {
  test('finds a payment by its key and by its order, whatever its state', async () => {
    const shop = tossShop();
    const paymentKey = await shop.open();
    const byOrder = async () =>
      (await (await shop.get('/payments/orders/order_0123456789abcdefgh')).json()) as PaymentBody;
    expect(await byOrder()).toMatchObject({ paymentKey, status: 'READY' });
    await shop.decide(paymentKey, { decision: 'approve' });
    expect((await byOrder()).status).toBe('IN_PROGRESS');
    await shop.confirm(paymentKey);
    expect(await byOrder()).toEqual(await shop.payment(paymentKey));
  });

  test('prefers the approved payment of an order to a later window', async () => {
    const shop = tossShop();
    const paymentKey = await paid(shop);
    await shop.open();
    const found = (await (await shop.get('/payments/orders/order_0123456789abcdefgh')).json()) as PaymentBody;
    expect(found.paymentKey).toBe(paymentKey);
  });

  test('says NOT_FOUND_PAYMENT of what was never opened', async () => {
    const shop = tossShop();
    for (const path of ['/payments/made-up', '/payments/orders/order_nobody_made']) {
      const refused = await shop.get(path);
      expect([refused.status, await codeOf(refused)]).toEqual([404, 'NOT_FOUND_PAYMENT']);
    }
  });

  test('answers an injected error without looking', async () => {
    const shop = tossShop();
    shop.faults.next('order', { outcome: { code: 'FORBIDDEN_CONSECUTIVE_REQUEST' } });
    expect((await shop.get('/payments/orders/order_0123456789abcdefgh')).status).toBe(403);
  });
});

describe('the list of transactions', () => {
  type Row = {
    orderId: string;
    status: string;
    amount: number;
    transactionKey: string;
    transactionAt: string;
  };
  const list = async (shop: ReturnType<typeof tossShop>, query: string): Promise<Row[]> =>
    (await (await shop.get(`/transactions?${query}`)).json()) as Row[];
  const day = 'startDate=2026-03-01T00:00:00&endDate=2026-03-01T23:59:59';

  test('shows approvals and cancellations, oldest first, and nothing that was not taken', async () => {
    const shop = tossShop();
    await shop.authenticate({ orderId: 'order_never_confirmed' });
    const paymentKey = await paid(shop);
    shop.clock.advance(10);
    await shop.cancel(paymentKey, { cancelAmount: 4000 });
    shop.clock.advance(10);
    await shop.cancel(paymentKey);
    expect((await list(shop, day)).map((row) => [row.status, row.amount, row.transactionAt])).toEqual([
      ['DONE', 9900, '2026-03-01T12:00:00+09:00'],
      ['PARTIAL_CANCELED', 4000, '2026-03-01T12:00:10+09:00'],
      ['CANCELED', 5900, '2026-03-01T12:00:20+09:00'],
    ]);
  });

  test('goes page by page without losing or repeating a row', async () => {
    const shop = tossShop();
    const paymentKey = await paid(shop);
    for (let part = 0; part < 4; part += 1) await shop.cancel(paymentKey, { cancelAmount: 100 });
    const whole = await list(shop, day);
    const paged: Row[] = [];
    for (let after = ''; ;) {
      const page = await list(shop, `${day}&limit=2${after}`);
      if (page.length === 0) break;
      paged.push(...page);
      after = `&startingAfter=${page.at(-1)!.transactionKey}`;
    }
    expect(paged).toEqual(whole);
    expect(whole).toHaveLength(5);
  });

  test('reads dates as Korean time, to the whole last second', async () => {
    const shop = tossShop({ clock: () => new Date('2026-02-28T15:00:00.900Z') });
    await paid(shop);
    expect(await list(shop, 'startDate=2026-02-01T00:00:00&endDate=2026-02-28T23:59:59')).toEqual([]);
    expect(await list(shop, 'startDate=2026-03-01T00:00:00&endDate=2026-03-01T00:00:00')).toHaveLength(1);
  });

  test.each([
    '',
    'startDate=2026-03-01',
    'startDate=2026-03-02&endDate=2026-03-01',
    `${day}&limit=0`,
    `${day}&startingAfter=x`,
    'startDate=March&endDate=April',
  ])('refuses "%s"', async (query) => {
    const shop = tossShop();
    expect((await shop.get(`/transactions?${query}`)).status).toBe(400);
  });
});
