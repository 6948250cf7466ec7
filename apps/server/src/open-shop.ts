import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { createKakaoSandbox, PARTNER_PREVIEW_KAKAO_ID } from '@wolha/sandbox/kakao';
import { openArtShelf } from '#catalogue/art-shelf.ts';
import { loadCatalogue } from '#catalogue/load-catalogue.ts';
import { composeApp, TOKEN_COOKIE } from './compose-app.ts';
import { cleanUpLogins } from '#identity/jobs.ts';
import { seedPreviewAccount } from '#identity/seed-preview-account.ts';
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
import { createSealer } from '#platform/sealing.ts';
import { randomSecret } from '#platform/secrets.ts';
import { createKakaoLogin, KAKAO_SERVERS, type KakaoServers } from '#providers/kakao/kakao-login.ts';

export interface OpenShop {
  port: number | null;
  /** Lets running requests and jobs end, then lets go of the database. */
  close(): Promise<void>;
}

export interface OpenShopOptions {
  config: Config;
  log: Logger;
  clock?: Clock;
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
  pages,
}: OpenShopOptions): Promise<OpenShop> {
  const database = await openDatabase(config, log);
  const { db } = database;
  try {
    await loadCatalogue(db, contentDirectory);
    const previewId =
      config.partnerPreviewKakaoId ?? (config.kakao ? null : String(PARTNER_PREVIEW_KAKAO_ID));
    if (previewId !== null) await seedPreviewAccount(db, previewId);
    const works = config.role !== 'web';
    const queue = await startQueue({ host: database.reach, works, log });
    if (works) await queue.work([{ ...cleanUpLogins, run: () => cleanUpLogins.run({ db, clock }) }]);
    const web = config.role === 'worker' ? null : await openWeb({ config, log, clock, pages, db });
    return {
      port: web?.port ?? null,
      close: async () => {
        await web?.close();
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
  Pick<OpenShopOptions, 'pages'> & { db: Awaited<ReturnType<typeof openDatabase>>['db'] };

async function openWeb({
  config,
  log,
  clock,
  pages,
  db,
}: WebOptions): Promise<{ port: number; close(): Promise<void> }> {
  const production = config.mode === 'production';
  const origin = createPublicOrigin(config.publicOrigin, config.trustedProxies);
  const clientDirectory = pages?.clientDirectory ?? join(webBuildDirectory, 'client');
  let port = config.port;
  let closing = false;
  const standIn = (): KakaoServers => {
    const base = `http://127.0.0.1:${port}${SANDBOX_KAKAO}`;
    return { auth: base, api: base };
  };
  const app = composeApp({
    db,
    clock,
    log,
    origin,
    production,
    sealer: createSealer(config.dataKeys ?? [localDataKey(config.dataDirectory)]),
    newId: uuidv7,
    art: openArtShelf(clientDirectory),
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
  mountUnknownCalls(app);
  const build = pages?.build ?? (await importBuild());
  const host = createPageHost(build, {
    mode: pages ? 'development' : 'production',
    callApi: (request, context) =>
      Promise.resolve(app.fetch(request, { address: context.env.address, internal: true })),
    originOf: origin.of,
    shop: { inquiryUrl: config.inquiryUrl, sandbox: config.kakao === null, business: { ...config.business } },
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
      headersFor: (nonce) => securityHeaders({ nonce, production }),
    }),
    serveStatic: pages ? () => false : createStaticFiles(clientDirectory),
    ...(pages ? { before: pages.before } : {}),
  });
  port = listening.port;
  return {
    port,
    close: () => {
      closing = true;
      return listening.close();
    },
  };
}

async function importBuild(): Promise<ServerBuild> {
  const file = pathToFileURL(join(webBuildDirectory, 'server/index.js')).href;
  return (await import(/* @vite-ignore */ file)) as ServerBuild;
}
