import { z } from 'zod';
import { consequence, tossError } from '#toss/errors.ts';
import { balanceOf, type Happening, type Payment } from '#toss/payment.ts';

/**
 * What a request comes to, before anything is written: what happens, and the error answered in its place of success.
 * Both can be there: a card company may approve and still answer an error.
 */
export type Decision = { happens?: Happening; error?: string };

/** Won below which no card is charged. */
export const MINIMUM_AMOUNT = 100;

const confirmBody = z.object({
  paymentKey: z.string().min(1).max(200),
  orderId: z.string().min(1).max(64),
  amount: z.number().int().positive(),
});

type Fresh = { at: number; transactionKey: string; approveNo: string };

/** `POST /v1/payments/confirm`. `interference` is an error the card company or a fault answers, and when. */
export function decideConfirm(
  body: unknown,
  find: (paymentKey: string) => Payment | undefined,
  fresh: Fresh,
  interference?: { code: string; when: 'before' | 'after' },
): Decision {
  const asked = confirmBody.safeParse(body);
  if (!asked.success) return { error: 'INVALID_REQUEST' };
  const { paymentKey, orderId, amount } = asked.data;
  const payment = find(paymentKey);
  if (!payment) return { error: 'NOT_FOUND_PAYMENT_SESSION' };
  // Toss refuses whatever differs from what the window was opened with; its code for the order is documented, for the amount not.
  if (payment.orderId !== orderId || payment.amount !== amount) return { error: 'FORBIDDEN_REQUEST' };
  if (payment.status === 'READY' || payment.status === 'EXPIRED')
    return { error: 'NOT_FOUND_PAYMENT_SESSION' };
  if (payment.status !== 'IN_PROGRESS') return { error: 'ALREADY_PROCESSED_PAYMENT' };
  const approved: Happening = { type: 'approved', paymentKey, ...fresh };
  const trouble = interference ?? payment.card?.answer;
  if (!trouble) return { happens: approved };
  if (trouble.when === 'after') return { happens: approved, error: trouble.code };
  if (consequence(trouble.code) !== 'refused') return { error: trouble.code };
  const failure = { code: trouble.code, message: tossError(trouble.code).korean };
  return { happens: { type: 'aborted', paymentKey, failure, at: fresh.at }, error: trouble.code };
}

const cancelBody = z.object({
  cancelReason: z.string().trim().min(1).max(200),
  cancelAmount: z.number().int().positive().optional(),
  refundableAmount: z.number().int().min(0).optional(),
  taxFreeAmount: z.number().int().min(0).optional(),
});

/** Milliseconds after which a card company may refuse to take a payment back. */
const REFUND_PERIOD = 365 * 24 * 3600_000;

/** `POST /v1/payments/{paymentKey}/cancel`. */
export function decideCancel(
  body: unknown,
  payment: Payment | undefined,
  fresh: { at: number; transactionKey: string },
  interference?: { code: string; when: 'before' | 'after' },
): Decision {
  const asked = cancelBody.safeParse(body);
  if (!asked.success) return { error: 'INVALID_REQUEST' };
  if (!payment) return { error: 'NOT_FOUND_PAYMENT' };
  if (payment.status === 'CANCELED') return { error: 'ALREADY_CANCELED_PAYMENT' };
  if (!payment.approval) return { error: 'NOT_CANCELABLE_PAYMENT' };
  const balance = balanceOf(payment);
  const { cancelReason: reason, cancelAmount: amount = balance, refundableAmount } = asked.data;
  if (refundableAmount !== undefined && refundableAmount !== balance) {
    return { error: 'NOT_MATCHES_REFUNDABLE_AMOUNT' };
  }
  if (amount > balance) return { error: 'NOT_CANCELABLE_AMOUNT' };
  if (fresh.at - payment.approval.at > REFUND_PERIOD) return { error: 'EXCEED_MAX_REFUND_DUE' };
  const canceled: Happening = { type: 'canceled', paymentKey: payment.paymentKey, amount, reason, ...fresh };
  if (!interference) return { happens: canceled };
  return interference.when === 'after'
    ? { happens: canceled, error: interference.code }
    : { error: interference.code };
}
