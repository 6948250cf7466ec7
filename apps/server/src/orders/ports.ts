import type { Catalogue } from '#catalogue/snapshot.ts';
import type { MemberPorts } from '#members/ports.ts';
import type { Db } from '#platform/database/database.ts';
import type { Logger } from '#platform/logging.ts';
import type { PaymentProvider } from '#providers/payment-provider.ts';
import type { CreditOrder, ReadingOrder } from './goods.ts';
import type { OrderKey } from './repository.ts';

/** What orders ask of readings, within the transaction that makes it true. */
export interface BoughtReadings {
  /** Opens the result of a paid order and puts the work of writing it in hand. False when its person is gone. */
  open(tx: Db, order: ReadingOrder): Promise<boolean>;
  /** Takes the result away from the reader: FAILED while the money is under way, REFUNDED once it is back. */
  close(tx: Db, order: OrderKey, status: 'FAILED' | 'REFUNDED'): Promise<void>;
}

/** What orders ask of credits, within the transaction that makes it true. */
export interface BoughtCredits {
  /** Whether credits are sold at all. */
  sells: boolean;
  /** Puts the credits of a paid order into its buyer's wallet. False when the account is gone. */
  grant(tx: Db, order: CreditOrder): Promise<boolean>;
  /** Takes what is left of them away again. Throws CREDITS_USED where `unused` is asked for and some were. */
  takeBack(tx: Db, order: CreditOrder, condition: 'unused' | 'whatever is left'): Promise<void>;
  /**
   * Takes the paid ones nobody used away again and answers how many. Throws CREDITS_USED when there are none, and
   * REPLY_UNDER_WAY while some are set aside.
   */
  takeBackUnused(tx: Db, order: CreditOrder): Promise<number>;
}

export interface OrderPorts extends MemberPorts {
  log: Logger;
  catalogue: Catalogue;
  provider: PaymentProvider;
  readings: BoughtReadings;
  credits: BoughtCredits;
  /** The policies a buyer agrees to, as they stand. */
  policyVersion: string;
}
