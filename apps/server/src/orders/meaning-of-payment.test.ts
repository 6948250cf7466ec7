import { describe, expect, test } from 'vitest';
import type { ProviderPayment } from '#providers/payment-provider.ts';
import { meaningOfPayment } from './meaning-of-payment.ts';

const order = { orderId: 'order', amount: 9900, paymentKey: 'key', keepAmount: null };

const payment = (overrides: Partial<ProviderPayment> = {}): ProviderPayment => ({
  paymentKey: 'key',
  orderId: 'order',
  status: 'DONE',
  currency: 'KRW',
  totalAmount: 9900,
  balanceAmount: 9900,
  approvedAt: new Date('2026-11-21T03:00:00Z'),
  receiptUrl: null,
  cancels: [],
  failure: null,
  ...overrides,
});

describe('what a payment means for its order', () => {
  test.each<[string, Partial<ProviderPayment>, unknown]>([
    ['taken', {}, { event: 'approved' }],
    ['partly given back', { status: 'PARTIAL_CANCELED', balanceAmount: 100 }, { event: 'approved' }],
    ['given back', { status: 'CANCELED', balanceAmount: 0 }, { event: 'takenBack' }],
    ['run out', { status: 'EXPIRED' }, { event: 'lapsed' }],
    ['waiting to be asked for', { status: 'IN_PROGRESS' }, { event: null, open: true }],
    ['still in the window', { status: 'READY' }, { event: null, open: false }],
    ['waiting for a deposit', { status: 'WAITING_FOR_DEPOSIT' }, { event: null, open: false }],
    ['too little', { totalAmount: 100 }, { event: 'approvedInVain', reason: 'AMOUNT_MISMATCH' }],
    ['too much', { totalAmount: 99_000 }, { event: 'approvedInVain', reason: 'AMOUNT_MISMATCH' }],
    ['other money', { currency: 'USD' }, { event: 'approvedInVain', reason: 'AMOUNT_MISMATCH' }],
    ['another order’s', { orderId: 'another' }, { event: 'unrelated' }],
    ['a second one', { paymentKey: 'another' }, { event: 'unrelated' }],
  ])('%s', (_, overrides, meaning) => {
    expect(meaningOfPayment(order, payment(overrides))).toEqual(meaning);
  });

  test('refused, with the card company’s words', () => {
    const failure = { code: 'REJECT_CARD_COMPANY', message: '결제 승인이 거절되었습니다.' };
    expect(meaningOfPayment(order, payment({ status: 'ABORTED', failure }))).toEqual({
      event: 'refused',
      ...failure,
    });
    expect(meaningOfPayment(order, payment({ status: 'ABORTED' }))).toMatchObject({ event: 'refused' });
  });

  test('of an order a part of which goes back: that it went, once no more than the rest is kept', () => {
    const parting = { ...order, keepAmount: 3300 };
    const left = (balanceAmount: number) =>
      meaningOfPayment(parting, payment({ status: 'PARTIAL_CANCELED', balanceAmount }));
    expect(left(9900)).toEqual({ event: 'approved' });
    expect(left(3301)).toEqual({ event: 'approved' });
    expect(left(3300)).toEqual({ event: 'partTakenBack' });
    expect(left(100)).toEqual({ event: 'partTakenBack' });
  });

  test('of an order that asked for no money yet, whichever payment it is', () => {
    expect(meaningOfPayment({ ...order, paymentKey: null }, payment({ paymentKey: 'any' }))).toEqual({
      event: 'approved',
    });
  });
});
