import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { openApiDocument, routes } from '@wolha/contract';
import { AppError } from '#platform/app-error.ts';
import type { Logger } from '#platform/logging.ts';
import { randomSecret } from '#platform/secrets.ts';
import { answerError, failureResponse } from './failure.ts';
import type { AppContext, AppEnv, Caller } from './request-context.ts';
import { requireSameOrigin } from './same-origin.ts';
import { opensCardWindow, securityHeaders } from './security-headers.ts';

export interface AppOptions {
  log: Logger;
  production: boolean;
  /** Pages can be sent by KakaoTalk. */
  sharesByKakao: boolean;
  publicOrigin: (request: Request) => string;
  /** Paths of which nobody asks who is calling. */
  anonymous: ReadonlySet<string>;
  /** The caller of a token, or null. */
  recognise: (token: string) => Promise<Caller | null>;
  readToken: (context: AppContext) => string | undefined;
  /** Whether requests can be served: the database answers and the process is not going down. */
  isReady: () => Promise<boolean>;
}

const BEARER = /^Bearer ([\w.-]{1,128})$/;

/** The web application without its routes: ids, logs, headers, who is asking, health, and what failures look like. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.use(async (context, next) => {
    const requestId = randomUUID();
    const nonce = randomSecret(16);
    context.set('requestId', requestId);
    context.set('cspNonce', nonce);
    context.set('log', options.log.child({ requestId }));
    context.set('caller', null);
    const start = performance.now();
    await next();
    if (context.env.internal) return;
    context.header('x-request-id', requestId);
    const headers = securityHeaders({
      nonce,
      production: options.production,
      sharesByKakao: options.sharesByKakao,
      opensCardWindow: opensCardWindow(context.req.path),
    });
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    context.var.log.info(
      {
        method: context.req.method,
        path: context.req.path,
        status: context.res.status,
        ms: Math.round(performance.now() - start),
      },
      'request',
    );
  });
  const compressed = compress();
  app.use((context, next) =>
    compressed(context, async () => {
      await next();
      // A shared answer is kept uncompressed and compressed when it is sent; this keeps the middleware's hands off it.
      if (context.env.shared) context.header('content-encoding', 'identity');
    }),
  );
  app.onError((error, context) => answerError(error, context));

  app.get('/healthz', (context) => context.json({ ok: true }));
  app.get('/readyz', async (context) => {
    const ready = await options.isReady();
    return context.json({ ready }, ready ? 200 : 503);
  });

  app.use(requireSameOrigin(options.publicOrigin));
  app.use('*', async (context, next) => {
    if (options.anonymous.has(context.req.path)) return next();
    const [, bearer] = BEARER.exec(context.req.header('authorization') ?? '') ?? [];
    const token = bearer ?? options.readToken(context);
    if (token !== undefined) context.set('caller', await options.recognise(token));
    await next();
  });
  app.use('/v1/*', async (context, next) => {
    await next();
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
  });

  // Drawn up when it is first asked for: most processes never are, and every one of them has to start.
  let document: string | undefined;
  app.get('/v1/openapi.json', (context) => {
    document ??= JSON.stringify(openApiDocument(routes, { title: '월하', version: '1' }));
    return context.body(document, 200, { 'content-type': 'application/json; charset=utf-8' });
  });
  return app;
}

/** What is left of the API once everything is mounted: an unknown path, or a known one asked with another method. */
export function mountUnknownCalls(app: Hono<AppEnv>): void {
  const patterns = Object.values(routes).map(
    (route) => new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  );
  const refuse = (context: AppContext): Response => {
    const known = patterns.some((pattern) => pattern.test(context.req.path));
    return failureResponse(new AppError(known ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND'));
  };
  app.all('/v1/*', refuse);
  for (const { path } of Object.values(routes)) if (!path.startsWith('/v1/')) app.all(path, refuse);
}
