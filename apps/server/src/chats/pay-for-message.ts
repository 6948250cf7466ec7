import { releaseCredits, reserveCredits, settleCredits, type Reservation } from '#credits/reserve-credits.ts';
import { AppError } from '#platform/app-error.ts';
import { koreanDay } from '#platform/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { giveFreeUseBack, takeFreeUse } from './free-use.ts';
import type { ChatPorts } from './ports.ts';
import type { MessageRow } from './repository.ts';

type Paid = Pick<MessageRow, 'userId' | 'id' | 'attempt' | 'paidWith' | 'koreanDay'>;
type PayingPorts = Pick<ChatPorts, 'clock' | 'newId' | 'prices'>;

/** Every attempt at a reply is paid for under a name of its own, so each is settled or released once. */
const reservation = (
  { userId, id, attempt }: Omit<Paid, 'paidWith' | 'koreanDay'>,
  partnerName: string,
): Reservation => ({ userId, subject: `${id}:${attempt}`, name: `${partnerName} 상담`.trim() });

/**
 * Takes what a reply costs: free use of the day while there is any, then credits, set aside until the reply is there.
 * Throws TOTAL_USAGE_LIMIT or USER_USAGE_LIMIT when there is neither.
 */
export async function payForMessage(
  tx: Db,
  ports: PayingPorts,
  message: Pick<MessageRow, 'userId' | 'id' | 'attempt'>,
  partnerName: string,
): Promise<Pick<MessageRow, 'paidWith' | 'koreanDay'>> {
  const day = koreanDay(ports.clock.now());
  const free = await takeFreeUse(tx, message.userId, day, ports.prices);
  if (free === 'taken') return { paidWith: 'FREE', koreanDay: day };
  const asked = { ...reservation(message, partnerName), amount: ports.prices.perMessage };
  if (await reserveCredits(tx, asked, ports)) return { paidWith: 'CREDIT', koreanDay: day };
  throw new AppError(free === 'house spent' ? 'TOTAL_USAGE_LIMIT' : 'USER_USAGE_LIMIT');
}

/** The reply is there: what was set aside for it is spent. */
export async function settleMessage(
  tx: Db,
  ports: PayingPorts,
  message: Paid,
  partnerName: string,
): Promise<void> {
  if (message.paidWith === 'CREDIT') await settleCredits(tx, reservation(message, partnerName), ports);
}

/** The reply will not come: it costs nothing. */
export async function refundMessage(
  tx: Db,
  ports: PayingPorts,
  message: Paid,
  partnerName: string,
): Promise<void> {
  if (message.paidWith === 'CREDIT') await releaseCredits(tx, reservation(message, partnerName), ports);
  if (message.paidWith === 'FREE') await giveFreeUseBack(tx, message.userId, message.koreanDay);
}
