import type { Db } from '#platform/database/database.ts';
import { stepOf } from './order-state.ts';
import { findOrder, moveOrder, type OrderKey } from './repository.ts';

/**
 * Marks a paid order fulfilled, within the transaction that stores its reading. False when the order may not be
 * fulfilled any more, because its money went back: then nothing of the transaction may stand.
 */
export async function deliverOrder(tx: Db, key: OrderKey, now: Date): Promise<boolean> {
  const order = await findOrder(tx, key);
  if (!order || stepOf(order.state, 'delivered') !== 'fulfilled') return false;
  const moved = await moveOrder(tx, order, {
    event: 'delivered',
    actor: 'worker',
    now,
    set: { fulfilledAt: now },
  });
  return moved !== undefined;
}
