import { createMiddleware } from 'hono/factory';
import { AppError } from '#platform/app-error.ts';
import type { AppEnv } from './request-context.ts';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * A change asked for with the cookie alone must come from our own pages: browsers say where a request comes from,
 * and another site cannot forge it. Callers that send the token themselves, as no other site can, are let through.
 */
export const requireSameOrigin = (publicOrigin: (request: Request) => string) =>
  createMiddleware<AppEnv>(async (context, next) => {
    if (CHANGING.has(context.req.method) && !context.env.internal) {
      const site = context.req.header('sec-fetch-site');
      const origin = context.req.header('origin');
      const fromElsewhere =
        (site !== undefined && site !== 'same-origin' && site !== 'none') ||
        (origin !== undefined && origin !== publicOrigin(context.req.raw));
      const saysNothing = site === undefined && origin === undefined;
      const bearer = context.req.header('authorization') !== undefined;
      const cookie = context.req.header('cookie') !== undefined;
      if (fromElsewhere || (saysNothing && cookie && !bearer)) throw new AppError('CROSS_SITE_REQUEST');
    }
    await next();
  });
