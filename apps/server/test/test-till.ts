import { createFaultPlan, createTossSandbox, seededRandom, type TossFaultPlan } from '@wolha/sandbox/toss';
import type { TossOperation } from '@wolha/sandbox/toss';
import type { PaymentProvider } from '#providers/payment-provider.ts';
import { createTossPayments } from '#providers/toss/toss-payments.ts';
import type { TestClock } from './test-clock.ts';

const KEYS = { secretKey: 'test_sk_tests0000', clientKey: 'test_ck_tests0000' };
const ORIGIN = 'http://toss.test';

/** What the card window is opened with, as the check of a payment answers it. */
export interface WindowOrder {
  orderId: string;
  orderName: string;
  amount: number;
  customerKey: string;
  successUrl: string;
  failUrl: string;
}

/** A payment as the stand-in's own books have it. */
export interface BookedPayment {
  paymentKey: string;
  orderId: string;
  status: string;
  totalAmount: number;
  balanceAmount: number;
}

export interface TestTill {
  clientKey: string;
  provider: PaymentProvider;
  /** The provider's door, for who comes with a key of their own. */
  request: typeof fetch;
  faults: TossFaultPlan;
  /** How often the provider was asked for money, and asked to give it back. */
  asked: { confirm: number; cancel: number };
  /** Webhooks the provider sent and the test has not passed on yet. */
  webhooks: { body: string; headers: Record<string, string> }[];
  /** Opens the card window and pays; answers the address the browser is sent to. */
  pay(order: WindowOrder, choice?: { decision?: string; card?: string }): Promise<string>;
  /** What the provider's books hold. */
  books(): Promise<{ approvals: number; keptAmount: number; payments: BookedPayment[] }>;
  /** Cancels as someone does in the provider's own dashboard. */
  cancelInDashboard(paymentKey: string, amount?: number): Promise<void>;
}

/** A payment provider of the test's own: the real protocol and real books, without a network. */
export function openTestTill(clock: TestClock): TestTill {
  const faults = createFaultPlan<TossOperation>({ random: seededRandom(1) });
  const webhooks: TestTill['webhooks'] = [];
  const app = createTossSandbox({
    ...KEYS,
    random: seededRandom(7),
    clock: () => clock.now(),
    faults,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    schedule: (milliseconds, run) => {
      if (milliseconds === 0) queueMicrotask(run);
    },
    webhookUrl: 'http://shop.test/v1/payments/webhook',
    fetch: (_url, init) => {
      webhooks.push({ body: init?.body as string, headers: init?.headers as Record<string, string> });
      return Promise.resolve(new Response(null, { status: 200 }));
    },
    controls: true,
  });
  const request: typeof fetch = (url, init) =>
    until(init?.signal, Promise.resolve(app.request(url as string, init)));
  const provider = createTossPayments({
    secretKey: KEYS.secretKey,
    baseUrl: () => ORIGIN,
    moneyTimeoutMs: 300,
    fetch: request,
  });
  const asked = { confirm: 0, cancel: 0 };
  const ask = async (path: string, init?: RequestInit): Promise<Response> =>
    app.request(`${ORIGIN}${path}`, init);

  return {
    clientKey: KEYS.clientKey,
    request,
    faults,
    webhooks,
    asked,
    provider: {
      ...provider,
      confirm: (money) => {
        asked.confirm += 1;
        return provider.confirm(money);
      },
      cancel: (money) => {
        asked.cancel += 1;
        return provider.cancel(money);
      },
    },
    pay: async (order, { decision = 'approve', card = 'good' } = {}) => {
      const query = new URLSearchParams({
        clientKey: KEYS.clientKey,
        method: 'CARD',
        currency: 'KRW',
        amount: String(order.amount),
        orderId: order.orderId,
        orderName: order.orderName,
        customerKey: order.customerKey,
        successUrl: order.successUrl,
        failUrl: order.failUrl,
      });
      const opened = await ask(`/window/open?${query.toString()}`);
      const paymentKey = opened.headers.get('location');
      if (paymentKey === null) throw new Error(`The card window did not open: ${opened.status}`);
      const left = await ask(`/window/${paymentKey}`, {
        method: 'POST',
        body: new URLSearchParams({ decision, card }),
      });
      return left.headers.get('location') ?? '';
    },
    books: async () =>
      (await (await ask('/_sandbox/ledger')).json()) as Awaited<ReturnType<TestTill['books']>>,
    cancelInDashboard: async (paymentKey, amount) => {
      const answer = await ask(`/_sandbox/dashboard/${paymentKey}/cancel`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          cancelReason: '운영자 취소',
          ...(amount === undefined ? {} : { cancelAmount: amount }),
        }),
      });
      if (!answer.ok) throw new Error(`The dashboard refused: ${await answer.text()}`);
    },
  };
}

/** A call in this process does not end with its signal by itself; over a network it does. */
function until<T>(signal: AbortSignal | null | undefined, work: Promise<T>): Promise<T> {
  if (!signal) return work;
  work.catch(() => undefined);
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
  ]);
}
