import type { PaymentOrder } from '@wolha/contract';

/** How opening the card window ended, where it did not leave the page: the reader closed it, or it could not open. */
export type CardWindowEnd = { kind: 'closed' } | { kind: 'failed'; message: string };

const CLOSED_BY_READER = new Set(['USER_CANCEL', 'UserCancelError', 'PAY_PROCESS_CANCELED']);

const NOT_OPENED = '결제창을 열지 못했습니다. 연결을 확인하고 다시 시도해 주세요.';

/** The card company explains itself in Korean; a script that did not come, in the browser's own words. */
const isForReaders = (message: string | undefined): message is string =>
  message !== undefined && /[가-힣]/.test(message);

/** Opens the card company's window over this page. It comes back by a redirect; when it does not, this says why. */
export async function openCardWindow(order: PaymentOrder): Promise<CardWindowEnd> {
  try {
    const { loadTossPayments } = await import('@tosspayments/tosspayments-sdk');
    const toss = await loadTossPayments(
      order.clientKey,
      order.sdkUrl === null ? undefined : { src: order.sdkUrl },
    );
    await toss.payment({ customerKey: order.customerKey }).requestPayment({
      method: 'CARD',
      amount: { currency: 'KRW', value: order.amount },
      orderId: order.orderId,
      orderName: order.orderName,
      successUrl: order.successUrl,
      failUrl: order.failUrl,
      windowTarget: 'self',
      card: { useEscrow: false, flowMode: 'DEFAULT', useCardPoint: false, useAppCardOnly: false },
    });
    return { kind: 'closed' };
  } catch (error) {
    const { code, name, message } = error as { code?: string; name?: string; message?: string };
    if (CLOSED_BY_READER.has(code ?? '') || CLOSED_BY_READER.has(name ?? '')) return { kind: 'closed' };
    return { kind: 'failed', message: isForReaders(message) ? message : NOT_OPENED };
  }
}
