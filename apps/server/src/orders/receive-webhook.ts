import { z } from 'zod';
import type { OrderPorts } from './ports.ts';
import { findOrderByNumber, type OrderRow } from './repository.ts';
import { settleOrder } from './settle-order.ts';

/** The one thing a webhook is good for: which order to ask about. Card webhooks are unsigned, so nothing else is read. */
const hint = z.object({ data: z.object({ orderId: z.string().max(64) }) });

/**
 * Hears that something may have happened to an order, and asks the provider what. An unknown order, or no order at
 * all, is heard and forgotten.
 */
export async function receiveWebhook(ports: OrderPorts, body: unknown): Promise<OrderRow | null> {
  const heard = hint.safeParse(body);
  const order = heard.success ? await findOrderByNumber(ports.db, heard.data.data.orderId) : undefined;
  if (!order) return null;
  return settleOrder(ports, order, 'webhook');
}
