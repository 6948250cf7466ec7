import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { clientAddress } from './public-origin.ts';
import { compress, type PublicCache } from './public-cache.ts';
import type { AppEnv, RequestOrigin } from './request-context.ts';

export interface ListenOptions {
  app: Hono<AppEnv>;
  host: string;
  port: number;
  trustedProxies: number;
  cache: PublicCache;
  /** Name of the cookie by which a signed-in reader is known. */
  tokenCookie: string;
  serveStatic: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** In development: a bundler's own answers, before the application's. */
  before?: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
}

export interface Listening {
  port: number;
  /** Stops taking requests, lets running ones end, then closes. */
  close(): Promise<void>;
}

/** Headers that belong to one answer and are written anew for each repetition. */
const OF_ONE_ANSWER = new Set([
  'content-security-policy',
  'content-encoding',
  'content-length',
  'date',
  'set-cookie',
  'x-request-id',
]);

/** Longest an answer may take once the process is going down. */
const DRAIN_MS = 8_000;

/** Serves files, then repeated answers, then the application, on one port. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { app, cache } = options;
  const originOf = (req: IncomingMessage): RequestOrigin => ({
    address: clientAddress(
      req.socket.remoteAddress,
      req.headers['x-forwarded-for']?.toString(),
      options.trustedProxies,
    ),
    internal: false,
  });
  /** Only answers to askers who show no token may come from memory, or go into it. */
  const cacheKey = (req: IncomingMessage): string | null =>
    (req.method === 'GET' || req.method === 'HEAD') &&
    req.headers.authorization === undefined &&
    !(req.headers.cookie ?? '').includes(`${options.tokenCookie}=`)
      ? `${req.headers.host ?? ''} ${req.url ?? ''}`
      : null;
  const runApp = getRequestListener(
    async (request, { incoming }) => {
      const req = incoming as IncomingMessage;
      const origin = originOf(req);
      const response = await app.fetch(request, origin);
      const key = cacheKey(req);
      return origin.shared && key !== null && response.status === 200
        ? keepShared(
            cache,
            key,
            origin.shared.nonce,
            response,
            /\bbr\b/.test(req.headers['accept-encoding'] ?? ''),
          )
        : response;
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer((req, res) => {
    const answer = (): void => {
      if (options.serveStatic(req, res)) return;
      const key = cacheKey(req);
      if (key === null || !cache.answer(key, req, res)) void runApp(req, res);
    };
    if (options.before) options.before(req, res, answer);
    else answer();
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    close: () => close(server),
  };
}

/** Keeps an answer for the next to ask, and sends it to the first as the others will get it: compressed where taken. */
async function keepShared(
  cache: PublicCache,
  key: string,
  nonce: string,
  response: Response,
  brotli: boolean,
): Promise<Response> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OF_ONE_ANSWER.has(name)));
  cache.keep(key, { body, nonce, headers });
  const sent = new Headers(response.headers);
  sent.delete('content-length');
  if (brotli) sent.set('content-encoding', 'br');
  else sent.delete('content-encoding');
  return new Response(brotli ? await compress(body) : body, { status: response.status, headers: sent });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
