import { safeError } from '#platform/http/failure.ts';
import { applyHappening } from './apply-payment.ts';
import type { OrderPorts } from './ports.ts';
import {
  claimDueOrders,
  countCheck,
  listLapsedOrders,
  markOverdueOrders,
  type OrderRow,
} from './repository.ts';
import { settleOrder } from './settle-order.ts';

const AT_ONCE = 10;
const LAPSED_AT_ONCE = 100;
const OVERDUE_HOURS = 24;

/** Settles orders the provider is owed a question about; says how many it looked at. Never two of us at the same one. */
export async function reconcileOrders(ports: OrderPorts): Promise<number> {
  const due = await claimDueOrders(ports.db, AT_ONCE);
  await Promise.all(due.map((order) => settleQuietly(ports, order)));
  return due.length;
}

/** A question counts however it ends. */
async function settleCounted(ports: OrderPorts, order: OrderRow): Promise<void> {
  try {
    await settleOrder(ports, order, 'reconciler');
  } finally {
    await countCheck(ports.db, order);
  }
}

async function settleQuietly(ports: OrderPorts, order: OrderRow): Promise<void> {
  try {
    await settleCounted(ports, order);
  } catch (error) {
    // Its next turn is set already.
    ports.log.warn({ error: safeError(error), orderId: order.orderId }, 'an order could not be settled');
  }
}

/** Ends orders that were never paid. Nothing was asked of the provider for them, so nothing was taken. */
export async function expireOrders(ports: OrderPorts): Promise<number> {
  const lapsed = await listLapsedOrders(ports.db, ports.clock.now(), LAPSED_AT_ONCE);
  for (const order of lapsed) await applyHappening(ports, order, { event: 'lapsed' }, 'reconciler');
  return lapsed.length;
}

/** Tells the operator, once, of every order that has been waiting on the provider for a day. */
export async function alertOverdueOrders(ports: OrderPorts): Promise<number> {
  const now = ports.clock.now();
  const overdue = await markOverdueOrders(ports.db, new Date(now.getTime() - OVERDUE_HOURS * 3600_000), now);
  for (const { orderId, state } of overdue) {
    ports.log.error({ alert: 'overdue order', orderId, orderState: state }, 'an order is stuck');
  }
  return overdue.length;
}
