import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { fortuneContent } from '../models/catalogue.ts';
import { catalogueId, rowId, sexType } from '../models/common.ts';
import { visitTags } from '../models/events.ts';
import { personInputWith } from '../models/member.ts';
import {
  creditPayment,
  order,
  orderId,
  paymentOrder,
  premiumFortuneResult,
  premiumTarotResult,
  readingProgress,
  tarotCardIds,
} from '../models/orders.ts';

const resultParams = z.object({ id: rowId });

export const orderRoutes = {
  checkPayment: defineRoute({
    method: 'POST',
    path: '/v1/payment/check',
    summary:
      'Write the order of a premium Saju reading before the card window opens; 409 when it is already bought',
    access: 'user',
    rate: 'analysis',
    body: personInputWith({ fortuneContentId: catalogueId, orderId, ...visitTags }),
    output: paymentOrder,
  }),
  checkTarotPayment: defineRoute({
    method: 'POST',
    path: '/v1/tarot-payment/check',
    summary:
      'Write the order of a premium tarot reading before the card window opens; cards left out are taken from the ' +
      'way back from the card window, or drawn by the house',
    access: 'user',
    rate: 'analysis',
    body: z.strictObject({
      fortuneContentId: catalogueId,
      orderId,
      tarotCardIds: tarotCardIds.optional(),
      gender: sexType.optional(),
      spreadCode: z.string().max(32).optional(),
      ...visitTags,
    }),
    output: paymentOrder,
  }),
  analysePremiumFortune: defineRoute({
    method: 'POST',
    path: '/v1/fortune-content/premium-fortune-analysis',
    summary:
      'How far a bought Saju reading is: status 200 once it is ready, 202 before, 403 without a payment',
    access: 'user',
    rate: 'read',
    body: z.strictObject({ fortuneResultId: rowId, orderId }),
    output: readingProgress,
  }),
  analysePremiumTarot: defineRoute({
    method: 'POST',
    path: '/v1/fortune-content/premium-tarot-analysis',
    summary:
      'How far a bought tarot reading is: status 200 once it is ready, 202 before, 403 without a payment',
    access: 'user',
    rate: 'read',
    body: z.strictObject({
      tarotResultId: rowId,
      orderId,
      fortuneContentId: catalogueId.optional(),
      tarotCardIds: tarotCardIds.optional(),
      gender: sexType.optional(),
    }),
    output: readingProgress,
  }),
  readPremiumFortune: defineRoute({
    method: 'GET',
    path: '/v1/fortune-result/{id}/premium-fortune-analysis',
    summary: 'A bought Saju reading',
    access: 'user',
    rate: 'read',
    params: resultParams,
    output: z.object({ fortuneContent, premiumFortuneResult }),
  }),
  readPremiumTarot: defineRoute({
    method: 'GET',
    path: '/v1/tarot-result/{id}/premium-tarot-analysis',
    summary: 'A bought tarot reading',
    access: 'user',
    rate: 'read',
    params: resultParams,
    output: z.object({ premiumTarotResult }),
  }),
  getOrder: defineRoute({
    method: 'GET',
    path: '/v1/orders/{orderId}',
    summary: 'One order of the reader: what became of it',
    access: 'user',
    rate: 'read',
    params: z.object({ orderId }),
    output: z.object({ order }),
  }),
  listCreditPayments: defineRoute({
    method: 'GET',
    path: '/v1/users/credit-payments',
    summary: 'What the reader paid, or tried to, newest first',
    access: 'user',
    rate: 'read',
    output: z.object({ creditPaymentList: z.array(creditPayment) }),
  }),
};

/** Progress of a bought reading as server-sent events, one {@link readingProgress} each, until it no longer changes. */
export const orderProgressPath = (orderId: string): string =>
  `/v1/orders/${encodeURIComponent(orderId)}/progress`;
