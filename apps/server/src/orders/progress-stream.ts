import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { SessionWatch } from '#identity/session-watch.ts';
import { AppError } from '#platform/app-error.ts';
import { safeError } from '#platform/http/failure.ts';
import type { RateLimiter } from '#platform/http/rate-limit.ts';
import type { AppEnv } from '#platform/http/request-context.ts';
import type { OrderPorts } from './ports.ts';
import { isFinal, readingProgress } from './reading-progress.ts';

const LOOK_MS = 700;
/** A stream ends after this long, and the browser opens the next: a forgotten one does not stay for ever. */
const LONGEST_MS = 5 * 60_000;

/** Progress of a bought reading as server-sent events, one whenever it changed, until nothing changes any more. */
export function mountProgressStream(
  app: Hono<AppEnv>,
  ports: OrderPorts,
  { limit, sessions }: { limit: RateLimiter; sessions: SessionWatch },
): void {
  app.get('/v1/orders/:orderId/progress', async (context) => {
    await limit('read', context);
    const { caller, log } = context.var;
    if (caller === null) throw new AppError('UNAUTHORIZED');
    const ask = { userId: caller.userId, orderId: context.req.param('orderId') };
    let progress = await readingProgress(ports, ask);
    context.header('cache-control', 'no-store');
    return streamSSE(context, async (stream) => {
      const session = sessions.follow(caller);
      let told = '';
      try {
        for (
          let waited = 0;
          !stream.aborted && !session.signal.aborted && waited < LONGEST_MS;
          waited += LOOK_MS
        ) {
          const data = JSON.stringify(progress);
          if (data !== told) await stream.writeSSE({ event: 'progress', data });
          told = data;
          if (isFinal(progress)) return;
          await stream.sleep(LOOK_MS);
          progress = await readingProgress(ports, ask);
        }
      } catch (error) {
        // The order failed, or the database is away: the page asks the plain call, which says which.
        if (!(error instanceof AppError))
          log.warn({ error: safeError(error) }, 'a progress stream broke off');
      } finally {
        session.stop();
      }
    });
  });
}
