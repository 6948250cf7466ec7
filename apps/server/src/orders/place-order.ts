import { AppError } from '#platform/app-error.ts';
import { retryTransaction } from '#platform/database/failures.ts';
import { isReadingOrder, type Goods } from './goods.ts';
import type { OrderPorts } from './ports.ts';
import { findOrder, findSlotHolder, HOLDING_STATES, insertOrder, type OrderRow } from './repository.ts';

/** How long an order may wait for its payment: longer than any card window stays open. */
const HOURS_TO_PAY = 1;

export interface PlaceOrder {
  userId: number;
  orderId: string;
  /** The campaign the buyer came by, where known. */
  campaign?: string | undefined;
  goods: Goods;
}

/**
 * Writes an order at the server's own price before any card window opens. Asked again with the same choice, the same
 * order answers. Throws ALREADY_PURCHASED, PURCHASE_IN_PROGRESS or ORDER_ID_UNUSABLE.
 */
export async function placeOrder(ports: OrderPorts, wish: PlaceOrder): Promise<OrderRow> {
  const { slot } = wish.goods;
  if (slot !== null) await refuseSecondPurchase(ports, wish.userId, slot);
  const row = newOrder(ports, wish);
  const entered = await retryTransaction(() => insertOrder(ports.db, row));
  return entered ? row : reuseOrder(ports, row);
}

async function refuseSecondPurchase({ db }: OrderPorts, userId: number, slot: string): Promise<void> {
  const holder = await findSlotHolder(db, userId, slot);
  if (holder)
    throw new AppError(holder.state === 'confirming' ? 'PURCHASE_IN_PROGRESS' : 'ALREADY_PURCHASED');
}

function newOrder(ports: OrderPorts, { userId, orderId, campaign, goods }: PlaceOrder): OrderRow {
  const now = ports.clock.now();
  return {
    userId,
    orderId,
    ...goods,
    state: 'created',
    version: 0,
    policyVersion: ports.policyVersion,
    campaign: campaign ?? null,
    paymentKey: null,
    attempt: 1,
    keepAmount: null,
    receiptUrl: null,
    problemCode: null,
    problemMessage: null,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + HOURS_TO_PAY * 3600_000),
    paidAt: null,
    fulfilledAt: null,
    refundedAt: null,
    nextCheckAt: null,
    checks: 0,
    alertedAt: null,
  };
}

/** The id was used before: by the same wish pressed twice, or by something else, which is not told apart for strangers. */
async function reuseOrder({ db }: OrderPorts, wish: OrderRow): Promise<OrderRow> {
  const known = await findOrder(db, wish);
  if (known && isReadingOrder(known) && HOLDING_STATES.includes(known.state)) {
    throw new AppError('ALREADY_PURCHASED');
  }
  const same =
    known?.state === 'created' &&
    known.contentId === wish.contentId &&
    known.creditPackageId === wish.creditPackageId &&
    known.memberId === wish.memberId &&
    known.amount === wish.amount &&
    JSON.stringify(known.cards) === JSON.stringify(wish.cards);
  if (!same) throw new AppError('ORDER_ID_UNUSABLE');
  return known;
}
