import type { Db } from '#platform/database/database.ts';
import { lapseEndedLots } from './expire-credits.ts';
import { lockWallet, post, type CreditLotRow, type Movement, type Transfer } from './ledger-repository.ts';
import type { CreditPorts } from './ports.ts';
import { listReserved, listUsableLots } from './repository.ts';

/** What credits are set aside for, by a name of its own, and how the reader's history calls it. */
export interface Reservation {
  userId: number;
  subject: string;
  name: string;
}

/**
 * Sets credits aside, those that end first; false when the reader has not as many. They are then settled or released,
 * and until then nobody else's.
 */
export async function reserveCredits(
  tx: Db,
  reservation: Reservation & { amount: number },
  ports: CreditPorts,
): Promise<boolean> {
  const { userId, amount } = reservation;
  if (!(await lockWallet(tx, userId))) return false;
  await lapseEndedLots(tx, userId, ports);
  const taken = takeFrom(await listUsableLots(tx, userId, ports.clock.now()), amount);
  if (taken === null) return false;
  return post(tx, movement('RESERVE', reservation, ports), taken);
}

/** Which lots an amount comes from, in their order; null when they do not hold as much. */
export function takeFrom(lots: readonly CreditLotRow[], amount: number): Transfer[] | null {
  const transfers: Transfer[] = [];
  let missing = amount;
  for (const { id, left } of lots) {
    if (missing === 0) break;
    const part = Math.min(left, missing);
    transfers.push({ lotId: id, from: 'WALLET', to: 'RESERVED', amount: part });
    missing -= part;
  }
  return missing === 0 ? transfers : null;
}

/** What was set aside is spent. Settling twice, or what was released, changes nothing. */
export async function settleCredits(tx: Db, reservation: Reservation, ports: CreditPorts): Promise<void> {
  await lockWallet(tx, reservation.userId);
  const held = await listReserved(tx, reservation.userId, reservation.subject);
  if (held.length === 0) return;
  await post(
    tx,
    movement('SETTLE', reservation, ports),
    held.map(({ lotId, amount }) => ({ lotId, from: 'RESERVED', to: 'EARNED', amount })),
  );
}

/** What was set aside goes back to where it came from; to whoever paid for it, where its money went back meanwhile. */
export async function releaseCredits(tx: Db, reservation: Reservation, ports: CreditPorts): Promise<void> {
  await lockWallet(tx, reservation.userId);
  const held = await listReserved(tx, reservation.userId, reservation.subject);
  if (held.length === 0) return;
  await post(
    tx,
    movement('RELEASE', reservation, ports),
    held.map(({ lotId, amount, takenBack }) => ({
      lotId,
      from: 'RESERVED',
      to: takenBack ? 'RETURNED' : 'WALLET',
      amount,
    })),
  );
}

const movement = (
  move: Movement['move'],
  { userId, subject, name }: Reservation,
  { clock, newId }: CreditPorts,
): Movement => ({ userId, move, subject, name, at: clock.now(), newId });
