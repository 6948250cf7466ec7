import { describe, expect, test } from 'vitest';
import { tossErrorCodes } from '@wolha/sandbox/toss';
import { testClock } from '../../../test/test-clock.ts';
import { openTestTill } from '../../../test/test-till.ts';
import { meaningOfCancel, meaningOfConfirm } from './toss-codes.ts';
import { createTossPayments } from './toss-payments.ts';

const ORDER = {
  orderId: 'order_0123456789abcdefgh',
  orderName: '풀이',
  amount: 9900,
  customerKey: '@@ANONYMOUS',
  successUrl: 'http://shop.test/success',
  failUrl: 'http://shop.test/fail',
};

async function authenticated(card = 'good') {
  const clock = testClock();
  const till = openTestTill(clock);
  const address = new URL(await till.pay(ORDER, { card }));
  const paymentKey = address.searchParams.get('paymentKey') ?? '';
  const { orderId, amount } = ORDER;
  const confirm = (idempotencyKey = 'confirm:1', overrides = {}) =>
    till.provider.confirm({ paymentKey, orderId, amount, idempotencyKey, ...overrides });
  const cancel = (idempotencyKey = 'cancel:1') =>
    till.provider.cancel({ paymentKey, reason: '고객 요청', idempotencyKey });
  return { clock, till, paymentKey, confirm, cancel };
}

describe('asking Toss for money', () => {
  test('answers the payment, with its receipt', async () => {
    const { confirm, paymentKey } = await authenticated();
    expect(await confirm()).toMatchObject({
      kind: 'approved',
      payment: {
        paymentKey,
        status: 'DONE',
        totalAmount: 9900,
        receiptUrl: expect.stringContaining('receipt'),
      },
    });
  });

  test('under the same key again is the same request: the first answer comes back', async () => {
    const { confirm, till } = await authenticated();
    till.faults.next('confirm', { outcome: 'drop', when: 'after' });
    expect(await confirm()).toMatchObject({ kind: 'unknown', answered: false });
    expect(await confirm()).toMatchObject({ kind: 'approved' });
    expect((await till.books()).approvals).toBe(1);
  });

  test('under the same key while the first is running is told to wait', async () => {
    const { confirm, till } = await authenticated();
    till.faults.next('confirm', { holdMs: 100 });
    const [first, second] = await Promise.all([confirm(), confirm()]);
    expect(first).toMatchObject({ kind: 'approved' });
    expect(second).toEqual({ kind: 'running' });
  });

  test('an error is repeated under its key, and asked anew under the next', async () => {
    const { confirm, till } = await authenticated();
    till.faults.next('confirm', { outcome: { code: 'PROVIDER_ERROR' } });
    const unknown = { kind: 'unknown', code: 'PROVIDER_ERROR', answered: true };
    expect(await confirm()).toEqual(unknown);
    expect(await confirm()).toEqual(unknown);
    expect(await confirm('confirm:2')).toMatchObject({ kind: 'approved' });
  });

  test.each([
    [
      'a refused card',
      'empty',
      { kind: 'refused', blame: 'buyer', message: expect.stringContaining('한도초과') },
    ],
    ['a stopped card', 'stopped', { kind: 'refused', blame: 'buyer' }],
  ])('%s', async (_, card, outcome) => {
    const { confirm } = await authenticated(card);
    expect(await confirm()).toMatchObject(outcome);
  });

  test('too late, twice, for another amount, and through a gateway that fails', async () => {
    const late = await authenticated();
    late.clock.advance(11 * 60_000);
    expect(await late.confirm()).toEqual({ kind: 'gone', code: 'NOT_FOUND_PAYMENT_SESSION' });
    const twice = await authenticated();
    await twice.confirm();
    expect(await twice.confirm('confirm:2')).toEqual({ kind: 'done' });
    const other = await authenticated();
    expect(await other.confirm('confirm:1', { amount: 100 })).toMatchObject({
      kind: 'refused',
      blame: 'shop',
    });
    const broken = await authenticated();
    broken.till.faults.next('confirm', { outcome: 'fail', when: 'after' });
    expect(await broken.confirm()).toMatchObject({ kind: 'unknown', answered: false });
  });

  test('with the wrong key is the shop’s own fault', async () => {
    const { till, paymentKey } = await authenticated();
    const { request } = till;
    const stranger = createTossPayments({
      secretKey: 'test_sk_another0',
      baseUrl: () => 'http://toss.test',
      fetch: request,
    });
    const { orderId, amount } = ORDER;
    expect(await stranger.confirm({ paymentKey, orderId, amount, idempotencyKey: 'k' })).toMatchObject({
      kind: 'refused',
      code: 'UNAUTHORIZED_KEY',
      blame: 'shop',
    });
  });
});

