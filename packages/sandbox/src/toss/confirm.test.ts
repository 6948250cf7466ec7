import { describe, expect, test } from 'vitest';
import { basic, codeOf, tossShop, type ErrorBody, type PaymentBody } from '../../test/toss-shop.ts';
import { TEST_CARDS } from '#toss/cards.ts';
import { tossErrorCodes } from '#toss/errors.ts';

describe('confirming', () => {
  test('approves an authenticated payment and answers it whole', async () => {
    const { authenticate, confirm } = tossShop();
    const paymentKey = await authenticate({ customerName: '김달빛', metadata: '{"campaign":"organic"}' });
    const answer = await confirm(paymentKey);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      version: '2022-11-16',
      paymentKey,
      type: 'NORMAL',
      orderId: 'order_0123456789abcdefgh',
      orderName: '그 사람의 속마음',
      currency: 'KRW',
      method: '카드',
      status: 'DONE',
      totalAmount: 9900,
      balanceAmount: 9900,
      suppliedAmount: 9000,
      vat: 900,
      requestedAt: '2026-03-01T12:00:00+09:00',
      approvedAt: '2026-03-01T12:00:00+09:00',
      lastTransactionKey: expect.stringMatching(/^[A-Z0-9]{32}$/),
      isPartialCancelable: true,
      cancels: null,
      failure: null,
      metadata: { campaign: 'organic' },
      card: {
        amount: 9900,
        approveNo: expect.stringMatching(/^\d{8}$/),
        number: expect.stringContaining('*'),
      },
      receipt: { url: expect.stringContaining(`/receipt/${paymentKey}`) },
    });
  });

  test.each([
    ['an amount that differs from the window', { amount: 100 }, 403, 'FORBIDDEN_REQUEST'],
    ['another order', { orderId: 'order_of_somebody_else' }, 403, 'FORBIDDEN_REQUEST'],
    ['an amount in words', { amount: '9900' }, 400, 'INVALID_REQUEST'],
    ['a part of a won', { amount: 9900.5 }, 400, 'INVALID_REQUEST'],
    ['no order', { orderId: undefined }, 400, 'INVALID_REQUEST'],
    ['an unknown payment', { paymentKey: 'made-up' }, 404, 'NOT_FOUND_PAYMENT_SESSION'],
  ])('refuses %s, and takes nothing', async (_, body, status, code) => {
    const { authenticate, confirm, ledger, payment } = tossShop();
    const paymentKey = await authenticate();
    const refused = await confirm(paymentKey, body);
    expect([refused.status, await codeOf(refused)]).toEqual([status, code]);
    expect((await payment(paymentKey)).status).toBe('IN_PROGRESS');
    expect((await ledger()).approvals).toBe(0);
  });

  test('refuses a body that is not JSON', async () => {
    const { app } = tossShop();
    const refused = await app.request('/v1/payments/confirm', {
      method: 'POST',
      headers: { authorization: basic('test_sk_shop') },
      body: '{',
    });
    expect(await codeOf(refused)).toBe('INVALID_REQUEST');
  });

  test('refuses a window nobody authenticated in', async () => {
    const { confirm, open } = tossShop();
    expect(await codeOf(await confirm(await open()))).toBe('NOT_FOUND_PAYMENT_SESSION');
  });

  test('approves once: the second time says already processed', async () => {
    const { authenticate, confirm, ledger } = tossShop();
    const paymentKey = await authenticate();
    await confirm(paymentKey);
    expect(await codeOf(await confirm(paymentKey))).toBe('ALREADY_PROCESSED_PAYMENT');
    expect((await ledger()).approvals).toBe(1);
  });

  test('two payments of one order are both taken: only the shop can prevent that', async () => {
    const { authenticate, confirm, get, ledger } = tossShop();
    const first = await authenticate();
    const second = await authenticate();
    await confirm(first);
    expect((await confirm(second)).status).toBe(200);
    expect(await ledger()).toMatchObject({ approvals: 2, approvedAmount: 19_800 });
    const found = (await (await get('/payments/orders/order_0123456789abcdefgh')).json()) as PaymentBody;
    expect(found.paymentKey).toBe(second);
  });

  test('is possible for ten minutes after authenticating, and no longer', async () => {
    const { authenticate, clock, confirm, payment } = tossShop();
    const early = await authenticate();
    clock.advance(599);
    expect((await confirm(early)).status).toBe(200);
    const late = await authenticate({ orderId: 'order_late' });
    clock.advance(600);
    const refused = await confirm(late, { orderId: 'order_late' });
    expect([refused.status, await codeOf(refused)]).toEqual([404, 'NOT_FOUND_PAYMENT_SESSION']);
    expect(await payment(late)).toMatchObject({
      status: 'EXPIRED',
      failure: { code: 'EXPIRED_PAYMENT' },
      approvedAt: null,
    });
  });
});

