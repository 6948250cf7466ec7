import type { ProviderPayment } from '#providers/payment-provider.ts';
import type { OrderEvent } from './order-state.ts';

export interface PaidFor {
  orderId: string;
  amount: number;
  /** The payment this order asked the money of, once it did. */
  paymentKey: string | null;
  /** Won that stay once the part under way is given back; null while none is. */
  keepAmount: number | null;
}

/** What a payment, as the provider keeps it, means for an order. */
export type PaymentMeaning =
  | { event: Extract<OrderEvent, 'approved' | 'takenBack' | 'partTakenBack' | 'lapsed'> }
  | { event: 'approvedInVain'; reason: 'AMOUNT_MISMATCH' }
  | { event: 'refused'; code: string; message: string }
  /** Not decided yet: the buyer is still in the window, or the money has not been asked for. */
  | { event: null; open: boolean }
  /** Not this order's payment at all. */
  | { event: 'unrelated' };

/** Reads what the provider says into what happened to the order. The provider is believed; the order is not bent to it. */
export function meaningOfPayment(order: PaidFor, payment: ProviderPayment): PaymentMeaning {
  const foreign =
    payment.orderId !== order.orderId ||
    (order.paymentKey !== null && payment.paymentKey !== order.paymentKey);
  if (foreign) return { event: 'unrelated' };
  switch (payment.status) {
    case 'DONE':
    case 'PARTIAL_CANCELED':
      if (payment.totalAmount !== order.amount || payment.currency !== 'KRW') {
        return { event: 'approvedInVain', reason: 'AMOUNT_MISMATCH' };
      }
      return order.keepAmount !== null && payment.balanceAmount <= order.keepAmount
        ? { event: 'partTakenBack' }
        : { event: 'approved' };
    case 'CANCELED':
      return { event: 'takenBack' };
    case 'EXPIRED':
      return { event: 'lapsed' };
    case 'ABORTED':
      return {
        event: 'refused',
        code: payment.failure?.code ?? 'ABORTED',
        message: payment.failure?.message ?? '',
      };
    case 'IN_PROGRESS':
      return { event: null, open: true };
    case 'READY':
    case 'WAITING_FOR_DEPOSIT':
      return { event: null, open: false };
  }
}
