import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { catalogueId } from '../models/common.ts';
import { visitTags } from '../models/events.ts';
import { creditHistoryEntry } from '../models/credits.ts';
import { orderId, paymentOrder } from '../models/orders.ts';

export const creditRoutes = {
  listCreditHistory: defineRoute({
    method: 'GET',
    path: '/v1/users/credit-history',
    summary: 'What happened to the reader’s credits, newest first',
    access: 'user',
    rate: 'read',
    output: z.object({ creditHistoryList: z.array(creditHistoryEntry) }),
  }),
  openCreditPayment: defineRoute({
    method: 'POST',
    path: '/v1/users/credit-payments',
    summary: 'Write the order of a credit package, with an order id made by the server',
    access: 'user',
    rate: 'write',
    body: z.strictObject({ creditPackageId: catalogueId, ...visitTags }),
    output: paymentOrder,
  }),
  checkCreditPayment: defineRoute({
    method: 'POST',
    path: '/v1/credit-payments/check',
    summary:
      'Write the order of a credit package before the card window opens, or find the one already written with this id',
    access: 'user',
    rate: 'write',
    body: z.strictObject({ creditPackageId: catalogueId, orderId, ...visitTags }),
    output: paymentOrder,
  }),
};

/**
 * Where a browser comes back to after paying for credits: `/credit-payment?orderId=…`, whose state is asked from
 * `GET /v1/orders/{orderId}`; with `paymentProblem` beside it when nothing was bought.
 */
export const CREDIT_PAYMENT_PAGE = '/credit-payment';
