import type { ReadingProgress, orderRoutes } from '@wolha/contract';
import { contentOnWire } from '#catalogue/content-on-wire.ts';
import { AppError } from '#platform/app-error.ts';
import type { RouteHandlers } from '#platform/http/mount-routes.ts';
import type { AppContext } from '#platform/http/request-context.ts';
import type { ReadingPorts } from '#readings/ports.ts';
import { readPremiumFortune, readPremiumTarot } from '#readings/read-premium-result.ts';
import { openCardWindow, type CardWindow } from './card-window.ts';
import { checkPayment } from './check-payment.ts';
import { checkTarotPayment } from './check-tarot-payment.ts';
import { creditPaymentOnWire, orderOnWire } from './order-on-wire.ts';
import type { OrderPorts } from './ports.ts';
import { isFinal, readingProgress, type AskProgress } from './reading-progress.ts';
import { findOrder, listAskedOrders, listGivenBack } from './repository.ts';

export interface OrderRouting extends CardWindow {
  orders: OrderPorts;
  readings: ReadingPorts;
  /** How long the analysis calls wait for a reading before they say that it is still being written. */
  analysisPatienceMs: number;
}

export function orderHandlers(routing: OrderRouting): RouteHandlers<typeof orderRoutes> {
  const { orders, readings } = routing;

  return {
    checkPayment: async ({ body, caller, context }) => {
      const { fortuneContentId, orderId, sessionId, utmCampaign: campaign, ...person } = body;
      const order = await checkPayment(orders, {
        userId: caller.userId,
        orderId,
        campaign,
        contentId: fortuneContentId,
        person,
      });
      return openCardWindow(routing, orders.sealer, order, { context, sessionId });
    },
    checkTarotPayment: async ({ body, caller, context }) => {
      const order = await checkTarotPayment(orders, {
        userId: caller.userId,
        orderId: body.orderId,
        campaign: body.utmCampaign,
        contentId: body.fortuneContentId,
        cards: body.tarotCardIds,
        gender: body.gender,
      });
      return openCardWindow(routing, orders.sealer, order, { context, sessionId: body.sessionId });
    },
    analysePremiumFortune: async ({ body, caller, context }) => {
      const { userId } = caller;
      const { orderId, fortuneResultId: resultId } = body;
      return analysis(routing, { userId, orderId, resultId, kind: 'SAJU' }, context);
    },
    analysePremiumTarot: async ({ body, caller, context }) => {
      const { userId } = caller;
      const { orderId, tarotResultId: resultId } = body;
      return analysis(routing, { userId, orderId, resultId, kind: 'TAROT' }, context);
    },
    readPremiumFortune: async ({ params, caller }) => {
      const { content, result } = await readPremiumFortune(readings, caller.userId, params.id);
      const { contents } = await readings.catalogue();
      return {
        fortuneContent: contentOnWire(content, contents, readings.art),
        premiumFortuneResult: result,
      };
    },
    readPremiumTarot: async ({ params, caller }) => ({
      premiumTarotResult: await readPremiumTarot(readings, caller.userId, params.id),
    }),
    getOrder: async ({ params, caller }) => {
      const order = await findOrder(orders.db, { userId: caller.userId, orderId: params.orderId });
      if (!order) throw new AppError('NOT_FOUND');
      return { order: orderOnWire(order) };
    },
    listCreditPayments: async ({ caller }) => {
      const asked = await listAskedOrders(orders.db, caller.userId);
      const givenBack = await listGivenBack(orders.db, caller.userId);
      return {
        creditPaymentList: asked.map((order) =>
          creditPaymentOnWire(order, givenBack.get(order.orderId) ?? 0),
        ),
      };
    },
  };
}

const LOOK_MS = 400;

/** Waits a while for the reading, so that a caller who asks once is answered with it; 202 when it takes longer. */
async function analysis(
  { orders, analysisPatienceMs }: OrderRouting,
  ask: AskProgress,
  context: AppContext,
): Promise<ReadingProgress> {
  let progress = await readingProgress(orders, ask);
  for (let waited = 0; !isFinal(progress) && waited < analysisPatienceMs; waited += LOOK_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    progress = await readingProgress(orders, ask);
  }
  if (progress.phase !== 'READY') context.set('answerStatus', 202);
  return progress;
}
