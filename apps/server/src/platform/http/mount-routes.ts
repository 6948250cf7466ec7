import type { Hono } from 'hono';
import type { z } from 'zod';
import type { Route, RouteOutput } from '@wolha/contract';
import { AppError } from '#platform/app-error.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { AppContext, AppEnv, Caller } from './request-context.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler is given: the checked parts of the request, and who asks. */
export interface RouteInput<R extends Route> {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
  caller: R['access'] extends 'user' ? Caller : Caller | null;
  context: AppContext;
}

export type RouteHandler<R extends Route> = (
  input: RouteInput<R>,
) => Promise<RouteOutput<R>> | RouteOutput<R>;

/** One handler for each route of a part of the table. */
export type RouteHandlers<T extends Record<string, Route>> = { [N in keyof T]: RouteHandler<T[N]> };

const MAX_BODY_BYTES = 64 * 1024;

/** Mounts a part of the route table: access, rate, shape in, handler, shape out. */
export function mountRoutes<T extends Record<string, Route>>(
  app: Hono<AppEnv>,
  routes: T,
  handlers: RouteHandlers<T>,
  limit: RateLimiter,
): void {
  for (const name of Object.keys(routes)) {
    const route: Route = routes[name] as Route;
    const handler = handlers[name] as unknown as RouteHandler<Route>;
    const path = route.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(route.method, path, async (context) => {
      const { caller } = context.var;
      await limit(route.rate, context);
      if (route.access === 'user' && caller === null) throw new AppError('UNAUTHORIZED');
      const data = await handler({
        params: check(route.params, context.req.param(), 'NOT_FOUND'),
        query: check(route.query, context.req.query(), 'INVALID_REQUEST'),
        body: route.body ? check(route.body, await readJson(context), 'INVALID_REQUEST') : undefined,
        caller: caller as Caller,
        context,
      });
      const statusCode = context.var.answerStatus ?? 200;
      const body = JSON.stringify({ statusCode, data: route.output.parse(data) });
      if (route.access === 'public' && route.method === 'GET') shareAnswer(context);
      return context.body(body, statusCode, {
        'content-type': 'application/json; charset=utf-8',
        // Without its length known, an answer of a few hundred bytes would be compressed for nothing.
        'content-length': String(Buffer.byteLength(body)),
      });
    });
  }
}

/** The same bytes for everyone: may be kept for a few seconds, and is asked for again with its tag. */
function shareAnswer(context: AppContext): void {
  context.env.shared = { nonce: context.var.cspNonce };
  context.header('cache-control', 'public, no-cache');
}

function check(
  schema: z.ZodType | undefined,
  value: unknown,
  code: 'NOT_FOUND' | 'INVALID_REQUEST',
): undefined {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data as undefined;
  throw new AppError(code, code === 'NOT_FOUND' ? {} : { fields: fieldMessages(parsed.error) });
}

const UNKNOWN_FIELD = '알 수 없는 항목입니다.';
const WRONG_VALUE = '값을 다시 확인해 주세요.';

/** Korean messages by field: the schema's own where it words one, a general one otherwise. */
function fieldMessages(error: z.ZodError): Record<string, string> | undefined {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[key] ??= UNKNOWN_FIELD;
      continue;
    }
    const field = issue.path.join('.');
    if (field !== '') fields[field] ??= issue.code === 'custom' ? issue.message : WRONG_VALUE;
  }
  return Object.keys(fields).length === 0 ? undefined : fields;
}

async function readJson(context: AppContext): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const declared = Number(context.req.header('content-length') ?? 0);
  if (declared > MAX_BODY_BYTES) throw new AppError('PAYLOAD_TOO_LARGE');
  const text = await readLimited(context.req.raw, MAX_BODY_BYTES);
  try {
    return JSON.parse(text, withoutPrototype) as unknown;
  } catch {
    throw new AppError('INVALID_JSON');
  }
}

const withoutPrototype = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

/** Reads a body that may not declare its length, and stops as soon as it is too long. */
export async function readLimited(request: Request, limit: number): Promise<string> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
