import type { CreditPayment, Order, PaymentOrder } from '@wolha/contract';
import { isReadingOrder } from './goods.ts';
import type { OrderRow } from './repository.ts';

/** What the card window needs besides the order. */
export interface Till {
  clientKey: string;
  sdkUrl: string | null;
  origin: string;
  customerKey: string;
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
    successUrl: `${till.origin}${SUCCESS_PATH[order.kind]}`,
    // A reader who closes the window comes back without the order's number, so it travels in the address as well.
    failUrl: `${till.origin}/v1/payments/fail?order=${order.orderId}`,
    expiresAt: order.expiresAt.toISOString(),
  };
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
  failed: 'FAIL',
  expired: 'FAIL',
  refunding: 'REFUNDING',
  refunded: 'REFUNDED',
};

export const creditPaymentOnWire = (order: OrderRow): CreditPayment => ({
  id: order.orderId,
  orderName: order.orderName,
  amount: order.amount,
  orderId: order.orderId,
  resultStatus: RESULT_STATUS[order.state],
  problemMessage: order.problemMessage,
  receiptUrl: order.receiptUrl,
  createdAt: order.createdAt.toISOString(),
});
