import type {
  CancelOutcome,
  ConfirmOutcome,
  FindOutcome,
  PaymentProvider,
  ProviderPayment,
  ProviderTransaction,
} from '#providers/payment-provider.ts';
import { meaningOfCancel, meaningOfConfirm } from './toss-codes.ts';
import { readTossError, readTossPayment, readTossTransactions } from './toss-payment.ts';

export const TOSS_API = 'https://api.tosspayments.com';

/** Toss may take up to sixty seconds to answer a confirmation or a cancellation. */
const MONEY_TIMEOUT_MS = 61_000;
const QUESTION_TIMEOUT_MS = 10_000;
const PAGE = 1000;

export interface TossOptions {
  secretKey: string;
  /** Where the API is. A function, because the stand-in's port is known only once the shop listens. */
  baseUrl: () => string;
  moneyTimeoutMs?: number;
  fetch?: typeof fetch;
}

type Exchange = { answered: true; ok: boolean; body: unknown } | { answered: false; code: string };

/** Toss Payments' server API, as documented for version 2022-11-16. */
export function createTossPayments(options: TossOptions): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${options.secretKey}:`).toString('base64')}`;
  const request = options.fetch ?? fetch;
  const moneyTimeout = options.moneyTimeoutMs ?? MONEY_TIMEOUT_MS;

  const exchange = async (path: string, init: RequestInit, timeout: number): Promise<Exchange> => {
    try {
      const response = await request(`${options.baseUrl()}${path}`, {
        ...init,
        headers: { authorization, ...init.headers },
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      const text = await response.text();
      return { answered: true, ok: response.ok, body: parse(text) };
    } catch (error) {
      return { answered: false, code: error instanceof Error ? error.name : 'NETWORK' };
    }
  };
  const post = (path: string, body: unknown, idempotencyKey: string): Promise<Exchange> =>
    exchange(
      path,
      {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      },
      moneyTimeout,
    );
  const get = (path: string): Promise<Exchange> => exchange(path, {}, QUESTION_TIMEOUT_MS);

  return {
    confirm: async ({ paymentKey, orderId, amount, idempotencyKey }) =>
      confirmOutcome(await post('/v1/payments/confirm', { paymentKey, orderId, amount }, idempotencyKey)),

    cancel: async ({ paymentKey, reason, idempotencyKey, part }) =>
      cancelOutcome(
        await post(
          `/v1/payments/${encodeURIComponent(paymentKey)}/cancel`,
          {
            cancelReason: reason.slice(0, 200),
            ...(part ? { cancelAmount: part.amount, refundableAmount: part.of } : {}),
          },
          idempotencyKey,
        ),
        part === undefined ? ['CANCELED'] : ['CANCELED', 'PARTIAL_CANCELED'],
      ),

    find: async ({ orderId, paymentKey }) =>
      findOutcome(
        await get(
          paymentKey === null
            ? `/v1/payments/orders/${encodeURIComponent(orderId)}`
            : `/v1/payments/${encodeURIComponent(paymentKey)}`,
        ),
      ),

    listTransactions: async (from, to) => {
      const rows: ProviderTransaction[] = [];
      for (;;) {
        const query = new URLSearchParams({
          startDate: koreanMoment(from),
          endDate: koreanMoment(to),
          limit: String(PAGE),
        });
        const last = rows.at(-1);
        if (last) query.set('startingAfter', last.transactionKey);
        const answer = await get(`/v1/transactions?${query.toString()}`);
        const page = answer.answered && answer.ok ? readTossTransactions(answer.body) : null;
        if (page === null) throw new Error('The provider’s books could not be read.');
        rows.push(...page);
        if (page.length < PAGE) return rows;
      }
    },
  };
}

function confirmOutcome(answer: Exchange): ConfirmOutcome {
  if (!answer.answered) return { kind: 'unknown', code: answer.code, answered: false };
  if (answer.ok) {
    const payment = readTossPayment(answer.body);
    return payment?.status === 'DONE'
      ? { kind: 'approved', payment }
      : { kind: 'unknown', code: 'UNREADABLE_ANSWER', answered: true };
  }
  const { code, message } = readTossError(answer.body);
  const meaning = meaningOfConfirm(code);
  if (meaning === 'buyer' || meaning === 'shop') return { kind: 'refused', code, message, blame: meaning };
  if (meaning === 'gone') return { kind: 'gone', code };
  if (meaning === 'unknown') return { kind: 'unknown', code, answered: code !== 'UNREADABLE_ANSWER' };
  return { kind: meaning };
}

function cancelOutcome(answer: Exchange, hoped: readonly ProviderPayment['status'][]): CancelOutcome {
  if (!answer.answered) return { kind: 'unknown', code: answer.code, answered: false };
  if (answer.ok) {
    const payment = readTossPayment(answer.body);
    return payment && hoped.includes(payment.status)
      ? { kind: 'cancelled', payment }
      : { kind: 'unknown', code: 'UNREADABLE_ANSWER', answered: true };
  }
  const { code, message } = readTossError(answer.body);
  const meaning = meaningOfCancel(code);
  if (meaning === 'impossible') return { kind: 'impossible', code, message };
  if (meaning === 'unknown') return { kind: 'unknown', code, answered: code !== 'UNREADABLE_ANSWER' };
  return { kind: meaning };
}

function findOutcome(answer: Exchange): FindOutcome {
  if (!answer.answered) return { kind: 'unknown', code: answer.code };
  const payment = answer.ok ? readTossPayment(answer.body) : null;
  if (payment) return { kind: 'found', payment };
  const { code } = readTossError(answer.body);
  return code === 'NOT_FOUND_PAYMENT' ? { kind: 'none' } : { kind: 'unknown', code };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** A moment as the books' period is asked for: Korean wall time to the second. */
const koreanMoment = (at: Date): string => new Date(at.getTime() + 9 * 3600_000).toISOString().slice(0, 19);
