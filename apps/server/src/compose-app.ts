import type { Hono } from 'hono';
import {
  catalogueRoutes,
  chatRoutes,
  creditRoutes,
  identityRoutes,
  memberRoutes,
  orderRoutes,
  readingRoutes,
  tarotRoutes,
  type BirthInput,
} from '@wolha/contract';
import type { ArtShelf } from '#catalogue/ports.ts';
import { catalogueHandlers } from '#catalogue/routes.ts';
import { mountStorefront, type StorefrontParts } from './compose-storefront.ts';
import { mountReplyStream } from '#chats/reply-stream.ts';
import { chatHandlers, type ChatRouting } from '#chats/routes.ts';
import { hasReserved, heldCredits } from '#credits/repository.ts';
import { writeOffCredits } from '#credits/write-off-credits.ts';
import { creditHandlers } from '#credits/routes.ts';
import { recogniseCaller } from '#identity/recognise-caller.ts';
import { identityHandlers, mountLoginRedirects, type IdentityRouting } from '#identity/routes.ts';
import { createSessionWatch } from '#identity/session-watch.ts';
import { addMember } from '#members/add-member.ts';
import { memberHandlers } from '#members/routes.ts';
import { hasMoneyUnderWay } from '#orders/money-under-way.ts';
import { mountProgressStream } from '#orders/progress-stream.ts';
import { mountPaymentRedirects, PAYMENT_REDIRECTS } from '#orders/redirects.ts';
import { orderHandlers, type OrderRouting } from '#orders/routes.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { hostCookie } from '#platform/http/cookies.ts';
import { createApp } from '#platform/http/create-app.ts';
import { mountRoutes } from '#platform/http/mount-routes.ts';
import type { PublicOrigin } from '#platform/http/public-origin.ts';
import type { RateLimiter } from '#platform/http/rate-limit.ts';
import type { AppEnv } from '#platform/http/request-context.ts';
import type { Logger } from '#platform/logging.ts';
import type { Sealer } from '#platform/sealing.ts';
import type { LoginProvider } from '#providers/login-provider.ts';
import { readingHandlers } from '#readings/routes.ts';
import { tarotHandlers } from '#readings/tarot-routes.ts';

/** Everything of the outside world that the shop's domains touch. */
export interface ShopPorts {
  db: Database;
  clock: Clock;
  sealer: Sealer;
  newId: () => string;
  art: ArtShelf;
  log: Logger;
  origin: PublicOrigin;
  limit: RateLimiter;
  loginProvider: LoginProvider;
  /** Where the login provider's pages are for a browser that sees the shop at this origin. */
  loginPages: (publicOrigin: string) => string;
  /** The rules of the shop, and what counts its visits. */
  storefront: Pick<StorefrontParts, 'rules' | 'counter' | 'sellsCredits'>;
  till: ShopTill;
  chat: Omit<ChatRouting, 'art'>;
  isReady: () => Promise<boolean>;
  production: boolean;
  /** Pages can be sent by KakaoTalk. */
  sharesByKakao: boolean;
}

/** Where buyers pay: the orders, and what their browsers open the card window with. */
export interface ShopTill extends Pick<
  OrderRouting,
  'orders' | 'clientKey' | 'sdkUrl' | 'analysisPatienceMs'
> {
  /** How long a browser that comes back from the card window waits for the card company. */
  redirectPatienceMs: number;
}

/** The name the token's cookie ends with; requests that carry it are never answered from the shared memory. */
export const TOKEN_COOKIE = 'wolha_token';
const BROWSER_COOKIE = 'wolha_login';

/** The API of the whole shop, ready to be given pages and stand-ins. */
export function composeApp(ports: ShopPorts): Hono<AppEnv> {
  const { db, clock, sealer, newId, art, origin, limit } = ports;
  const tokenCookie = hostCookie(TOKEN_COOKIE, origin.isSecure);
  const identity = { db, clock, sealer, provider: ports.loginProvider };
  const members = { db, clock, sealer, newId };
  const { till } = ports;
  const { catalogue } = till.orders;
  const readings = { ...members, catalogue, art };
  const sessions = createSessionWatch({ db, clock, log: ports.log });
  const routing: IdentityRouting = {
    ports: identity,
    origin,
    tokenCookie,
    browserCookie: hostCookie(BROWSER_COOKIE, origin.isSecure),
    browserBase: ports.loginPages,
    limit,
    keepMember: async (userId: number, birth: BirthInput) => (await addMember(members, userId, birth)).id,
    totalCredit: (userId) => heldCredits(db, userId, clock.now()),
    hasMoneyUnderWay: async (userId) =>
      (await hasMoneyUnderWay(db, userId)) || (await hasReserved(db, userId)),
    sessions,
    closeWallet: (tx, userId) => writeOffCredits(tx, userId, { clock, newId }),
  };

  const app = createApp({
    log: ports.log,
    production: ports.production,
    sharesByKakao: ports.sharesByKakao,
    publicOrigin: origin.of,
    anonymous: PAYMENT_REDIRECTS,
    recognise: (token) => recogniseCaller(identity, token),
    readToken: tokenCookie.read,
    isReady: ports.isReady,
  });
  mountRoutes(app, identityRoutes, identityHandlers(routing), limit);
  mountLoginRedirects(app, routing);
  mountRoutes(app, catalogueRoutes, catalogueHandlers(catalogue, art), limit);
  mountStorefront(app, { catalogue, art, origin, limit, ...ports.storefront });
  mountRoutes(app, memberRoutes, memberHandlers(members), limit);
  mountRoutes(app, readingRoutes, readingHandlers(readings), limit);
  mountRoutes(app, tarotRoutes, tarotHandlers(readings), limit);
  mountRoutes(app, orderRoutes, orderHandlers({ ...till, readings, origin }), limit);
  mountRoutes(app, creditRoutes, creditHandlers(till.orders, { ...till, origin }), limit);
  mountRoutes(app, chatRoutes, chatHandlers({ ...ports.chat, art }), limit);
  mountReplyStream(app, ports.chat.chats, { limit, sessions });
  mountProgressStream(app, till.orders, { limit, sessions });
  mountPaymentRedirects(app, till.orders, { limit, patienceMs: till.redirectPatienceMs });
  return app;
}
