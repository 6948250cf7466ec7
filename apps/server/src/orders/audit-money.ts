import { auditCredits } from '#credits/audit-credits.ts';
import type { Db } from '#platform/database/database.ts';
import type { PaymentProvider } from '#providers/payment-provider.ts';
import { readBooks } from './books-repository.ts';
import { judgeMoney, type Violation } from './judge-money.ts';

export interface AuditPorts {
  db: Db;
  provider: Pick<PaymentProvider, 'listTransactions'>;
}

export interface Audit {
  orders: number;
  transactions: number;
  violations: Violation[];
}

export interface AuditOptions {
  since: Date;
  until: Date;
  /** Nothing is under way: every order has to have come to its end. */
  quiet: boolean;
  /** What the provider booked after this may not have reached us yet; five minutes back unless told. */
  heardBefore?: Date;
}

const HEARING_MS = 5 * 60_000;

/**
 * Holds everything ordered since a moment against the provider's books. Ours are read as of one instant; the
 * provider's right after it, so that a purchase made in between is looked at again before it is called a violation.
 */
export async function auditMoney(ports: AuditPorts, options: AuditOptions): Promise<Audit> {
  const first = await auditOnce(ports, options);
  if (first.violations.length === 0 || options.quiet) return first;
  const again = await auditOnce(ports, options);
  const before = new Set(first.violations.map(nameOf));
  return { ...again, violations: again.violations.filter((violation) => before.has(nameOf(violation))) };
}

const nameOf = ({ invariant, orderId, text }: Violation): string => `${invariant} ${orderId} ${text}`;

async function auditOnce(
  { db, provider }: AuditPorts,
  { since, until, quiet, heardBefore }: AuditOptions,
): Promise<Audit> {
  const books = await readBooks(db, { since, until });
  const credits = await auditCredits(db);
  const transactions = await provider.listTransactions(since, until);
  return {
    orders: books.length,
    transactions: transactions.length,
    violations: [
      ...judgeMoney(books, transactions, {
        quiet,
        heardBefore: heardBefore ?? new Date(until.getTime() - HEARING_MS),
      }),
      ...credits.map(({ invariant, subject, text }) => ({ invariant, orderId: subject, text })),
    ],
  };
}
