import { z } from 'zod';
import type { ProviderPayment, ProviderTransaction } from '#providers/payment-provider.ts';

/** Times come as Korean wall time with its offset. */
const moment = z.string().transform((text, context) => {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) context.addIssue({ code: 'custom', message: 'not a time' });
  return at;
});

/** The parts of Toss's Payment object that are used. New fields may appear at any time and are passed over. */
const tossPayment = z.object({
  paymentKey: z.string().min(1).max(200),
  orderId: z.string().min(1),
  status: z.enum([
    'READY',
    'IN_PROGRESS',
    'WAITING_FOR_DEPOSIT',
    'DONE',
    'CANCELED',
    'PARTIAL_CANCELED',
    'ABORTED',
    'EXPIRED',
  ]),
  currency: z.string(),
  totalAmount: z.number().int(),
  balanceAmount: z.number().int(),
  approvedAt: moment.nullish(),
  receipt: z.object({ url: z.string() }).nullish(),
  cancels: z
    .array(z.object({ transactionKey: z.string(), cancelAmount: z.number().int(), canceledAt: moment }))
    .nullish(),
  failure: z.object({ code: z.string(), message: z.string() }).nullish(),
});

/** Reads a Payment object; null when it is not one. */
export function readTossPayment(body: unknown): ProviderPayment | null {
  const read = tossPayment.safeParse(body);
  if (!read.success) return null;
  const { approvedAt, receipt, cancels, failure, ...payment } = read.data;
  return {
    ...payment,
    approvedAt: approvedAt ?? null,
    receiptUrl: receipt?.url ?? null,
    cancels: (cancels ?? []).map((cancel) => ({
      transactionKey: cancel.transactionKey,
      amount: cancel.cancelAmount,
      at: cancel.canceledAt,
    })),
    failure: failure ?? null,
  };
}

const tossTransactions = z.array(
  z.object({
    transactionKey: z.string(),
    paymentKey: z.string(),
    orderId: z.string(),
    status: z.string(),
    transactionAt: moment,
    amount: z.number().int(),
  }),
);

const GIVEN_BACK = new Set(['CANCELED', 'PARTIAL_CANCELED']);

/** Reads one page of the books; null when it is not one. Whether an amount came or went is told by the status. */
export function readTossTransactions(body: unknown): ProviderTransaction[] | null {
  const read = tossTransactions.safeParse(body);
  if (!read.success) return null;
  return read.data.map(({ status, transactionAt, amount, ...rest }) => ({
    ...rest,
    at: transactionAt,
    amount: GIVEN_BACK.has(status) ? -Math.abs(amount) : amount,
  }));
}

const tossError = z.object({ code: z.string(), message: z.string() });

/** The code and message of a refusal; a gateway's own page has neither. */
export function readTossError(body: unknown): { code: string; message: string } {
  const read = tossError.safeParse(body);
  return read.success ? read.data : { code: 'UNREADABLE_ANSWER', message: '' };
}
