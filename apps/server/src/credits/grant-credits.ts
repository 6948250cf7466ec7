import type { Db } from '#platform/database/database.ts';
import { openWallet, post, type CreditLotRow } from './ledger-repository.ts';
import type { CreditPorts } from './ports.ts';
import { insertLots } from './repository.ts';

export interface BoughtCredits {
  userId: number;
  orderId: string;
  name: string;
  credit: number;
  bonusCredit: number;
}

export interface GrantPorts extends CreditPorts {
  /** Days bought credits can be used. */
  validDays: number;
}

/** Puts what a paid order bought into the reader's wallet, paid and bonus credits apart: once for each order. */
export async function grantCredits(tx: Db, bought: BoughtCredits, ports: GrantPorts): Promise<void> {
  const { userId, orderId, name } = bought;
  const now = ports.clock.now();
  await openWallet(tx, userId);
  const lotOf = (kind: CreditLotRow['kind'], amount: number): CreditLotRow => ({
    userId,
    id: ports.newId(),
    kind,
    orderId,
    amount,
    left: 0,
    expiresAt: new Date(now.getTime() + ports.validDays * 86_400_000),
    takenBackAt: null,
  });
  const lots = [lotOf('PAID', bought.credit), lotOf('BONUS', bought.bonusCredit)].filter(
    (lot) => lot.amount > 0,
  );
  await insertLots(tx, lots);
  await post(
    tx,
    { userId, move: 'PURCHASE', subject: orderId, name, at: now, newId: ports.newId },
    lots.map(({ id, kind, amount }) => ({
      lotId: id,
      from: kind === 'PAID' ? ('SOLD' as const) : ('GRANTED' as const),
      to: 'WALLET' as const,
      amount,
    })),
  );
}
