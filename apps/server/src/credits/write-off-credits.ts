import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/database/database.ts';
import { lockWallet, post } from './ledger-repository.ts';
import type { CreditPorts } from './ports.ts';
import { hasReserved, listHeldLots } from './repository.ts';

/**
 * Empties the wallet of a reader who gives up their account: once, within the transaction that ends it. Throws
 * PAYMENT_UNDER_WAY while credits are set aside for a reply.
 */
export async function writeOffCredits(tx: Db, userId: number, ports: CreditPorts): Promise<void> {
  if (!(await lockWallet(tx, userId))) return;
  if (await hasReserved(tx, userId)) throw new AppError('PAYMENT_UNDER_WAY');
  const lots = await listHeldLots(tx, userId);
  if (lots.length === 0) return;
  await post(
    tx,
    {
      userId,
      move: 'WRITE_OFF',
      subject: 'the account',
      name: '탈퇴로 사라진 크레딧',
      at: ports.clock.now(),
      newId: ports.newId,
    },
    lots.map(({ id, left }) => ({ lotId: id, from: 'WALLET', to: 'LAPSED', amount: left })),
  );
}
