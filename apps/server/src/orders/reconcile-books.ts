import type { ProviderTransaction } from '#providers/payment-provider.ts';
import { AppError } from '#platform/app-error.ts';
import type { OrderPorts } from './ports.ts';
import { findOrderByNumber, listBookedKeys, type OrderRow } from './repository.ts';
import { settleOrder } from './settle-order.ts';

/** What the provider's books hold that ours did not. */
export interface BooksFindings {
  looked: number;
  /** Orders that were behind, and have now been asked about. */
  caughtUp: string[];
  /** Orders that are behind, and that the provider could not be asked about just now. */
  unheard: string[];
  /** Money with no order of ours: taken for an order this database does not know, or a second payment for one. */
  strays: ProviderTransaction[];
}

/**
 * Goes through the provider's books of a time and catches up on what is missing in ours: after a restored backup, a
 * lost webhook, a cancellation in the provider's own dashboard. Money that belongs to no order is told to the operator,
 * never touched: it may be another shop's on the same contract.
 */
export async function reconcileBooks(ports: OrderPorts, from: Date, to: Date): Promise<BooksFindings> {
  const transactions = await ports.provider.listTransactions(from, to);
  const findings: BooksFindings = { looked: transactions.length, caughtUp: [], unheard: [], strays: [] };
  for (const transaction of transactions) {
    const order = await findOrderByNumber(ports.db, transaction.orderId);
    if (!order) {
      findings.strays.push(transaction);
      continue;
    }
    if ((await listBookedKeys(ports.db, order)).has(entryKeyOf(transaction))) continue;
    const settled = await settleUnlessAway(ports, order);
    const booked = await listBookedKeys(ports.db, order);
    if (settled === null) findings.unheard.push(order.orderId);
    else if (booked.has(entryKeyOf(transaction))) findings.caughtUp.push(order.orderId);
    else findings.strays.push(transaction);
  }
  for (const { orderId, amount } of findings.strays) {
    ports.log.error({ alert: 'stray payment', orderId, amount }, 'money that belongs to no order');
  }
  return findings;
}

/** The order as it now stands, or null when the provider cannot be asked about it just now. */
async function settleUnlessAway(ports: OrderPorts, order: OrderRow): Promise<OrderRow | null> {
  try {
    return await settleOrder(ports, order, 'reconciler');
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return null;
    throw error;
  }
}

/** Under which key our cash account books a line of the provider's books. */
export const entryKeyOf = ({ amount, paymentKey, transactionKey }: ProviderTransaction): string =>
  amount > 0 ? paymentKey : transactionKey;

const LOOK_BACK_HOURS = 50;

/** Hourly: the last two days, so that an hour missed is not missed for good. */
export const booksJob = {
  name: 'reconcile-books',
  cron: '23 * * * *',
  run: async (ports: OrderPorts): Promise<Record<string, number>> => {
    const now = ports.clock.now();
    const from = new Date(now.getTime() - LOOK_BACK_HOURS * 3600_000);
    const { looked, caughtUp, unheard, strays } = await reconcileBooks(ports, from, now);
    return { looked, caughtUp: caughtUp.length, unheard: unheard.length, strays: strays.length };
  },
} as const;
