import type { Db } from '#platform/database/database.ts';
import { CHASED_STATES, type OrderState } from './order-state.ts';
import { listAskedOrders } from './repository.ts';

/** Paid for and not yet written counts too: what is bought must arrive, or the money go back. */
const UNDER_WAY: readonly OrderState[] = [...CHASED_STATES, 'paid'];

/** Whether money of a reader is being confirmed, delivered for or given back at this moment. */
export async function hasMoneyUnderWay(db: Db, userId: number): Promise<boolean> {
  const asked = await listAskedOrders(db, userId);
  return asked.some((order) => UNDER_WAY.includes(order.state));
}
