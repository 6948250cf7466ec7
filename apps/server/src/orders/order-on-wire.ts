import type { CreditPayment, Order, PaymentOrder } from '@wolha/contract';
import { isReadingOrder } from './goods.ts';
import type { OrderRow } from './repository.ts';

/** What the card window needs besides the order. */
export interface Till {
  clientKey: string;
  sdkUrl: string | null;
  origin: string;
  customerKey: string;
  /** The browser's session, which travels along for counting. */
  sessionId: string | undefined;
}

const SUCCESS_PATH: Record<OrderRow['kind'], string> = {
  SAJU: '/v1/payments/success',
  TAROT: '/v1/tarot-payments/success',
  CREDIT: '/v1/credit-payments/success',
};

export function paymentOrderOnWire(order: OrderRow, till: Till): PaymentOrder {
  return {
    orderId: order.orderId,
    orderName: order.orderName,
    amount: order.amount,
    customerKey: till.customerKey,
    clientKey: till.clientKey,
    sdkUrl: till.sdkUrl,
    successUrl: `${till.origin}${SUCCESS_PATH[order.kind]}${successQuery(order, till.sessionId)}`,
    // A reader who closes the window comes back without the order's number, so it travels in the address as well.
    failUrl: `${till.origin}/v1/payments/fail?order=${order.orderId}`,
    expiresAt: order.expiresAt.toISOString(),
  };
}

/** What was chosen and by which visit, for whoever reads addresses: the way back trusts the order alone. */
function successQuery(order: OrderRow, sessionId: string | undefined): string {
  const { contentId, creditPackageId, cards, gender, campaign } = order;
  const query = new URLSearchParams();
  if (order.kind === 'SAJU') query.set('fortuneContentId', String(contentId));
  if (order.kind === 'CREDIT') query.set('creditPackageId', String(creditPackageId));
  if (cards !== null) query.set('tarotCardIds', JSON.stringify(cards));
  if (gender !== null) query.set('gender', gender);
  if (sessionId !== undefined) query.set('code', sessionId);
  if (campaign !== null) query.set('campaign', campaign);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

export const orderOnWire = (order: OrderRow): Order => ({
  orderId: order.orderId,
  orderName: order.orderName,
  amount: order.amount,
  state: order.state,
  serviceType: isReadingOrder(order) ? order.kind : null,
  fortuneContentId: order.contentId,
  creditPackageId: order.creditPackageId,
  resultId: order.resultId,
  problemMessage: order.problemMessage,
  receiptUrl: order.receiptUrl,
  createdAt: order.createdAt.toISOString(),
});

const RESULT_STATUS: Record<OrderRow['state'], CreditPayment['resultStatus']> = {
  created: 'CONFIRMING',
  confirming: 'CONFIRMING',
  paid: 'SUCCESS',
  fulfilled: 'SUCCESS',
  refundingPart: 'REFUNDING',
  failed: 'FAIL',
  expired: 'FAIL',
  refunding: 'REFUNDING',
  refunded: 'REFUNDED',
};

export const creditPaymentOnWire = (order: OrderRow, refundedAmount: number): CreditPayment => ({
  id: order.orderId,
  orderName: order.orderName,
  amount: order.amount,
  refundedAmount,
  orderId: order.orderId,
  resultStatus: RESULT_STATUS[order.state],
  problemMessage: order.problemMessage,
  receiptUrl: order.receiptUrl,
  createdAt: order.createdAt.toISOString(),
});
