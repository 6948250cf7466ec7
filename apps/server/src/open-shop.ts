import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { createKakaoSandbox, PARTNER_PREVIEW_KAKAO_ID } from '@wolha/sandbox/kakao';
import { openArtShelf } from '#catalogue/art-shelf.ts';
import type { Catalogue } from '#catalogue/content-files/catalogue.ts';
import { loadCatalogue } from '#catalogue/load-catalogue.ts';
import { createCatalogue } from '#catalogue/snapshot.ts';
import { composeApp, TOKEN_COOKIE } from './compose-app.ts';
import { composeMaking, composeOrders } from './compose-orders.ts';
import { openTill, type Till } from './open-till.ts';
import { openWorkshop } from './open-workshop.ts';
import { builtInAdviser, type Adviser } from '#chats/adviser.ts';
import { modelAdviser } from '#chats/model-adviser.ts';
import type { ChatPorts } from '#chats/ports.ts';
import { createReplyBoard } from '#chats/reply-board.ts';
import { openReplyDesk, type ReplyDesk } from '#chats/reply-desk.ts';
import { creditTermsOf } from '#credits/credit-terms.ts';
import { expireCreditsJob } from '#credits/expire-credits.ts';
import { startCampaignCounter } from '#engagement/campaign-counter.ts';
import { forgetOldEvents } from '#engagement/jobs.ts';
import { cleanUpLogins } from '#identity/jobs.ts';
import { seedPreviewAccount } from '#identity/seed-preview-account.ts';
import type { OrderPorts } from '#orders/ports.ts';
import { policyVersionOf } from '#orders/policy-version.ts';
import { booksJob } from '#orders/reconcile-books.ts';
import { systemClock, type Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { localDataKey } from '#platform/data-keys.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { mountUnknownCalls } from '#platform/http/create-app.ts';
import { listen, type ListenOptions } from '#platform/http/listen.ts';
import { createPageHost } from '#platform/http/page-host.ts';
import { createPublicCache } from '#platform/http/public-cache.ts';
import { createPublicOrigin } from '#platform/http/public-origin.ts';
import { createRateLimiter } from '#platform/http/rate-limit.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { createStaticFiles } from '#platform/http/static-files.ts';
import { startQueue } from '#platform/jobs/queue.ts';
import type { Logger } from '#platform/logging.ts';
import { contentDirectory, webBuildDirectory } from '#platform/paths.ts';
import { createSealer, type Sealer } from '#platform/sealing.ts';
import { randomSecret } from '#platform/secrets.ts';
import { createKakaoLogin, KAKAO_SERVERS, type KakaoServers } from '#providers/kakao/kakao-login.ts';
import { createMeteredModel } from '#providers/model/metered-model.ts';
import { prepareReadingQueue } from '#readings/jobs.ts';
import { modelWriter } from '#readings/model-writer.ts';
import { builtInWriter, type ReadingWriter } from '#readings/reading-writer.ts';

export interface OpenShop {
  port: number | null;
  /** Lets running requests and jobs end, then lets go of the database. */
  close(): Promise<void>;
}

export interface OpenShopOptions {
  config: Config;
  log: Logger;
  clock?: Clock;
  /** Who writes bought readings; the house itself unless told. */
  writer?: ReadingWriter;
  /** Who answers in the chat; the house or the configured model unless told. */
  adviser?: Adviser;
  /** In development: pages and files come from a bundler instead of the build. */
  pages?: {
    build: () => Promise<ServerBuild>;
    before: NonNullable<ListenOptions['before']>;
    clientDirectory: string;
  };
}

const SANDBOX_KAKAO = '/sandbox/kakao';
const sandboxKeys = { clientId: 'wolha-sandbox-rest-key', clientSecret: 'wolha-sandbox-client-secret' };

/** Opens the shop: database, catalogue, jobs, and, where this process serves pages, the port. */
export async function openShop({
  config,
  log,
  clock = systemClock,
  writer,
  adviser,
  pages,
}: OpenShopOptions): Promise<OpenShop> {
  const database = await openDatabase(config, log);
  const { db } = database;
  try {
    const { pages: rules } = await loadCatalogue(db, contentDirectory);
    const previewId =
      config.partnerPreviewKakaoId ?? (config.kakao ? null : String(PARTNER_PREVIEW_KAKAO_ID));
    if (previewId !== null) await seedPreviewAccount(db, previewId);
    const works = config.role !== 'web';
    const queue = await startQueue({ host: database.reach, works, log });
    const sealer = createSealer(config.dataKeys ?? [localDataKey(config.dataDirectory)]);
    const listening = { port: config.port };
    const till = openTill(config, () => listening.port);
    const catalogue = createCatalogue({ db, clock });
    await catalogue();
    const orders = composeOrders({
      db,
      clock,
      log,
      sealer,
      newId: uuidv7,
      catalogue,
      provider: till.provider,
      wake: await prepareReadingQueue(queue.boss),
      policyVersion: policyVersionOf(rules),
      creditConfig: config.credits,
    });
    const model = config.model && createMeteredModel(config.model, { db, clock, newId: uuidv7 });
    const chats: ChatPorts = {
      db,
      clock,
      sealer,
      newId: uuidv7,
      log,
      catalogue,
      adviser: adviser ?? (model ? modelAdviser(model, log) : builtInAdviser),
      prices: config.credits,
      board: createReplyBoard({ db, log }),
    };
    const desk = openReplyDesk(chats);
    const workshop = works
      ? await openWorkshop(
          queue.boss,
          orders,
          composeMaking(orders, writer ?? (model ? modelWriter(model, log) : builtInWriter)),
          desk,
        )
      : null;
    if (works) {
      await queue.work([
        { ...cleanUpLogins, run: () => cleanUpLogins.run({ db, clock }) },
        { ...forgetOldEvents, run: () => forgetOldEvents.run({ db, clock }) },
        { ...booksJob, run: () => booksJob.run(orders) },
        { ...expireCreditsJob, run: () => expireCreditsJob.run({ db, clock, newId: uuidv7 }) },
      ]);
    }
    const web =
      config.role === 'worker'
        ? null
        : await openWeb({
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
            listening,
          });
    return {
      port: web?.port ?? null,
      close: async () => {
        await web?.close();
        await desk.stop();
        await workshop?.stop();
        await queue.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

type WebOptions = Required<Pick<OpenShopOptions, 'config' | 'log' | 'clock'>> &
  Pick<OpenShopOptions, 'pages'> & {
    db: Awaited<ReturnType<typeof openDatabase>>['db'];
    rules: Catalogue['pages'];
    sealer: Sealer;
    till: Till;
    orders: OrderPorts;
    chats: ChatPorts;
    desk: ReplyDesk;
    /** Where the process listens; written once it does. */
    listening: { port: number };
  };

/** Longest a browser waits on the card company, and a caller on a reading, before they are sent on to watch. */
const REDIRECT_PATIENCE_MS = 9_000;
const ANALYSIS_PATIENCE_MS = 20_000;
/** Longest a sender waits for a whole reply. */
const REPLY_PATIENCE_MS = 45_000;

async function openWeb({
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
    app.route(till.standIn.path, till.standIn.open());
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
