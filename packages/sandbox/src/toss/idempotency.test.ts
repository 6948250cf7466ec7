import { describe, expect, test } from 'vitest';
import { codeOf, tossShop } from '../../test/toss-shop.ts';

const key = { 'Idempotency-Key': 'confirm:order_1:1' };

describe('an idempotency key', () => {
  test('replays the first answer to the letter, and approves once', async () => {
    const { authenticate, clock, confirm, ledger } = tossShop();
    const paymentKey = await authenticate();
    const first = await (await confirm(paymentKey, {}, key)).text();
    clock.advance(3600);
    const again = await confirm(paymentKey, {}, key);
    expect([again.status, await again.text()]).toEqual([200, first]);
    expect((await ledger()).approvals).toBe(1);
  });

  test('replays an error too, even where the cause is gone', async () => {
    const { confirm, open, decide } = tossShop();
    const paymentKey = await open();
    expect(await codeOf(await confirm(paymentKey, {}, key))).toBe('NOT_FOUND_PAYMENT_SESSION');
    await decide(paymentKey, { decision: 'approve' });
    expect(await codeOf(await confirm(paymentKey, {}, key))).toBe('NOT_FOUND_PAYMENT_SESSION');
    expect((await confirm(paymentKey, {}, { 'Idempotency-Key': 'confirm:order_1:2' })).status).toBe(200);
  });

  test('replays an error that hides an approval', async () => {
    const { authenticate, confirm, faults, payment } = tossShop();
    const paymentKey = await authenticate();
    faults.next('confirm', { outcome: { code: 'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING' }, when: 'after' });
    expect((await confirm(paymentKey, {}, key)).status).toBe(500);
    expect((await confirm(paymentKey, {}, key)).status).toBe(500);
    expect((await payment(paymentKey)).status).toBe('DONE');
  });

  test('is remembered for fifteen days from its first use', async () => {
    const { clock, confirm } = tossShop();
    await confirm('made-up', { amount: 'x' }, key);
    clock.advance(15 * 24 * 3600 - 1);
    expect(await codeOf(await confirm('made-up', {}, key))).toBe('INVALID_REQUEST');
    clock.advance(1);
    expect(await codeOf(await confirm('made-up', {}, key))).toBe('NOT_FOUND_PAYMENT_SESSION');
  });

  test('counts per address: the same key cancels two payments', async () => {
    const { authenticate, cancel, confirm, ledger } = tossShop();
    const keys = [await authenticate(), await authenticate()];
    for (const paymentKey of keys) {
      await confirm(paymentKey);
      expect((await cancel(paymentKey, {}, key)).status).toBe(200);
      expect((await cancel(paymentKey, {}, key)).status).toBe(200);
    }
    expect((await ledger()).keptAmount).toBe(0);
  });

  test('makes a repeated partial cancel take its part once', async () => {
    const { authenticate, cancel, confirm, payment } = tossShop();
    const paymentKey = await authenticate();
    await confirm(paymentKey);
    for (let time = 0; time < 3; time += 1) await cancel(paymentKey, { cancelAmount: 1000 }, key);
    expect((await payment(paymentKey)).balanceAmount).toBe(8900);
    await cancel(paymentKey, { cancelAmount: 1000 });
    expect((await payment(paymentKey)).balanceAmount).toBe(7900);
  });

  test('is at most 300 characters long', async () => {
    const { confirm } = tossShop();
    expect(await codeOf(await confirm('x', {}, { 'Idempotency-Key': 'k'.repeat(301) }))).toBe(
      'INVALID_IDEMPOTENCY_KEY',
    );
    expect(await codeOf(await confirm('x', {}, { 'Idempotency-Key': 'k'.repeat(300) }))).toBe(
      'NOT_FOUND_PAYMENT_SESSION',
    );
  });

  test('is ignored by reads', async () => {
    const { get, open, payment } = tossShop();
    expect((await get('/payments/later', key)).status).toBe(404);
    const paymentKey = await open();
    expect((await get(`/payments/${paymentKey}`, key)).status).toBe(200);
    expect((await payment(paymentKey)).status).toBe('READY');
  });
});

