import type { Hono } from 'hono';
import type { PaymentProblem } from '@wolha/contract/payment-problems';
import { AppError } from '#platform/app-error.ts';
import { safeError } from '#platform/http/failure.ts';
import { readLimited } from '#platform/http/mount-routes.ts';
import type { RateLimiter } from '#platform/http/rate-limit.ts';
import type { AppContext, AppEnv } from '#platform/http/request-context.ts';
import { beginPayment } from './begin-payment.ts';
import { pageAfterPayment, paymentPage } from './pages.ts';
import type { OrderPorts } from './ports.ts';
import { findOrder, findOrderByNumber, type OrderRow } from './repository.ts';
import { settleOrder } from './settle-order.ts';
import { receiveWebhook } from './receive-webhook.ts';

export interface RedirectOptions {
  limit: RateLimiter;
  /** How long a browser waits for the card company before it is sent on to watch; the asking goes on without it. */
  patienceMs: number;
}

const SUCCESS = ['/v1/payments/success', '/v1/tarot-payments/success', '/v1/credit-payments/success'];
const FAIL = '/v1/payments/fail';
const WEBHOOK = '/v1/payments/webhook';

/** Where nobody is asked for: everything needed stands in the order. */
export const PAYMENT_REDIRECTS: ReadonlySet<string> = new Set([...SUCCESS, FAIL, WEBHOOK]);

const WEBHOOK_BYTES = 256 * 1024;

/**
 * Where browsers come back from the card window, and where the provider calls. None of them needs a session: after a
 * detour through a card company's app the cookie may be missing, and everything needed stands in the order.
 */
export function mountPaymentRedirects(app: Hono<AppEnv>, ports: OrderPorts, options: RedirectOptions): void {
  const succeed = async (context: AppContext): Promise<Response> => {
    await options.limit('read', context);
    try {
      return context.redirect(await comeBack(ports, context, options.patienceMs), 303);
    } catch (error) {
      context.var.log.error({ error: safeError(error) }, 'coming back from the card window failed');
      return waitingPage(context);
    }
  };
  for (const path of SUCCESS) app.get(path, succeed);
  app.get(FAIL, async (context) => {
    await options.limit('read', context);
    const orderId = context.req.query('orderId') ?? context.req.query('order');
    const order = orderId === undefined ? null : await orderOf(ports, orderId);
    const told = order && (await patiently(options.patienceMs, context, hearRefusal(ports, order, context)));
    return context.redirect(failurePage(told === 'late' ? order : told, context.req.query('code')), 303);
  });
  app.post(WEBHOOK, async (context) => {
    await options.limit('read', context);
    const body = parse(await readLimited(context.req.raw, WEBHOOK_BYTES));
    const heard = await patiently(options.patienceMs, context, receiveWebhook(ports, body));
    // What we have not understood yet has to be told again: the provider forgets what it was told we heard.
    if (heard === 'late') throw new AppError('UNAVAILABLE', { retryAfter: 60 });
    return context.json({ received: true });
  });
}

async function comeBack(ports: OrderPorts, context: AppContext, patienceMs: number): Promise<string> {
  const query = context.req.query();
  const begun = await beginPayment(ports, {
    orderId: query['orderId'] ?? '',
    paymentKey: query['paymentKey'] ?? '',
    amount: query['amount'] ?? '',
    tarotCardIds: query['tarotCardIds'],
    gender: query['gender'],
  });
  if (begun.kind === 'refused') return paymentPage(begun.order, begun.problem);
  const { order } = begun;
  const settled =
    begun.kind === 'begun' ? settleOrder(ports, order, 'redirect') : awaitDecision(ports, order, patienceMs);
  const known = await patiently(patienceMs, context, settled);
  return pageAfterPayment(known === 'late' ? order : known);
}

const DECIDING_MS = 250;
const MOST_DECIDING_MS = 2_500;

/**
 * Someone else is asking for this order's money right now: waits a moment for the answer, without asking a second time.
 * Should they have died over it, the reconciler goes on, and the reader is better off watching.
 */
async function awaitDecision(ports: OrderPorts, order: OrderRow, patienceMs: number): Promise<OrderRow> {
  const patience = Math.min(patienceMs, MOST_DECIDING_MS);
  let current = order;
  for (let waited = 0; current.state === 'confirming' && waited < patience; waited += DECIDING_MS) {
    await new Promise((resolve) => setTimeout(resolve, DECIDING_MS));
    current = (await findOrder(ports.db, current)) ?? current;
  }
  return current;
}

/** What the work came to, or `late` when it takes longer than anyone waits; it goes on all the same. */
async function patiently<T>(patienceMs: number, context: AppContext, work: Promise<T>): Promise<T | 'late'> {
  const { log } = context.var;
  let waiting = true;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => {
      waiting = false;
      resolve('late');
    }, patienceMs);
  });
  const watched = work.catch((error: unknown) => {
    if (waiting) throw error;
    log.error({ error: safeError(error) }, 'settling failed after nobody waited for it');
    return 'late' as const;
  });
  try {
    return await Promise.race([watched, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function orderOf(ports: OrderPorts, orderId: string): Promise<OrderRow | null> {
  return (await findOrderByNumber(ports.db, orderId)) ?? null;
}

const FAIL_CODES: Record<string, PaymentProblem> = {
  PAY_PROCESS_CANCELED: 'CANCELED',
  USER_CANCEL: 'CANCELED',
  PAY_PROCESS_ABORTED: 'ABORTED',
  REJECT_CARD_COMPANY: 'REJECTED',
};

/**
 * The address is anyone's to write, so it fails no order: it is a reason to ask the provider, whose refusal does. While
 * nothing was refused, or nobody can be asked, the order stays as it is and can still be paid.
 */
async function hearRefusal(
  ports: OrderPorts,
  order: OrderRow,
  { var: { log } }: AppContext,
): Promise<OrderRow> {
  if (order.state !== 'created') return order;
  try {
    return await settleOrder(ports, order, 'redirect');
  } catch (error) {
    log.warn({ error: safeError(error) }, 'a refusal could not be confirmed');
    return order;
  }
}

/** What the address says decides only what is shown. */
function failurePage(order: OrderRow | null, code: string | undefined): string {
  if (order !== null && order.state !== 'created' && order.state !== 'failed') return pageAfterPayment(order);
  const problem = code !== undefined && Object.hasOwn(FAIL_CODES, code) ? FAIL_CODES[code] : undefined;
  return paymentPage(order, problem ?? 'UNKNOWN');
}

/** The database is away for a moment. The address holds all that is needed, so the page asks for it again by itself. */
function waitingPage(context: AppContext): Response {
  return context.html(
    '<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      '<meta http-equiv="refresh" content="3"><title>결제 확인 중</title>' +
      '<p>결제를 확인하고 있습니다. 이 화면을 닫지 말고 잠시만 기다려 주세요.</p></html>',
    503,
    { 'retry-after': '3', 'cache-control': 'no-store' },
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
