import type { CreditHistoryEntry, creditRoutes } from '@wolha/contract';
import { openCardWindow, type CardWindow } from '#orders/card-window.ts';
import { checkCreditPayment } from '#orders/check-credit-payment.ts';
import type { OrderPorts } from '#orders/ports.ts';
import type { RouteHandlers } from '#platform/http/mount-routes.ts';
import { randomSecret } from '#platform/secrets.ts';
import { listHistory, type CreditHistoryRow } from './repository.ts';

const ORDER_ID_BYTES = 18;

export const creditHandlers = (
  orders: OrderPorts,
  window: CardWindow,
): RouteHandlers<typeof creditRoutes> => ({
  listCreditHistory: async ({ caller }) => ({
    creditHistoryList: (await listHistory(orders.db, caller.userId)).map(historyOnWire),
  }),
  openCreditPayment: async ({ body, caller, context }) => {
    const orderId = `w${randomSecret(ORDER_ID_BYTES)}`;
    const { sessionId, utmCampaign: campaign, creditPackageId } = body;
    const order = await checkCreditPayment(orders, {
      userId: caller.userId,
      orderId,
      campaign,
      creditPackageId,
    });
    return openCardWindow(window, orders.sealer, order, { context, sessionId });
  },
  checkCreditPayment: async ({ body, caller, context }) => {
    const { sessionId, utmCampaign: campaign, ...wish } = body;
    const order = await checkCreditPayment(orders, { userId: caller.userId, campaign, ...wish });
    return openCardWindow(window, orders.sealer, order, { context, sessionId });
  },
});

const USAGE_TYPE: Partial<Record<CreditHistoryRow['move'], CreditHistoryEntry['usageType']>> = {
  PURCHASE: 'PAID',
  EXPIRE: 'EXPIRED',
  TAKE_BACK: 'REFUNDED',
};

const historyOnWire = ({
  id,
  move,
  name,
  amount,
  bonusAmount,
  at,
}: CreditHistoryRow): CreditHistoryEntry => ({
  id,
  name,
  usageType: USAGE_TYPE[move] ?? 'USED',
  amount,
  bonusAmount,
  createdAt: at.toISOString(),
});