describe('cards that end a confirmation in their own way', () => {
  test.each([
    ['empty', 403, 'REJECT_CARD_PAYMENT', 'ABORTED', 0],
    ['stopped', 400, 'INVALID_STOPPED_CARD', 'ABORTED', 0],
    ['unsure', 400, 'PROVIDER_ERROR', 'DONE', 1],
    ['broken', 400, 'PROVIDER_ERROR', 'IN_PROGRESS', 0],
  ])(
    'the %s card answers %i %s and leaves the payment %s',
    async (card, httpStatus, code, status, approvals) => {
      const { authenticate, confirm, ledger, payment } = tossShop();
      const paymentKey = await authenticate({}, { card });
      const answer = await confirm(paymentKey);
      expect([answer.status, await codeOf(answer)]).toEqual([httpStatus, code]);
      expect((await payment(paymentKey)).status).toBe(status);
      expect((await ledger()).approvals).toBe(approvals);
    },
  );

  test('a refused payment stays refused, though a second try says only "already processed"', async () => {
    const { authenticate, confirm, payment } = tossShop();
    const paymentKey = await authenticate({}, { card: 'empty' });
    await confirm(paymentKey);
    expect(await codeOf(await confirm(paymentKey))).toBe('ALREADY_PROCESSED_PAYMENT');
    expect((await payment(paymentKey)).failure?.code).toBe('REJECT_CARD_PAYMENT');
  });

  test('all of them lie in the window', () => {
    expect(TEST_CARDS.map((card) => card.id)).toEqual(['good', 'empty', 'stopped', 'unsure', 'broken']);
  });
});

describe('every documented error', () => {
  test('can be asked for with the test header, and does nothing', async () => {
    const { authenticate, confirm, payment } = tossShop();
    const paymentKey = await authenticate();
    for (const code of tossErrorCodes) {
      const answer = await confirm(paymentKey, {}, { 'TossPayments-Test-Code': code });
      expect(await codeOf(answer)).toBe(code);
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect((await payment(paymentKey)).status).toBe('IN_PROGRESS');
  });

  test('can be made the card’s answer in the window', async () => {
    const { authenticate, confirm } = tossShop();
    for (const code of tossErrorCodes) {
      const orderId = `order_${code}`.slice(0, 64);
      const paymentKey = await authenticate({ orderId }, { code });
      expect(await codeOf(await confirm(paymentKey, { orderId }))).toBe(code);
    }
  });

  test('speaks Korean, or English when asked', async () => {
    const { confirm } = tossShop();
    const message = async (language?: string) =>
      ((await (await confirm('x', {}, language ? { 'accept-language': language } : {})).json()) as ErrorBody)
        .message;
    expect(await message()).toBe('결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.');
    expect(await message('en-US')).toBe('The payment session has expired.');
  });

  test('is not answered to live keys that send the test header', async () => {
    const { app, authenticate } = tossShop({ secretKey: 'live_sk_shop' });
    const paymentKey = await authenticate();
    const answer = await app.request('/v1/payments/confirm', {
      method: 'POST',
      headers: { authorization: basic('live_sk_shop'), 'tossPayments-test-code': 'FDS_ERROR' },
      body: JSON.stringify({ paymentKey, orderId: 'order_0123456789abcdefgh', amount: 9900 }),
    });
    expect(answer.status).toBe(200);
  });
});

describe('keys', () => {
  test.each([
    ['none', undefined, 401, 'UNAUTHORIZED_KEY'],
    ['another key', basic('test_sk_other'), 401, 'UNAUTHORIZED_KEY'],
    ['the client key', basic('test_ck_shop'), 400, 'INVALID_API_KEY'],
    [
      'a key without its colon',
      `Basic ${Buffer.from('test_sk_shop').toString('base64')}`,
      403,
      'INCORRECT_BASIC_AUTH_FORMAT',
    ],
    ['a byte order mark before the key', basic('﻿test_sk_shop'), 401, 'UNAUTHORIZED_KEY'],
    ['a bearer token', 'Bearer test_sk_shop', 401, 'UNAUTHORIZED_KEY'],
  ])('%s is refused everywhere', async (_, authorization, status, code) => {
    const { app } = tossShop();
    const headers = authorization === undefined ? undefined : { authorization };
    for (const path of ['/v1/payments/x', '/v1/payments/orders/x', '/v1/transactions']) {
      const refused = await app.request(path, { headers });
      expect([refused.status, await codeOf(refused)]).toEqual([status, code]);
    }
    const refused = await app.request('/v1/payments/confirm', { method: 'POST', headers });
    expect(await codeOf(refused)).toBe(code);
  });
});
