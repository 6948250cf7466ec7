import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { codeOf, tossShop } from '../../test/toss-shop.ts';

describe('the card window', () => {
  test('shows what is bought, for how much, and three ways out', async () => {
    const { app, open } = tossShop();
    const page = await app.request(`/window/${await open()}`);
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain('<html lang="ko">');
    expect(text).toContain('그 사람의 속마음');
    expect(text).toContain('9,900원 결제하기');
    expect(text.match(/name="decision" value="(\w+)"/g)).toEqual([
      'name="decision" value="close"',
      'name="decision" value="approve"',
      'name="decision" value="refuse"',
    ]);
    expect(text).not.toMatch(/https?:\/\/|\son\w+=|<script|style="/);
  });

  test('shows an order name as text, whatever is in it', async () => {
    const { app, open } = tossShop();
    const text = await (
      await app.request(`/window/${await open({ orderName: '<img src=x onerror=alert(1)>' })}`)
    ).text();
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  test('keeps its links inside the prefix it is mounted under', async () => {
    const { app, openUrl, payment } = tossShop();
    const host = new Hono().route('/sandbox/toss', app);
    const opened = new URL(`/sandbox/toss${openUrl()}`, 'http://localhost');
    const location = (await host.request(opened.href)).headers.get('location')!;
    const window = new URL(location, opened);
    expect(window.pathname).toMatch(/^\/sandbox\/toss\/window\/tsbx\w{44}$/);
    const text = await (await host.request(window.href)).text();
    const style = /<link rel="stylesheet" href="([^"]+)"/.exec(text)![1]!;
    expect((await host.request(new URL(style, window).href)).status).toBe(200);
    expect(await payment(window.pathname.split('/').at(-1)!)).toMatchObject({
      checkout: { url: window.href },
    });
  });

  test('knows the address the browser used where a proxy hides it', async () => {
    const { open, payment } = tossShop();
    const paymentKey = await open({ base: 'https://tunnel.test/sandbox/toss/' });
    expect(await payment(paymentKey)).toMatchObject({
      checkout: { url: `https://tunnel.test/sandbox/toss/window/${paymentKey}` },
    });
  });

  test.each([
    ['another client key', { clientKey: 'test_ck_other' }, 401, 'UNAUTHORIZED_KEY'],
    ['too little money', { amount: '99' }, 400, 'BELOW_MINIMUM_AMOUNT'],
    ['no money', { amount: '0' }, 400, 'BELOW_MINIMUM_AMOUNT'],
    ['negative money', { amount: '-9900' }, 400, 'INVALID_REQUEST'],
    ['dollars', { currency: 'USD' }, 400, 'INVALID_REQUEST'],
    ['another method', { method: 'TRANSFER' }, 400, 'INVALID_REQUEST'],
    ['a short order', { orderId: 'abcde' }, 400, 'INVALID_REQUEST'],
    ['an order with a space', { orderId: 'order 12345' }, 400, 'INVALID_REQUEST'],
    ['no name', { orderName: '' }, 400, 'INVALID_REQUEST'],
    ['a relative return address', { successUrl: '/success' }, 400, 'INVALID_REQUEST'],
    ['a script for a return address', { failUrl: 'javascript:alert(1)' }, 400, 'INVALID_REQUEST'],
    [
      'six pairs of metadata',
      { metadata: '{"a":"","b":"","c":"","d":"","e":"","f":""}' },
      400,
      'INVALID_REQUEST',
    ],
  ] as const)('does not open with %s', async (_, query, status, code) => {
    const { app, ledger, openUrl } = tossShop();
    const refused = await app.request(openUrl(query));
    expect(refused.status).toBe(status);
    expect(await refused.text()).toContain(code);
    expect((await ledger()).payments).toEqual([]);
  });
});

describe('leaving the window', () => {
  const query = (answer: Response) => {
    const address = new URL(answer.headers.get('location')!);
    return { path: address.origin + address.pathname, ...Object.fromEntries(address.searchParams) };
  };

  test('by paying: to the shop with key, order and amount, and nothing is taken yet', async () => {
    const { decide, ledger, open, payment } = tossShop();
    const paymentKey = await open();
    const answer = await decide(paymentKey, { decision: 'approve', card: 'good' });
    expect(answer.status).toBe(303);
    expect(query(answer)).toEqual({
      path: 'https://shop.test/v1/payments/success',
      fortuneContentId: '3',
      paymentKey,
      orderId: 'order_0123456789abcdefgh',
      amount: '9900',
    });
    expect(await payment(paymentKey)).toMatchObject({
      status: 'IN_PROGRESS',
      approvedAt: null,
      receipt: null,
    });
    expect((await ledger()).approvals).toBe(0);
  });

  test('by the card company’s refusal: the payment is over', async () => {
    const { confirm, decide, open, payment } = tossShop();
    const paymentKey = await open();
    expect(query(await decide(paymentKey, { decision: 'refuse' }))).toEqual({
      path: 'https://shop.test/v1/payments/fail',
      code: 'REJECT_CARD_COMPANY',
      message: '결제 승인이 거절되었습니다.',
      orderId: 'order_0123456789abcdefgh',
    });
    expect((await payment(paymentKey)).status).toBe('ABORTED');
    expect(await codeOf(await confirm(paymentKey))).toBe('ALREADY_PROCESSED_PAYMENT');
  });

  test('by closing: without the order’s number, and the window can be used again', async () => {
    const { decide, open, payment } = tossShop();
    const paymentKey = await open();
    const back = query(await decide(paymentKey, { decision: 'close' }));
    expect(back).toMatchObject({ code: 'PAY_PROCESS_CANCELED' });
    expect(back).not.toHaveProperty('orderId');
    expect((await payment(paymentKey)).status).toBe('READY');
    expect((await decide(paymentKey, { decision: 'approve' })).status).toBe(303);
  });

  test('by a fault: PAY_PROCESS_ABORTED', async () => {
    const { decide, faults, open } = tossShop();
    faults.next('window', { outcome: { code: 'PAY_PROCESS_ABORTED' } });
    expect(query(await decide(await open(), { decision: 'approve' }))).toMatchObject({
      code: 'PAY_PROCESS_ABORTED',
    });
  });

  test('twice, when asked to, with the same key', async () => {
    const { decide, faults, open } = tossShop();
    faults.next('window', { outcome: 'twice' });
    const text = await (await decide(await open(), { decision: 'approve' })).text();
    expect(new Set(text.match(/paymentKey=\w+/g))).toHaveProperty('size', 1);
    expect(text).toMatch(/<img[^>]+paymentKey=/);
    expect(text).toMatch(/http-equiv="refresh"[^>]+paymentKey=/);
  });

  test('a finished window does nothing more, and leads where it led before', async () => {
    const { app, decide, open, payment } = tossShop();
    const paymentKey = await open();
    const first = await decide(paymentKey, { decision: 'approve' });
    const again = await decide(paymentKey, { decision: 'refuse' });
    expect(again.status).toBe(410);
    expect(await again.text()).toContain(first.headers.get('location')!.replaceAll('&', '&amp;'));
    expect((await app.request(`/window/${paymentKey}`)).status).toBe(410);
    expect((await payment(paymentKey)).status).toBe('IN_PROGRESS');
  });

  test('a window nobody uses closes after half an hour', async () => {
    const { clock, decide, open, payment } = tossShop();
    const paymentKey = await open();
    clock.advance(30 * 60);
    expect((await decide(paymentKey, { decision: 'approve' })).status).toBe(410);
    expect((await payment(paymentKey)).status).toBe('EXPIRED');
  });

  test('a card that is not there is refused', async () => {
    const { decide, open, payment } = tossShop();
    const paymentKey = await open();
    expect((await decide(paymentKey, { decision: 'approve', card: 'stolen' })).status).toBe(400);
    expect((await payment(paymentKey)).status).toBe('READY');
  });
});

describe('the receipt', () => {
  test('is there once something was paid, and shows what was taken back', async () => {
    const { app, authenticate, cancel, confirm } = tossShop();
    const paymentKey = await authenticate();
    expect((await app.request(`/receipt/${paymentKey}`)).status).toBe(404);
    await confirm(paymentKey);
    await cancel(paymentKey, { cancelAmount: 4400 });
    const text = (await (await app.request(`/receipt/${paymentKey}`)).text()).replaceAll(/\s+/g, ' ');
    for (const line of ['매출전표', '9,900원', '4,400원', '5,500원', '5,000원', '500원'])
      expect(text).toContain(line);
  });
});
