import { openJournal } from '#kit/journal.ts';
import { randomToken, type Random } from '#kit/random.ts';
import { koreanTime } from '#toss/korean-time.ts';
import { CONFIRM_WINDOW, IDEMPOTENCY_MEMORY, MERCHANT_ID, READY_WINDOW } from '#toss/options.ts';
import { follow, paymentBody, type Happening, type Payment, type PaymentStatus } from '#toss/payment.ts';

/** An answer given once, to be given again for the same idempotency key. */
export type Answer = { status: number; body: unknown };
type Remembered = Answer & { scope: string; at: number };

/** One webhook, as it was when the payment changed; retries carry the same body. */
export type Delivery = { transmissionId: string; at: number; body: unknown };

type Entry =
  | { happened: Happening; remembered?: Remembered; delivery?: Delivery }
  | { remembered: Remembered }
  | { delivered: string; attempts: number };

/**
 * The stand-in's books: payments, remembered answers, webhooks still owed. What a call changed and what it
 * answered are one line of the journal, so a crash leaves both or neither.
 */
export type Bank = {
  find(paymentKey: string): Payment | undefined;
  /** Of several payments for one order the approved one counts, else the latest. */
  findOrder(orderId: string): Payment | undefined;
  all(): readonly Payment[];
  recall(scope: string): Answer | undefined;
  /** Writes what happened and returns the payment as it is now. `answer` sees that payment before it is remembered. */
  commit(happening: Happening, remember?: { scope: string; answer: (payment: Payment) => Answer }): Payment;
  remember(scope: string, answer: Answer): void;
  /** Webhooks owed, with the attempts already made. */
  owed(): readonly { delivery: Delivery; attempts: number }[];
  /** Notes that a webhook is done with, delivered or given up. */
  settleDelivery(transmissionId: string, attempts: number): void;
  /** Lets every payment expire whose time is over. */
  expireDue(): void;
};

/** Statuses whose reaching Toss announces. An expired window nobody authenticated in is not announced. */
const announced: readonly PaymentStatus[] = ['DONE', 'ABORTED', 'EXPIRED', 'CANCELED', 'PARTIAL_CANCELED'];

export function openBank(options: {
  stateFile: string | undefined;
  clock: () => Date;
  random: Random;
  announce: ((delivery: Delivery) => void) | undefined;
}): Bank {
  const payments = new Map<string, Payment>();
  const byOrder = new Map<string, string[]>();
  const open = new Set<string>();
  const answers = new Map<string, Remembered>();
  const deliveries = new Map<string, { delivery: Delivery; attempts: number }>();
  const journal = openJournal<Entry>(options.stateFile);
  const now = (): number => options.clock().getTime();

  const keep = (payment: Payment): void => {
    if (!payments.has(payment.paymentKey)) {
      byOrder.set(payment.orderId, [...(byOrder.get(payment.orderId) ?? []), payment.paymentKey]);
    }
    payments.set(payment.paymentKey, payment);
    if (payment.status === 'READY' || payment.status === 'IN_PROGRESS') open.add(payment.paymentKey);
    else open.delete(payment.paymentKey);
  };
  for (const entry of journal.recovered) {
    if ('happened' in entry) keep(follow(payments.get(entry.happened.paymentKey), entry.happened));
    if ('remembered' in entry && entry.remembered) answers.set(entry.remembered.scope, entry.remembered);
    if ('delivery' in entry && entry.delivery) {
      deliveries.set(entry.delivery.transmissionId, { delivery: entry.delivery, attempts: 0 });
    }
    if ('delivered' in entry) deliveries.delete(entry.delivered);
  }

  const deliveryOf = (payment: Payment): Delivery | undefined => {
    const silent = payment.status === 'EXPIRED' && payment.authenticatedAt === undefined;
    if (!options.announce || silent || !announced.includes(payment.status)) return undefined;
    const data = paymentBody(payment, { mId: MERCHANT_ID });
    const body = { eventType: 'PAYMENT_STATUS_CHANGED', createdAt: koreanTime(now()), data };
    return { transmissionId: randomToken(options.random, 32), at: now(), body };
  };

  const bank: Bank = {
    find: (paymentKey) => payments.get(paymentKey),
    findOrder: (orderId) => {
      const candidates = (byOrder.get(orderId) ?? []).map((key) => payments.get(key)!);
      return candidates.findLast((payment) => payment.approval) ?? candidates.at(-1);
    },
    all: () => [...payments.values()],
    recall: (scope) => {
      const remembered = answers.get(scope);
      return remembered && now() - remembered.at < IDEMPOTENCY_MEMORY ? remembered : undefined;
    },
    commit: (happening, remember) => {
      const payment = follow(payments.get(happening.paymentKey), happening);
      const delivery = deliveryOf(payment);
      const remembered = remember && { scope: remember.scope, at: now(), ...remember.answer(payment) };
      journal.append({ happened: happening, remembered, delivery });
      keep(payment);
      if (remembered) answers.set(remembered.scope, remembered);
      if (delivery) {
        deliveries.set(delivery.transmissionId, { delivery, attempts: 0 });
        options.announce?.(delivery);
      }
      return payment;
    },
    remember: (scope, answer) => {
      const remembered = { scope, at: now(), ...answer };
      journal.append({ remembered });
      answers.set(scope, remembered);
    },
    owed: () => [...deliveries.values()],
    settleDelivery: (transmissionId, attempts) => {
      journal.append({ delivered: transmissionId, attempts });
      deliveries.delete(transmissionId);
    },
    expireDue: () => {
      for (const paymentKey of open) {
        const payment = payments.get(paymentKey)!;
        if (expiresAt(payment) <= now()) bank.commit({ type: 'expired', paymentKey, at: now() });
      }
    },
  };
  return bank;
}

/** Epoch milliseconds after which a payment nobody approved is over. */
export function expiresAt(payment: Payment): number {
  return payment.authenticatedAt === undefined
    ? payment.requestedAt + READY_WINDOW
    : payment.authenticatedAt + CONFIRM_WINDOW;
}
