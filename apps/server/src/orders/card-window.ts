import type { PaymentOrder } from '@wolha/contract';
import type { PublicOrigin } from '#platform/http/public-origin.ts';
import type { AppContext } from '#platform/http/request-context.ts';
import type { Sealer } from '#platform/sealing.ts';
import { paymentOrderOnWire } from './order-on-wire.ts';
import type { OrderRow } from './repository.ts';

/** What every card window of the shop is opened with. */
export interface CardWindow {
  origin: PublicOrigin;
  /** The provider's public key. */
  clientKey: string;
  /** Where the SDK is for a browser that sees the shop at this origin; null for the provider's own place. */
  sdkUrl: (publicOrigin: string) => string | null;
}

/** An order as the browser that asked opens the card window with it. */
export function openCardWindow(
  { origin, clientKey, sdkUrl }: CardWindow,
  sealer: Sealer,
  order: OrderRow,
  { context, sessionId }: { context: AppContext; sessionId: string | undefined },
): PaymentOrder {
  const publicOrigin = origin.of(context.req.raw);
  return paymentOrderOnWire(order, {
    origin: publicOrigin,
    clientKey,
    sdkUrl: sdkUrl(publicOrigin),
    sessionId,
    customerKey: sealer.fingerprint(`customer|${order.userId}`),
  });
}
