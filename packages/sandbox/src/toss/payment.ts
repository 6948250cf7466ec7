import { koreanTime } from '#toss/korean-time.ts';

export type PaymentStatus =
  'READY' | 'IN_PROGRESS' | 'DONE' | 'CANCELED' | 'PARTIAL_CANCELED' | 'ABORTED' | 'EXPIRED';

/** What the shop asked for when it opened the window. Amounts are whole won. */
export type PaymentRequest = {
  orderId: string;
  orderName: string;
  amount: number;
  customerKey: string;
  customerName?: string;
  customerEmail?: string;
  metadata?: Record<string, string>;
  successUrl: string;
  failUrl: string;
};

/** The card used in the window, and what the card company will answer to the confirmation. */
export type UsedCard = {
  number: string;
  issuerCode: string;
  answer?: { code: string; when: 'before' | 'after' };
};

type Cancellation = {
  amount: number;
  reason: string;
  transactionKey: string;
  at: number;
  left: number;
};

export type Payment = PaymentRequest & {
  paymentKey: string;
  /** The stand-in's address as the buyer's browser sees it, for the links in answers. */
  base: string;
  status: PaymentStatus;
  /** Epoch milliseconds, as every moment here. */
  requestedAt: number;
  authenticatedAt?: number;
  card?: UsedCard;
  approval?: { at: number; transactionKey: string; approveNo: string };
  cancellations: readonly Cancellation[];
  failure?: { code: string; message: string };
};

/** Everything that can happen to a payment. */
export type Happening =
  | { type: 'opened'; paymentKey: string; base: string; request: PaymentRequest; at: number }
  | { type: 'authenticated'; paymentKey: string; card: UsedCard; at: number }
  | { type: 'approved'; paymentKey: string; transactionKey: string; approveNo: string; at: number }
  | { type: 'aborted'; paymentKey: string; failure: { code: string; message: string }; at: number }
  | { type: 'expired'; paymentKey: string; at: number }
  | {
      type: 'canceled';
      paymentKey: string;
      transactionKey: string;
      amount: number;
      reason: string;
      at: number;
    };

/** Won that can still be cancelled. */
export function balanceOf(payment: Payment): number {
  if (!payment.approval) return payment.amount;
  return payment.amount - payment.cancellations.reduce((sum, { amount }) => sum + amount, 0);
}

/** The payment after one more thing happened. @throws where the happening cannot follow: a defect of the stand-in. */
export function follow(payment: Payment | undefined, happening: Happening): Payment {
  if (happening.type === 'opened') {
    const { paymentKey, base, request, at } = happening;
    return { ...request, paymentKey, base, status: 'READY', requestedAt: at, cancellations: [] };
  }
  if (!payment) throw new Error(`${happening.type} of a payment that was never opened`);
  switch (happening.type) {
    case 'authenticated':
      expectStatus(payment, ['READY']);
      return { ...payment, status: 'IN_PROGRESS', authenticatedAt: happening.at, card: happening.card };
    case 'approved': {
      expectStatus(payment, ['IN_PROGRESS']);
      const { at, transactionKey, approveNo } = happening;
      return { ...payment, status: 'DONE', approval: { at, transactionKey, approveNo } };
    }
    case 'aborted':
      expectStatus(payment, ['READY', 'IN_PROGRESS']);
      return { ...payment, status: 'ABORTED', failure: happening.failure };
    case 'expired':
      expectStatus(payment, ['READY', 'IN_PROGRESS']);
      return {
        ...payment,
        status: 'EXPIRED',
        failure: { code: 'EXPIRED_PAYMENT', message: '결제가 만료되었습니다. 다시 시도해주세요.' },
      };
    case 'canceled': {
      expectStatus(payment, ['DONE', 'PARTIAL_CANCELED']);
      const { amount, reason, transactionKey, at } = happening;
      const left = balanceOf(payment) - amount;
      if (left < 0) throw new Error('cancelled more than was paid');
      const cancellation = { amount, reason, transactionKey, at, left };
      return {
        ...payment,
        status: left === 0 ? 'CANCELED' : 'PARTIAL_CANCELED',
        cancellations: [...payment.cancellations, cancellation],
      };
    }
  }
}

