import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import { createKakaoSandbox, TEST_PEOPLE } from '@wolha/sandbox/kakao';
import { createArtShelf } from '#catalogue/art-shelf.ts';
import { createCatalogue } from '#catalogue/snapshot.ts';
import { loadCatalogue } from '#catalogue/load-catalogue.ts';
import { builtInAdviser, type Adviser } from '#chats/adviser.ts';
import type { ChatPorts } from '#chats/ports.ts';
import { createReplyBoard } from '#chats/reply-board.ts';
import { openReplyDesk, type ReplyDesk } from '#chats/reply-desk.ts';
import { creditTermsOf } from '#credits/credit-terms.ts';
import { startCampaignCounter, type CampaignCounter } from '#engagement/campaign-counter.ts';
import { makeAccessToken, readAccessToken } from '#identity/access-token.ts';
import { insertSession, insertUser } from '#identity/repository.ts';
import type { OrderPorts } from '#orders/ports.ts';
import type { CreditConfig } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { mountUnknownCalls } from '#platform/http/create-app.ts';
import { createPublicOrigin } from '#platform/http/public-origin.ts';
import { createRateLimiter } from '#platform/http/rate-limit.ts';
import type { AppEnv } from '#platform/http/request-context.ts';
import { createLogger } from '#platform/logging.ts';
import { contentDirectory } from '#platform/paths.ts';
import { createSealer } from '#platform/sealing.ts';
import { createKakaoLogin } from '#providers/kakao/kakao-login.ts';
import { builtInWriter } from '#readings/reading-writer.ts';
import type { MakeReadingPorts } from '#readings/make-reading.ts';
import { composeApp } from '../src/compose-app.ts';
import { composeMaking, composeOrders } from '../src/compose-orders.ts';
import { testClock, type TestClock } from './test-clock.ts';
import { emptyDatabase, testDatabase } from './test-database.ts';
import { openTestTill, type TestTill } from './test-till.ts';

export const TEST_ORIGIN = 'http://shop.test';
const KAKAO_KEYS = { clientId: 'test-rest-key', clientSecret: 'test-client-secret' };

export const TEST_BUSINESS = {
  name: '월하상회',
  owner: '김월하',
  address: '서울특별시 종로구 달빛로 1',
  phone: '02-000-0000',
  email: 'help@shop.test',
  registrationNumber: '000-00-00000',
  mailOrderNumber: '제2026-서울종로-0000호',
  hosting: '달빛호스팅',
};

/** What chat and credits are in tests: as they ship. */
export const TEST_CREDITS: CreditConfig = {
  sells: true,
  validDays: 365,
  perMessage: 1,
  freePerDay: 3,
  freePerDayOfHouse: 10_000,
};

export interface Answer {
  status: number;
  headers: Headers;
  body: {
    statusCode: number;
    code?: string;
    message?: string;
    fields?: Record<string, string>;
    data?: unknown;
  };
}