describe('finding a payment', () => {
  test('by its key, by its order, or not at all', async () => {
    const { till, paymentKey } = await authenticated();
    const { orderId } = ORDER;
    expect(await till.provider.find({ orderId, paymentKey })).toMatchObject({
      kind: 'found',
      payment: { status: 'IN_PROGRESS', approvedAt: null },
    });
    expect(await till.provider.find({ orderId, paymentKey: null })).toMatchObject({ kind: 'found' });
    expect(await till.provider.find({ orderId: 'nobody_knows_this_one_', paymentKey: null })).toEqual({
      kind: 'none',
    });
  });

  test('that cannot be asked about is not taken for missing', async () => {
    const { till, paymentKey } = await authenticated();
    for (const fault of [
      { outcome: 'drop' },
      { outcome: 'fail' },
      { outcome: { code: 'UNAUTHORIZED_KEY' } },
    ] as const) {
      till.faults.next('payment', fault);
      expect(await till.provider.find({ orderId: ORDER.orderId, paymentKey })).toMatchObject({
        kind: 'unknown',
      });
    }
  });
});

describe('giving money back', () => {
  test('is one request under one key, and found when it was done before', async () => {
    const { confirm, cancel, till } = await authenticated();
    await confirm();
    till.faults.next('cancel', { outcome: 'drop', when: 'after' });
    expect(await cancel()).toMatchObject({ kind: 'unknown', answered: false });
    expect(await cancel()).toMatchObject({
      kind: 'cancelled',
      payment: { status: 'CANCELED', balanceAmount: 0, cancels: [{ amount: 9900 }] },
    });
    expect(await cancel('cancel:2')).toEqual({ kind: 'done' });
    expect((await till.books()).keptAmount).toBe(0);
  });

  test('of what was never taken is impossible', async () => {
    const { cancel } = await authenticated();
    expect(await cancel()).toMatchObject({ kind: 'impossible', code: 'NOT_CANCELABLE_PAYMENT' });
  });
});

describe('the books', () => {
  test('list what came and went, page after page, with the sign of its direction', async () => {
    const { confirm, cancel, till, clock } = await authenticated();
    await confirm();
    await cancel();
    const rows = await till.provider.listTransactions(
      new Date(clock.now().getTime() - 1000),
      new Date(clock.now().getTime() + 1000),
    );
    expect(rows.map((row) => row.amount)).toEqual([9900, -9900]);
    expect(rows[0]?.at).toEqual(clock.now());
  });

  test('that cannot be read are not taken for empty', async () => {
    const { till, clock } = await authenticated();
    till.faults.next('transactions', { outcome: 'fail' });
    await expect(till.provider.listTransactions(clock.now(), clock.now())).rejects.toThrow();
  });
});

describe('what an error code means', () => {
  test('an unlisted one says nothing certain', () => {
    expect(meaningOfConfirm('A_CODE_OF_NEXT_YEAR')).toBe('unknown');
    expect(meaningOfCancel('A_CODE_OF_NEXT_YEAR')).toBe('unknown');
  });

  test('nothing that may hide an approval is taken for a refusal', () => {
    const unsure = [
      'PROVIDER_ERROR',
      'CARD_PROCESSING_ERROR',
      'UNAPPROVED_ORDER_ID',
      'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
      'FAILED_INTERNAL_SYSTEM_PROCESSING',
      'UNKNOWN_PAYMENT_ERROR',
    ];
    expect(unsure.map(meaningOfConfirm)).toEqual(unsure.map(() => 'unknown'));
    expect(tossErrorCodes).toEqual(expect.arrayContaining(unsure));
  });
});
