/**
 * Why a browser comes back to the payment page without a reading: a code in the address, and what the reader is told.
 * A code without words is a reader who closed the card window: nothing needs saying. Free of any library.
 */
export const paymentProblems = {
  CANCELED: null,
  ABORTED: '결제가 중단되었습니다. 청구된 금액은 없습니다. 다시 시도해 주세요.',
  REJECTED: '카드사에서 결제를 승인하지 않았습니다. 다른 카드로 다시 시도해 주세요.',
  EXPIRED: '결제 시간이 지나 결제되지 않았습니다. 다시 시도해 주세요.',
  DUPLICATE: '이미 구매한 상품입니다. 다시 보기 페이지에서 확인해주세요.',
  PERSON_GONE: '사주 정보가 지워져 결제를 멈췄습니다. 청구된 금액은 없습니다.',
  AMOUNT: '결제 금액이 주문과 달라 결제를 멈췄습니다. 청구된 금액은 없습니다.',
  UNKNOWN: '결제를 마치지 못했습니다. 다시 시도해 주세요.',
} as const satisfies Record<string, string | null>;

export type PaymentProblem = keyof typeof paymentProblems;

/** The query names under which a problem and its order come back to a payment page. */
export const PAYMENT_PROBLEM_QUERY = { problem: 'paymentProblem', orderId: 'orderId' } as const;

export const isPaymentProblem = (text: string): text is PaymentProblem =>
  Object.hasOwn(paymentProblems, text);
