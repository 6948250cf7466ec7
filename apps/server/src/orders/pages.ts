import { PAYMENT_PROBLEM_QUERY, type PaymentProblem } from '@wolha/contract/payment-problems';
import { CREDIT_PAYMENT_PAGE } from '@wolha/contract';
import { isCreditOrder, isReadingOrder } from './goods.ts';
import type { OrderRow } from './repository.ts';

const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** The page that watches what was bought: a reading being made, or credits arriving. */
function watchingPage(order: OrderRow): string {
  const { orderId } = order;
  if (!isReadingOrder(order)) return withQuery(CREDIT_PAYMENT_PAGE, { orderId });
  const { kind, resultId, contentId } = order;
  return kind === 'SAJU'
    ? withQuery('/premium-fortune-analysis', { fortuneResultId: resultId, orderId })
    : withQuery('/premium-tarot-analysis', {
        tarotResultId: resultId,
        orderId,
        fortuneContentId: String(contentId),
      });
}

/** The payment page the order was placed on, with what went wrong; home for an order nobody knows. */
export function paymentPage(order: OrderRow | null, problem: PaymentProblem): string {
  const told = { [PAYMENT_PROBLEM_QUERY.problem]: problem };
  if (order === null) return withQuery('/', { view: 'home', ...told });
  const named = { ...told, [PAYMENT_PROBLEM_QUERY.orderId]: order.orderId };
  if (isCreditOrder(order)) {
    return withQuery(CREDIT_PAYMENT_PAGE, { creditPackageId: String(order.creditPackageId), ...named });
  }
  const chosen = { fortuneContentId: String(order.contentId) };
  if (order.kind === 'SAJU') {
    const person = { memberType: 'EXISTING', memberId: order.memberId ?? '' };
    return withQuery('/payment', { ...chosen, ...person, ...named });
  }
  const drawn = {
    ...(order.cards ? { tarotCardIds: JSON.stringify(order.cards) } : {}),
    ...(order.gender ? { gender: order.gender } : {}),
  };
  return withQuery('/tarot-payment', { ...chosen, ...drawn, ...named });
}

/** Where a browser belongs that comes back from the card window with an order in this state. */
export function pageAfterPayment(order: OrderRow): string {
  switch (order.state) {
    case 'created':
      return paymentPage(order, 'UNKNOWN');
    case 'expired':
      return paymentPage(order, 'EXPIRED');
    case 'failed':
      return paymentPage(order, 'REJECTED');
    default:
      return watchingPage(order);
  }
}
