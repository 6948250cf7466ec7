import { z } from 'zod';
import { MINIMUM_AMOUNT } from '#toss/decide.ts';
import type { PaymentRequest } from '#toss/payment.ts';

const webAddress = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));

/** Limits as the SDK's own types state them. */
const requestSchema = z.object({
  method: z.literal('CARD'),
  currency: z.literal('KRW'),
  amount: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number),
  orderId: z.string().regex(/^[A-Za-z0-9_=-]{6,64}$/),
  orderName: z.string().min(1).max(100),
  customerKey: z.union([z.literal('@@ANONYMOUS'), z.string().regex(/^[A-Za-z0-9\-_=.@]{2,50}$/)]),
  customerName: z.string().max(100).optional(),
  customerEmail: z.string().max(100).optional(),
  metadata: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.record(z.string().max(40), z.string().max(2000)))
    .refine((pairs) => Object.keys(pairs).length <= 5)
    .optional(),
  successUrl: webAddress,
  failUrl: webAddress,
});

/** What a window was opened for, or the code of what is wrong with it. */
export function readWindowRequest(
  query: URLSearchParams,
  clientKey: string,
): { request: PaymentRequest } | { error: string } {
  if (query.get('clientKey') !== clientKey) return { error: 'UNAUTHORIZED_KEY' };
  const asked = requestSchema.safeParse(Object.fromEntries(query));
  if (!asked.success) return { error: 'INVALID_REQUEST' };
  const { method: _method, currency: _currency, ...request } = asked.data;
  if (request.amount < MINIMUM_AMOUNT) return { error: 'BELOW_MINIMUM_AMOUNT' };
  return { request };
}
