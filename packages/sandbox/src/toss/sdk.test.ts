import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { tossShop } from '../../test/toss-shop.ts';

type Sdk = ((clientKey: string) => {
  payment(init: { customerKey: string }): {
    requestPayment(request: unknown): Promise<unknown>;
    destroy(): Promise<void>;
  };
}) & { ANONYMOUS: string };

/** Runs the served script the way a browser does, and keeps the addresses it goes to. */
async function loadSdk() {
  const shop = tossShop();
  const script = await shop.app.request('/v2/standard');
  const visited: string[] = [];
  const window: { TossPayments?: Sdk } = {};
  const context = createContext({
    window,
    document: { currentScript: { src: 'https://shop.test/sandbox/toss/v2/standard' } },
    location: { assign: (address: unknown) => visited.push(String(address)) },
    URL,
  });
  runInContext(await script.text(), context);
  return { shop, script, visited, TossPayments: window.TossPayments! };
}

const request = {
  method: 'CARD',
  amount: { currency: 'KRW', value: 9900 },
  orderId: 'order_0123456789abcdefgh',
  orderName: '그 사람의 속마음',
  successUrl: 'https://shop.test/success?a=1',
  failUrl: 'https://shop.test/fail',
  customerEmail: null,
  metadata: { campaign: 'organic' },
  card: { useEscrow: false, flowMode: 'DEFAULT' },
};

test('sets the global the loader looks for', async () => {
  const { script, TossPayments } = await loadSdk();
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(TossPayments).toBeTypeOf('function');
  expect(TossPayments.ANONYMOUS).toBe('@@ANONYMOUS');
});

test('goes to the window with everything the shop asked for, and never settles', async () => {
  const { shop, visited, TossPayments } = await loadSdk();
  const payment = TossPayments('test_ck_shop').payment({ customerKey: '3f0c1c0e-7d7b' });
  const asked = payment.requestPayment(request);
  const outcome = await Promise.race([
    asked.then(() => 'settled'),
    new Promise((resolve) => setImmediate(resolve, 'open')),
  ]);
  expect(outcome).toBe('open');
  const address = new URL(visited[0]!);
  expect(address.href).toMatch(/^https:\/\/shop\.test\/sandbox\/toss\/window\/open\?/);
  const opened = await shop.app.request(`/window/open${address.search}`);
  expect(opened.status).toBe(303);
  expect(await shop.payment(opened.headers.get('location')!)).toMatchObject({
    orderId: request.orderId,
    orderName: request.orderName,
    totalAmount: 9900,
    metadata: { campaign: 'organic' },
    checkout: { url: expect.stringContaining('https://shop.test/sandbox/toss/window/') },
  });
});

describe('refuses before leaving the page', () => {
  test.each([
    ['NotSupportedMethodError', 'NOT_SUPPORTED_METHOD', { method: 'TRANSFER' }],
    ['InvalidAmountCurrencyError', 'INVALID_AMOUNT_CURRENCY', { amount: 9900 }],
    ['InvalidAmountValueError', 'INVALID_AMOUNT_VALUE', { amount: { currency: 'KRW', value: '9900' } }],
    ['BelowZeroAmountError', 'BELOW_ZERO_AMOUNT', { amount: { currency: 'KRW', value: 0 } }],
    ['InvalidParametersError', 'INVALID_PARAMETERS', { orderId: '1' }],
    ['InvalidParametersError', 'INVALID_PARAMETERS', { orderName: '가'.repeat(101) }],
    ['NotSupportedPromiseError', 'NOT_SUPPORTED_PROMISE', { successUrl: undefined, failUrl: undefined }],
    ['IncorrectSuccessUrlFormatError', 'INCORRECT_SUCCESS_URL_FORMAT', { successUrl: '/success' }],
    ['IncorrectFailUrlFormatError', 'INCORRECT_FAIL_URL_FORMAT', { failUrl: 'fail' }],
    ['InvalidMetadataError', 'INVALID_METADATA', { metadata: { 'a[0]': '1' } }],
  ])('%s', async (name, code, change) => {
    const { visited, TossPayments } = await loadSdk();
    const payment = TossPayments('test_ck_shop').payment({ customerKey: TossPayments.ANONYMOUS });
    await expect(payment.requestPayment({ ...request, ...change })).rejects.toMatchObject({ name, code });
    expect(visited).toEqual([]);
  });

  test.each([
    ['InvalidClientKeyError', 'sk_live', 'buyer-1'],
    ['NotSupportedWidgetKeyError', 'test_gck_docs', 'buyer-1'],
    ['InsecureKeyUsageError', 'test_ck_shop', 'test_sk_shop'],
    ['InvalidCustomerKeyError', 'test_ck_shop', 'a b'],
  ])('%s', async (name, clientKey, customerKey) => {
    const { TossPayments } = await loadSdk();
    expect(() => TossPayments(clientKey).payment({ customerKey })).toThrow(expect.objectContaining({ name }));
  });
});
