/** A payment as the provider keeps it: the authority on whether money moved. */
export interface ProviderPayment {
  paymentKey: string;
  orderId: string;
  status: ProviderPaymentStatus;
  currency: string;
  /** Won that were asked for; cancelling does not change it. */
  totalAmount: number;
  /** Won that were not given back. */
  balanceAmount: number;
  approvedAt: Date | null;
  receiptUrl: string | null;
  cancels: readonly { transactionKey: string; amount: number; at: Date }[];
  failure: { code: string; message: string } | null;
}

export type ProviderPaymentStatus =
  | 'READY'
  | 'IN_PROGRESS'
  | 'WAITING_FOR_DEPOSIT'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED';

/**
 * What asking for the money came to. `refused` is for good and nothing was taken; its blame says whether the buyer's
 * card or the shop's setting is the reason. `gone`: there is no such payment any more. `done`: it was settled before,
 * ask how. `running`: the same request is still under way. `unknown`: anything may have happened; `answered` tells
 * that the request itself is over, so that its stored answer would only be repeated.
 */
export type ConfirmOutcome =
  | { kind: 'approved'; payment: ProviderPayment }
  | { kind: 'refused'; code: string; message: string; blame: 'buyer' | 'shop' }
  | { kind: 'gone'; code: string }
  | { kind: 'done' }
  | { kind: 'running' }
  | { kind: 'unknown'; code: string; answered: boolean };

/** What giving the money back came to. `impossible` needs the operator; `unknown` and `running` as above. */
export type CancelOutcome =
  | { kind: 'cancelled'; payment: ProviderPayment }
  | { kind: 'done' }
  | { kind: 'running' }
  | { kind: 'impossible'; code: string; message: string }
  | { kind: 'unknown'; code: string; answered: boolean };

export type FindOutcome =
  { kind: 'found'; payment: ProviderPayment } | { kind: 'none' } | { kind: 'unknown'; code: string };

/** One line of the provider's books. Amounts are won, negative where money was given back. */
export interface ProviderTransaction {
  transactionKey: string;
  paymentKey: string;
  orderId: string;
  amount: number;
  at: Date;
}

/** The outside service that takes money and gives it back. None of the calls throws for what the provider answers. */
export interface PaymentProvider {
  /** Asks for the money of an authenticated payment. The same key never takes money twice. */
  confirm(ask: {
    paymentKey: string;
    orderId: string;
    amount: number;
    idempotencyKey: string;
  }): Promise<ConfirmOutcome>;
  /**
   * Gives a payment back: all of it, or a part of what we believe is kept, which is refused as done before where the
   * provider keeps another sum. Won. The same key never gives back twice.
   */
  cancel(ask: {
    paymentKey: string;
    reason: string;
    idempotencyKey: string;
    part?: { amount: number; of: number };
  }): Promise<CancelOutcome>;
  /** How a payment stands: by its own key where it is known, else by its order. */
  find(ask: { orderId: string; paymentKey: string | null }): Promise<FindOutcome>;
  /** Everything booked in a time, oldest first. Throws when the provider cannot be asked. */
  listTransactions(from: Date, to: Date): Promise<ProviderTransaction[]>;
}
