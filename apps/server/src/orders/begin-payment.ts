import type { PaymentProblem } from '@wolha/contract/payment-problems';
import { holdAccount } from '#identity/hold-account.ts';
import { findMember } from '#members/repository.ts';
import { retryTransaction, violatedUnique } from '#platform/database/failures.ts';
import { cardIds } from './check-tarot-payment.ts';
import type { OrderPorts } from './ports.ts';
import { findOrderByNumber, moveOrder, type OrderRow } from './repository.ts';

/** What a browser brings back from the card window. Anyone can write it: none of it is believed, only compared. */
export interface ReturnedPayment {
  orderId: string;
  paymentKey: string;
  amount: string;
  tarotCardIds?: string | undefined;
  gender?: string | undefined;
}

export type Begun =
  /** The money may be asked for now, by whoever got this answer and nobody else. */
  | { kind: 'begun'; order: OrderRow }
  /** Someone came by before: the order stands as it stands. */
  | { kind: 'underway'; order: OrderRow }
  | { kind: 'refused'; problem: PaymentProblem; order: OrderRow | null };

const PAYMENT_KEY = /^[\w.=-]{1,200}$/;

/**
 * Ties the payment a buyer brings back to its order, before any money is asked for: the amount is the order's, the
 * person still there, the purchase not made already. Of many who come at once exactly one begins.
 */
export async function beginPayment(ports: OrderPorts, returned: ReturnedPayment): Promise<Begun> {
  const order = await findOrderByNumber(ports.db, returned.orderId);
  if (!order) return { kind: 'refused', problem: 'UNKNOWN', order: null };
  if (order.state !== 'created') return { kind: 'underway', order };
  const problem = await problemOf(ports, order, returned);
  if (problem !== null) return { kind: 'refused', problem, order };
  try {
    const begun = await bind(ports, order, returned);
    return begun ? { kind: 'begun', order: begun } : beginPayment(ports, returned);
  } catch (error) {
    const taken = violatedUnique(error);
    if (taken === 'orders_one_per_slot') return { kind: 'refused', problem: 'DUPLICATE', order };
    if (taken === 'order_directory_payment_key') return { kind: 'refused', problem: 'UNKNOWN', order };
    throw error;
  }
}

async function problemOf(
  { db, clock }: OrderPorts,
  order: OrderRow,
  returned: ReturnedPayment,
): Promise<PaymentProblem | null> {
  if (!PAYMENT_KEY.test(returned.paymentKey)) return 'UNKNOWN';
  if (returned.amount !== String(order.amount)) return 'AMOUNT';
  if (order.expiresAt <= clock.now()) return 'EXPIRED';
  // A person goes with their account, so who finds the one need not look for the other.
  const stands = order.memberId
    ? (await findMember(db, order.userId, order.memberId)) !== undefined
    : await holdAccount(db, order.userId);
  return stands ? null : 'PERSON_GONE';
}

const bind = (
  ports: OrderPorts,
  order: OrderRow,
  { paymentKey, tarotCardIds, gender }: ReturnedPayment,
): Promise<OrderRow | undefined> =>
  retryTransaction(() =>
    moveOrder(ports.db, order, {
      event: 'returned',
      actor: 'redirect',
      now: ports.clock.now(),
      set: {
        paymentKey,
        ...(order.kind === 'TAROT' && order.cards === null ? { cards: broughtCards(tarotCardIds) } : {}),
        ...(order.kind === 'TAROT' && order.gender === null ? { gender: broughtGender(gender) } : {}),
      },
      bind: paymentKey,
    }),
  );

/** Cards that come only now are taken if they are cards at all; otherwise the house draws when it comes to it. */
function broughtCards(text: string | undefined): number[] | null {
  if (text === undefined) return null;
  for (const count of [1, 3]) {
    try {
      return cardIds(text, count);
    } catch {
      continue;
    }
  }
  return null;
}

const broughtGender = (text: string | undefined): 'FEMALE' | 'MALE' | null =>
  text === 'FEMALE' || text === 'MALE' ? text : null;