export interface TestShop {
  db: Database;
  clock: TestClock;
  app: Hono<AppEnv>;
  kakaoPages: string;
  till: TestTill;
  orders: OrderPorts;
  /** What a worker works with; nothing is made until a test has it made. */
  making: MakeReadingPorts;
  /** Events are written when a test flushes it. */
  counter: CampaignCounter;
  chats: ChatPorts;
  /** Where replies are written as they are asked for. */
  desk: ReplyDesk;
  /** A raw request, as a browser of the shop would send it. */
  fetch(path: string, init?: RequestInit & { address?: string }): Promise<Response>;
  /** A JSON call; `as` is an access token. */
  call(
    endpoint: string,
    options?: { as?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** A new reader with a session; answers the token. */
  signUp(email?: string): Promise<{ token: string; userId: number }>;
  /** Another session of a reader: their token on a second device. */
  signIn(userId: number): Promise<string>;
  close(): Promise<void>;
}

/** The shop's API on the run's database, with a clock that stands still and a Kakao of its own. */
export async function openTestShop(
  options: {
    rates?: Parameters<typeof createRateLimiter>[0];
    eventCapacity?: number;
    sellsCredits?: boolean;
    adviser?: Adviser;
    prices?: Partial<CreditConfig>;
  } = {},
): Promise<TestShop> {
  const connection = await testDatabase();
  await emptyDatabase(connection);
  const { db } = connection;
  const { pages } = await loadCatalogue(db, contentDirectory);
  const clock = testClock();
  const signIn = async (userId: number): Promise<string> => {
    const now = clock.now();
    const token = makeAccessToken(userId);
    const tokenHash = readAccessToken(token)?.tokenHash ?? '';
    const expiresAt = new Date(now.getTime() + 7 * 86_400_000);
    await insertSession(db, { userId, tokenHash, createdAt: now, expiresAt });
    return token;
  };
  const origin = createPublicOrigin(TEST_ORIGIN, 0);
  const kakao = await serveKakao();
  const wide = { read: 1e6, write: 1e6, login: 1e6, analysis: 1e6, event: 1e6 };
  const till = openTestTill(clock);
  const log = createLogger({ logLevel: 'silent', mode: 'test' });
  const sealer = createSealer(['a test secret that is long enough to be one']);
  const orders = composeOrders({
    db,
    clock,
    log,
    sealer,
    newId: uuidv7,
    catalogue: createCatalogue({ db, clock }),
    provider: till.provider,
    policyVersion: 'test rules',
    creditConfig: { ...TEST_CREDITS, sells: options.sellsCredits ?? true },
  });
  const counter = startCampaignCounter({
    db,
    clock,
    log,
    capacity: options.eventCapacity ?? 1_000,
    flushEveryMs: 3_600_000,
  });
  const chats: ChatPorts = {
    db,
    clock,
    sealer,
    newId: uuidv7,
    log,
    catalogue: orders.catalogue,
    adviser: options.adviser ?? builtInAdviser,
    prices: { ...TEST_CREDITS, ...options.prices },
    board: createReplyBoard({ db, log }),
  };
  const desk = openReplyDesk(chats);
  const app = composeApp({
    db,
    clock,
    sealer,
    newId: uuidv7,
    art: createArtShelf((name) => `/art/${name}.svg`),
    log,
    origin,
    limit: createRateLimiter(options.rates ?? wide),
    loginProvider: createKakaoLogin({
      restApiKey: KAKAO_KEYS.clientId,
      clientSecret: KAKAO_KEYS.clientSecret,
      pkce: true,
      servers: () => ({ auth: kakao.url, api: kakao.url }),
    }),
    loginPages: () => kakao.url,
    storefront: {
      rules: {
        pages,
        business: TEST_BUSINESS,
        inquiryUrl: 'https://pf.example/wolha/chat',
        credits: creditTermsOf(TEST_CREDITS),
        model: null,
      },
      sellsCredits: options.sellsCredits ?? true,
      counter,
    },
    till: {
      orders,
      clientKey: till.clientKey,
      sdkUrl: () => null,
      redirectPatienceMs: 2_000,
      analysisPatienceMs: 0,
    },
    chat: { chats, desk, replyPatienceMs: 1_500 },
    isReady: () => Promise.resolve(true),
    production: false,
    sharesByKakao: false,
  });
  mountUnknownCalls(app);

  const request: TestShop['fetch'] = async (path, { address = '198.51.100.7', ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
    return app.fetch(new Request(`${TEST_ORIGIN}${path}`, { ...init, headers }), {
      address,
      internal: false,
    });
  };

  return {
    db,
    clock,
    app,
    kakaoPages: kakao.url,
    till,
    orders,
    making: composeMaking(orders, builtInWriter),
    counter,
    chats,
    desk,
    fetch: request,
    call: async (endpoint, { as, body, headers } = {}) => {
      const [method = 'GET', path = '/'] = endpoint.split(' ');
      const response = await request(path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as Answer['body'],
      };
    },
    signUp: async (email) => {
      const now = clock.now();
      const userId = await insertUser(db, { email: email ?? null, now });
      return { token: await signIn(userId), userId };
    },
    signIn,
    close: async () => {
      await desk.stop();
      await counter.close();
      await kakao.close();
    },
  };
}

/** A Kakao stand-in on a port of its own, so that the login goes over the real protocol. */
async function serveKakao(): Promise<{ url: string; close: () => Promise<void> }> {
  const app = createKakaoSandbox({
    ...KAKAO_KEYS,
    people: TEST_PEOPLE,
    isRedirectAllowed: (uri) => uri === `${TEST_ORIGIN}/v1/auth/kakao/callback`,
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () => new Promise((done) => server.close(() => done())),
      }),
    );
  });
}
