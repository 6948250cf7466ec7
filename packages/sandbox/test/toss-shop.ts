import { createFaultPlan, createTossSandbox, seededRandom } from '#toss/app.ts';
import type { TossOperation, TossSandboxOptions } from '#toss/options.ts';
import { testClock } from './clock.ts';

/** The parts of a Payment the tests look at. */
export type PaymentBody = {
  paymentKey: string;
  orderId: string;
  status: string;
  totalAmount: number;
  balanceAmount: number;
  suppliedAmount: number;
  vat: number;
  approvedAt: string | null;
  lastTransactionKey: string | null;
  failure: { code: string; message: string } | null;
  receipt: { url: string } | null;
  cancels:
    { cancelAmount: number; refundableAmount: number; transactionKey: string; canceledAt: string }[] | null;
};
export type ErrorBody = { code: string; message: string };

const keys = { secretKey: 'test_sk_shop', clientKey: 'test_ck_shop' };
export const basic = (key: string): string => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
export const WEBHOOK = 'https://shop.test/v1/payments/webhook';

type Headers = Record<string, string>;

/** A shop with a stand-in of its own, and what its buyers and its server do. */
export function tossShop(overrides: Partial<TossSandboxOptions> = {}) {
  const clock = testClock();
  const faults = createFaultPlan<TossOperation>({ random: seededRandom(1) });
  const later: { milliseconds: number; run: () => void }[] = [];
  const waits: number[] = [];
  const deaths: number[] = [];
  const app = createTossSandbox({
    ...keys,
    random: seededRandom(11),
    clock,
    faults,
    sleep: async (milliseconds) => {
      waits.push(milliseconds);
    },
    schedule: (milliseconds, run) => {
      later.push({ milliseconds, run });
    },
    die: () => {
      deaths.push(clock().getTime());
    },
    controls: true,
    ...overrides,
  });

  const openUrl = (overriding: Record<string, string | undefined> = {}): string => {
    const asked = {
      clientKey: keys.clientKey,
      customerKey: '3f0c1c0e-7d7b-4b3f-9a54-b7d1a1f5a001',
      method: 'CARD',
      currency: 'KRW',
      amount: '9900',
      orderId: 'order_0123456789abcdefgh',
      orderName: '그 사람의 속마음',
      successUrl: 'https://shop.test/v1/payments/success?fortuneContentId=3',
      failUrl: 'https://shop.test/v1/payments/fail',
      ...overriding,
    };
    const present = Object.entries(asked).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return `/window/open?${new URLSearchParams(present)}`;
  };
  const open = async (overriding: Record<string, string | undefined> = {}): Promise<string> => {
    const opened = await app.request(openUrl(overriding));
    return opened.headers.get('location')!;
  };
  const decide = (paymentKey: string, form: Record<string, string>) =>
    app.request(`/window/${paymentKey}`, { method: 'POST', body: new URLSearchParams(form) });
  /** A buyer who opened the window and authenticated; the payment waits for its confirmation. */
  const authenticate = async (
    overriding: Record<string, string | undefined> = {},
    form: Record<string, string> = {},
  ): Promise<string> => {
    const paymentKey = await open(overriding);
    await decide(paymentKey, { decision: 'approve', ...form });
    return paymentKey;
  };
  const post = (path: string, body: unknown, headers: Headers = {}) =>
    app.request(`/v1${path}`, {
      method: 'POST',
      headers: { authorization: basic(keys.secretKey), 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const confirm = (paymentKey: string, body: Record<string, unknown> = {}, headers: Headers = {}) =>
    post(
      '/payments/confirm',
      { paymentKey, orderId: 'order_0123456789abcdefgh', amount: 9900, ...body },
      headers,
    );
  const cancel = (paymentKey: string, body: Record<string, unknown> = {}, headers: Headers = {}) =>
    post(`/payments/${paymentKey}/cancel`, { cancelReason: '고객 요청', ...body }, headers);
  const get = (path: string, headers: Headers = {}) =>
    app.request(`/v1${path}`, { headers: { authorization: basic(keys.secretKey), ...headers } });
  const payment = async (paymentKey: string): Promise<PaymentBody> =>
    (await (await get(`/payments/${paymentKey}`)).json()) as PaymentBody;
  const ledger = async () =>
    (await (await app.request('/_sandbox/ledger')).json()) as {
      approvals: number;
      approvedAmount: number;
      keptAmount: number;
      webhooksOwed: number;
      payments: PaymentBody[];
    };
  return {
    app,
    clock,
    faults,
    later,
    waits,
    deaths,
    openUrl,
    open,
    decide,
    authenticate,
    post,
    confirm,
    cancel,
    get,
    payment,
    ledger,
  };
}

export const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as ErrorBody).code;
