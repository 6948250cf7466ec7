import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/database/database.ts';
import { lockWallet, post } from './ledger.ts';
import type { CreditPorts } from './ports.ts';
import { listLotsOfOrder, markTakenBack } from './repository.ts';

interface BoughtBy {
  userId: number;
  orderId: string;
  name: string;
}

/**
 * Takes what is left of a purchase out of the reader's wallet, because its money goes back. What was used stays used;
 * what is set aside right now follows when it is released.
 */
export async function takeBackCredits(tx: Db, bought: BoughtBy, ports: CreditPorts): Promise<void> {
  const { userId, orderId, name } = bought;
  const now = ports.clock.now();
  await lockWallet(tx, userId);
  const lots = await listLotsOfOrder(tx, userId, orderId);
  if (lots.length === 0) return;
  await markTakenBack(tx, userId, orderId, now);
  await post(
    tx,
    { userId, move: 'TAKE_BACK', subject: orderId, name: `${name} 환불`, at: now, newId: ports.newId },
    lots
      .filter(({ left }) => left > 0)
      .map(({ id, left }) => ({ lotId: id, from: 'WALLET', to: 'RETURNED', amount: left })),
  );
}

/** Throws CREDITS_USED when paid credits of a purchase are used, set aside or over: its money is not given back whole. */
export async function refuseUsedCredits(tx: Db, { userId, orderId }: Omit<BoughtBy, 'name'>): Promise<void> {
  await lockWallet(tx, userId);
  const lots = await listLotsOfOrder(tx, userId, orderId);
  if (lots.some((lot) => lot.kind === 'PAID' && lot.left < lot.amount)) throw new AppError('CREDITS_USED');
}
