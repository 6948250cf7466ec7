import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { createKakaoSandbox, PARTNER_PREVIEW_KAKAO_ID } from '@wolha/sandbox/kakao';
import { openArtShelf } from '#catalogue/art-shelf.ts';
import type { Catalogue } from '#catalogue/content-files/catalogue.ts';
import type { ChatPorts } from '#chats/ports.ts';
import type { ReplyDesk } from '#chats/reply-desk.ts';
import { creditTermsOf } from '#credits/credit-terms.ts';
import { startCampaignCounter } from '#engagement/campaign-counter.ts';
import { seedPreviewAccount } from '#identity/seed-preview-account.ts';
import type { OrderPorts } from '#orders/ports.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { mountUnknownCalls } from '#platform/http/create-app.ts';
import { listen, type ListenOptions } from '#platform/http/listen.ts';
import { createPageHost } from '#platform/http/page-host.ts';
import { createPublicCache } from '#platform/http/public-cache.ts';
import { createPublicOrigin } from '#platform/http/public-origin.ts';
import { createRateLimiter } from '#platform/http/rate-limit.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { createStaticFiles } from '#platform/http/static-files.ts';
import type { Logger } from '#platform/logging.ts';
import { webBuildDirectory } from '#platform/paths.ts';
import type { Sealer } from '#platform/sealing.ts';
import { randomSecret } from '#platform/secrets.ts';
import { createKakaoLogin, KAKAO_SERVERS, type KakaoServers } from '#providers/kakao/kakao-login.ts';
import { composeApp, TOKEN_COOKIE } from './compose-app.ts';
import type { Till } from './open-till.ts';

const SANDBOX_KAKAO = '/sandbox/kakao';
const sandboxKeys = { clientId: 'wolha-sandbox-rest-key', clientSecret: 'wolha-sandbox-client-secret' };

/** In development: pages and files come from a bundler instead of the build. */
export interface PageSource {
  build: () => Promise<ServerBuild>;
  before: NonNullable<ListenOptions['before']>;
  clientDirectory: string;
}

export interface WebOptions {
  config: Config;
  log: Logger;
  clock: Clock;
  pages: PageSource | undefined;
  db: Database;
  rules: Catalogue['pages'];
  sealer: Sealer;
  till: Till;
  orders: OrderPorts;
  chats: ChatPorts;
  desk: ReplyDesk;
  /** Where the process listens; written once it does. */
  listening: { port: number };
}

/** Longest a browser waits on the card company, and a caller on a reading, before they are sent on to watch. */
const REDIRECT_PATIENCE_MS = 9_000;
const ANALYSIS_PATIENCE_MS = 20_000;
/** Longest a sender waits for a whole reply. */
const REPLY_PATIENCE_MS = 45_000;

/** Opens the port: pages, the API, files, and the stand-ins where there are no keys. */
export async function openWeb({
  config,
  log,
  clock,
  pages,
  db,
  rules,
  sealer,
  till,
  orders,
  chats,
  desk,
  listening: place,
}: WebOptions): Promise<{ port: number; close(): Promise<void> }> {
  const production = config.mode === 'production';
  const sharesByKakao = config.kakaoJavascriptKey !== null;
  const origin = createPublicOrigin(config.publicOrigin, config.trustedProxies);
  const clientDirectory = pages?.clientDirectory ?? join(webBuildDirectory, 'client');
  let closing = false;
  const previewId = config.partnerPreviewKakaoId ?? (config.kakao ? null : String(PARTNER_PREVIEW_KAKAO_ID));
  if (previewId !== null) await seedPreviewAccount(db, previewId);
  const art = openArtShelf(clientDirectory);
  const counter = startCampaignCounter({ db, clock, log });
  const standIn = (): KakaoServers => {
    const base = `http://127.0.0.1:${place.port}${SANDBOX_KAKAO}`;
    return { auth: base, api: base };
  };
  const app = composeApp({
    db,
    clock,
    log,
    origin,
    production,
    sharesByKakao,
    sealer,
    newId: uuidv7,
    art,
    limit: createRateLimiter(),
    loginProvider: createKakaoLogin(
      config.kakao
        ? { ...config.kakao, servers: () => KAKAO_SERVERS }
        : {
            restApiKey: sandboxKeys.clientId,
            clientSecret: sandboxKeys.clientSecret,
            pkce: true,
            servers: standIn,
          },
    ),
    loginPages: (publicOrigin) => (config.kakao ? KAKAO_SERVERS.auth : `${publicOrigin}${SANDBOX_KAKAO}`),
    storefront: {
      rules: {
        pages: rules,
        business: config.business,
        inquiryUrl: config.inquiryUrl,
        credits: creditTermsOf(config.credits),
        model: config.model?.provider ?? null,
      },
      sellsCredits: config.credits.sells,
      counter,
    },
    till: {
      orders,
      clientKey: till.clientKey,
      sdkUrl: till.sdkUrl,
      redirectPatienceMs: REDIRECT_PATIENCE_MS,
      analysisPatienceMs: ANALYSIS_PATIENCE_MS,
    },
    chat: { chats, desk, replyPatienceMs: REPLY_PATIENCE_MS },
    isReady: async () => !closing && (await db.execute('select 1')).rowCount === 1,
  });

  if (!config.kakao) {
    app.route(
      SANDBOX_KAKAO,
      createKakaoSandbox({
        ...sandboxKeys,
        isRedirectAllowed: (uri) => new URL(uri).pathname === '/v1/auth/kakao/callback',
      }),
    );
  }
  if (till.standIn) {
    app.route(till.standIn.path, await till.standIn.open());
  }
  mountUnknownCalls(app);
  const build = pages?.build ?? (await importBuild());
  const host = createPageHost(build, {
    mode: pages ? 'development' : 'production',
    callApi: (request, context) =>
      Promise.resolve(app.fetch(request, { address: context.env.address, internal: true })),
    originOf: origin.of,
    artUrl: art.url,
    shop: {
      inquiryUrl: config.inquiryUrl,
      kakaoKey: config.kakaoJavascriptKey,
      sandbox: config.kakao === null || config.toss === null,
      writesByModel: config.model !== null,
      business: { ...config.business },
    },
  });
  app.all('*', host);

  const makeNonce = (): string => randomSecret(16);
  const listening = await listen({
    app,
    host: config.host,
    port: config.port,
    trustedProxies: config.trustedProxies,
    tokenCookie: TOKEN_COOKIE,
    cache: createPublicCache({
      now: Date.now,
      makeNonce,
      headersFor: (nonce) => securityHeaders({ nonce, production, sharesByKakao }),
    }),
    serveStatic: pages ? () => false : createStaticFiles(clientDirectory),
    ...(pages ? { before: pages.before } : {}),
  });
  place.port = listening.port;
  return {
    port: listening.port,
    close: async () => {
      closing = true;
      await listening.close();
      await counter.close();
    },
  };
}

async function importBuild(): Promise<ServerBuild> {
  const file = pathToFileURL(join(webBuildDirectory, 'server/index.js')).href;
  return (await import(/* @vite-ignore */ file)) as ServerBuild;
}
