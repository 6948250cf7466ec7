import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/database/database.ts';
import { lapseEndedLots } from './expire-credits.ts';
import { lockWallet, post } from './ledger-repository.ts';
import type { CreditPorts } from './ports.ts';
import { isSetAside, listLotsOfOrder, markTakenBack } from './repository.ts';

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
  await markTakenBack(
    tx,
    userId,
    lots.map(({ id }) => id),
    now,
  );
  await post(
    tx,
    { userId, move: 'TAKE_BACK', subject: orderId, name: `${name} 환불`, at: now, newId: ports.newId },
    lots
      .filter(({ left }) => left > 0)
      .map(({ id, left }) => ({ lotId: id, from: 'WALLET', to: 'RETURNED', amount: left })),
  );
}

/**
 * Takes the paid credits of a purchase that nobody used out of the reader's wallet, because their money goes back, and
 * answers how many. The bonus stays, as does what was used. Throws CREDITS_USED when there are none, and
 * REPLY_UNDER_WAY while some are set aside.
 */
export async function takeBackUnused(tx: Db, bought: BoughtBy, ports: CreditPorts): Promise<number> {
  const { userId, orderId, name } = bought;
  const now = ports.clock.now();
  await lockWallet(tx, userId);
  await lapseEndedLots(tx, userId, ports);
  const lot = (await listLotsOfOrder(tx, userId, orderId)).find(({ kind }) => kind === 'PAID');
  if (!lot || lot.left === 0) throw new AppError('CREDITS_USED');
  if (await isSetAside(tx, userId, lot.id)) throw new AppError('REPLY_UNDER_WAY');
  await markTakenBack(tx, userId, [lot.id], now);
  const subject = `${orderId}:unused`;
  await post(
    tx,
    { userId, move: 'TAKE_BACK', subject, name: `${name} 일부 환불`, at: now, newId: ports.newId },
    [{ lotId: lot.id, from: 'WALLET', to: 'RETURNED', amount: lot.left }],
  );
  return lot.left;
}

/** Throws CREDITS_USED when paid credits of a purchase are used, set aside or over: its money is not given back whole. */
export async function refuseUsedCredits(tx: Db, { userId, orderId }: Omit<BoughtBy, 'name'>): Promise<void> {
  await lockWallet(tx, userId);
  const lots = await listLotsOfOrder(tx, userId, orderId);
  if (lots.some((lot) => lot.kind === 'PAID' && lot.left < lot.amount)) throw new AppError('CREDITS_USED');
}