describe('while one request is still running', () => {
  const slowShop = () => {
    let release = (): void => {};
    const shop = tossShop({
      sleep: () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    });
    return { ...shop, release: () => release() };
  };

  test('the same key is told to wait, then hears the first answer', async () => {
    const { authenticate, confirm, faults, ledger, release } = slowShop();
    const paymentKey = await authenticate();
    faults.next('confirm', { holdMs: 1000 });
    const first = confirm(paymentKey, {}, key);
    await new Promise(setImmediate);
    const meanwhile = await confirm(paymentKey, {}, key);
    expect([meanwhile.status, await codeOf(meanwhile)]).toEqual([409, 'IDEMPOTENT_REQUEST_PROCESSING']);
    release();
    expect((await first).status).toBe(200);
    expect((await confirm(paymentKey, {}, key)).status).toBe(200);
    expect((await ledger()).approvals).toBe(1);
  });

  test('another key for the same payment is refused, and that refusal is not remembered', async () => {
    const { authenticate, confirm, faults, release } = slowShop();
    const paymentKey = await authenticate();
    faults.next('confirm', { slowMs: 1000 });
    const first = confirm(paymentKey, {}, key);
    await new Promise(setImmediate);
    const other = { 'Idempotency-Key': 'another' };
    expect(await codeOf(await confirm(paymentKey, {}, other))).toBe('ALREADY_PROCESSING_REQUEST');
    release();
    expect((await first).status).toBe(200);
    expect(await codeOf(await confirm(paymentKey, {}, other))).toBe('ALREADY_PROCESSED_PAYMENT');
  });

  test.each(['ALREADY_PROCESSING_REQUEST', 'IDEMPOTENT_REQUEST_PROCESSING'])(
    'an injected %s passes, and the same key gets through after it',
    async (code) => {
      const { authenticate, confirm, faults } = tossShop();
      const paymentKey = await authenticate();
      faults.next('confirm', { outcome: { code } });
      expect(await codeOf(await confirm(paymentKey, {}, key))).toBe(code);
      expect((await confirm(paymentKey, {}, key)).status).toBe(200);
    },
  );

  test('a cancel beside it is refused as repeated', async () => {
    const { authenticate, cancel, confirm, faults, release } = slowShop();
    const paymentKey = await authenticate();
    faults.next('confirm', { holdMs: 1000 });
    const first = confirm(paymentKey);
    await new Promise(setImmediate);
    expect(await codeOf(await cancel(paymentKey))).toBe('FORBIDDEN_CONSECUTIVE_REQUEST');
    release();
    await first;
    expect((await cancel(paymentKey)).status).toBe(200);
  });
});

describe('faults of the wire', () => {
  test('an answer dropped after approving leaves money taken, and the same key hears of it', async () => {
    const { authenticate, confirm, faults, payment } = tossShop();
    const paymentKey = await authenticate();
    faults.next('confirm', { outcome: 'drop', when: 'after' });
    await expect(confirm(paymentKey, {}, key)).rejects.toThrow('dropped');
    expect((await payment(paymentKey)).status).toBe('DONE');
    expect((await confirm(paymentKey, {}, key)).status).toBe(200);
  });

  test('a request dropped before leaves nothing, not even the key', async () => {
    const { authenticate, confirm, faults, payment } = tossShop();
    const paymentKey = await authenticate();
    faults.next('confirm', { outcome: 'drop' });
    await expect(confirm(paymentKey, {}, key)).rejects.toThrow('dropped');
    expect((await payment(paymentKey)).status).toBe('IN_PROGRESS');
    expect((await confirm(paymentKey, {}, key)).status).toBe(200);
  });

  test('a bare 500 can hide an approval', async () => {
    const { authenticate, confirm, faults, payment } = tossShop();
    const paymentKey = await authenticate();
    faults.next('confirm', { outcome: 'fail', when: 'after' });
    const answer = await confirm(paymentKey, {}, key);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html']);
    expect((await payment(paymentKey)).status).toBe('DONE');
  });

  test('dying happens before or after the money moves', async () => {
    const { authenticate, confirm, deaths, faults, payment } = tossShop();
    const paymentKey = await authenticate();
    faults.next('confirm', { outcome: 'die' });
    faults.next('confirm', { outcome: 'die', when: 'after' });
    await expect(confirm(paymentKey, {}, key)).rejects.toThrow('dropped');
    expect((await payment(paymentKey)).status).toBe('IN_PROGRESS');
    await expect(confirm(paymentKey, {}, key)).rejects.toThrow('dropped');
    expect((await payment(paymentKey)).status).toBe('DONE');
    expect(deaths).toHaveLength(2);
  });

  test('a card refusal by fault ends the payment; an unclear error does not', async () => {
    const { authenticate, confirm, faults, payment } = tossShop();
    const paymentKey = await authenticate();
    faults.next('confirm', { outcome: { code: 'CARD_PROCESSING_ERROR' } });
    faults.next('confirm', { outcome: { code: 'REJECT_CARD_COMPANY' } });
    expect((await confirm(paymentKey)).status).toBe(400);
    expect((await payment(paymentKey)).status).toBe('IN_PROGRESS');
    expect((await confirm(paymentKey)).status).toBe(403);
    expect((await payment(paymentKey)).status).toBe('ABORTED');
  });
});