function expectStatus(payment: Payment, allowed: readonly PaymentStatus[]): void {
  if (!allowed.includes(payment.status))
    throw new Error(`a ${payment.status} payment cannot change like that`);
}

/** The Payment object of API version 2022-11-16, as it stands now. */
export function paymentBody(payment: Payment, shop: { mId: string }): Record<string, unknown> {
  const balance = balanceOf(payment);
  const vat = Math.round(balance / 11);
  const last = payment.cancellations.at(-1)?.transactionKey ?? payment.approval?.transactionKey ?? null;
  return {
    mId: shop.mId,
    version: '2022-11-16',
    lastTransactionKey: last,
    paymentKey: payment.paymentKey,
    orderId: payment.orderId,
    orderName: payment.orderName,
    currency: 'KRW',
    method: payment.card ? '카드' : null,
    status: payment.status,
    requestedAt: koreanTime(payment.requestedAt),
    approvedAt: payment.approval ? koreanTime(payment.approval.at) : null,
    useEscrow: false,
    cultureExpense: false,
    isPartialCancelable: true,
    type: 'NORMAL',
    country: 'KR',
    totalAmount: payment.amount,
    balanceAmount: balance,
    suppliedAmount: balance - vat,
    vat,
    taxFreeAmount: 0,
    taxExemptionAmount: 0,
    card: cardBody(payment),
    cancels: payment.cancellations.length === 0 ? null : payment.cancellations.map(cancelBody),
    receipt: payment.approval ? { url: `${payment.base}receipt/${payment.paymentKey}` } : null,
    checkout: { url: `${payment.base}window/${payment.paymentKey}` },
    failure: payment.failure ?? null,
    metadata: payment.metadata ?? null,
    secret: null,
    discount: null,
    easyPay: null,
    virtualAccount: null,
    transfer: null,
    mobilePhone: null,
    giftCertificate: null,
    cashReceipt: null,
    cashReceipts: null,
  };
}

function cardBody(payment: Payment): Record<string, unknown> | null {
  if (!payment.card || !payment.approval) return null;
  return {
    amount: payment.amount,
    issuerCode: payment.card.issuerCode,
    acquirerCode: payment.card.issuerCode,
    number: payment.card.number,
    installmentPlanMonths: 0,
    approveNo: payment.approval.approveNo,
    useCardPoint: false,
    cardType: '신용',
    ownerType: '개인',
    acquireStatus: payment.status === 'CANCELED' ? 'CANCELED' : 'READY',
    isInterestFree: false,
    interestPayer: null,
  };
}

function cancelBody(cancellation: Cancellation): Record<string, unknown> {
  return {
    transactionKey: cancellation.transactionKey,
    cancelReason: cancellation.reason,
    cancelAmount: cancellation.amount,
    refundableAmount: cancellation.left,
    canceledAt: koreanTime(cancellation.at),
    cancelStatus: 'DONE',
    cancelRequestId: null,
    receiptKey: null,
    taxFreeAmount: 0,
    taxExemptionAmount: 0,
    cardDiscountAmount: 0,
    transferDiscountAmount: 0,
    easyPayDiscountAmount: 0,
  };
}

/** One row of `GET /v1/transactions`: an approval, or a cancellation, always with its amount as a positive number. */
export type Transaction = { at: number; transactionKey: string; status: PaymentStatus; amount: number };

/** The approval and cancellations of a payment, oldest first. */
export function transactionsOf(payment: Payment): readonly Transaction[] {
  if (!payment.approval) return [];
  const { at, transactionKey } = payment.approval;
  return [
    { at, transactionKey, status: 'DONE', amount: payment.amount },
    ...payment.cancellations.map((cancellation): Transaction => ({
      at: cancellation.at,
      transactionKey: cancellation.transactionKey,
      status: cancellation.left === 0 ? 'CANCELED' : 'PARTIAL_CANCELED',
      amount: cancellation.amount,
    })),
  ];
}
