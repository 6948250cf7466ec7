import { AppError } from '#platform/app-error.ts';
import { applyHappening } from './apply-payment.ts';
import { isCreditOrder } from './goods.ts';
import { stepOf } from './order-state.ts';
import type { OrderPorts } from './ports.ts';
import { findOrder, type OrderKey, type OrderRow } from './repository.ts';

/**
 * Decides that an order's money goes back, whole: what was bought is taken away at once, and the reconciler sees to it
 * that the provider gives the money back. Throws NOT_FOUND, and INVALID_REQUEST for an order that took no money.
 */
export async function giveUpOrder(
  ports: OrderPorts,
  key: OrderKey,
  reason: { code: string; message: string },
  actor: 'worker' | 'operator',
): Promise<OrderRow> {
  const order = await findOrder(ports.db, key);
  if (!order) throw new AppError('NOT_FOUND');
  if (stepOf(order.state, 'givenUp') === 'impossible') throw new AppError('INVALID_REQUEST');
  return applyHappening(ports, order, { event: 'givenUp', problem: reason }, actor);
}

/**
 * Decides that the money of the paid credits nobody used goes back: they are taken out of the wallet at once, what was
 * used and the bonus stay. Throws NOT_FOUND, INVALID_REQUEST for what is not a purchase of credits that stands,
 * CREDITS_USED when none are left, and REPLY_UNDER_WAY while some are set aside.
 */
export async function giveUpUnused(
  ports: OrderPorts,
  key: OrderKey,
  reason: { code: string; message: string },
  actor: 'operator',
): Promise<OrderRow> {
  const order = await findOrder(ports.db, key);
  if (!order) throw new AppError('NOT_FOUND');
  if (!isCreditOrder(order) || stepOf(order.state, 'partGivenUp') === 'impossible') {
    throw new AppError('INVALID_REQUEST');
  }
  return applyHappening(ports, order, { event: 'partGivenUp', problem: reason }, actor);
}
