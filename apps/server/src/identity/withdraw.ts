import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/database/database.ts';
import type { IdentityPorts } from './ports.ts';
import { deleteUser } from './repository.ts';

export interface WithdrawPorts extends Pick<IdentityPorts, 'db'> {
  /** Whether a payment of the reader is being confirmed, delivered or given back right now. */
  hasMoneyUnderWay: (userId: number) => Promise<boolean>;
  /** Writes off what credits the reader holds. Throws PAYMENT_UNDER_WAY while some are set aside. */
  closeWallet: (tx: Db, userId: number) => Promise<void>;
}

/**
 * Gives up an account. What the reader owns goes with the account's row: the tie to the login provider, sessions,
 * members and results. Records of payments and credits have to be kept; they stay under the account's number, which from
 * then on is nobody's, with nothing left to use. Throws PAYMENT_UNDER_WAY while money is moving.
 */
export async function withdraw(ports: WithdrawPorts, userId: number): Promise<void> {
  if (await ports.hasMoneyUnderWay(userId)) throw new AppError('PAYMENT_UNDER_WAY');
  await ports.db.transaction(async (tx) => {
    await deleteUser(tx, userId);
    await ports.closeWallet(tx, userId);
  });
}
