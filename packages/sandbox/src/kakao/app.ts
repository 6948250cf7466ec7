import { Hono } from 'hono';
import { z } from 'zod';
import { faultControls } from '#kit/fault-controls.ts';
import { faultSchema } from '#kit/faults.ts';
import { secureRandom } from '#kit/random.ts';
import { dieNow, realSleep, rethrow, strikeWire, type Struck } from '#kit/strike.ts';
import { authorizeRoutes } from '#kakao/authorize.ts';
import { openKakaoMemory, type KakaoMemory } from '#kakao/memory.ts';
import { kakaoOperations, type KakaoOperation, type KakaoSandboxOptions } from '#kakao/options.ts';
import { TEST_PEOPLE } from '#kakao/people.ts';
import { tokenRoutes } from '#kakao/token.ts';
import { sendUnlinkWebhook, unlinkReasons } from '#kakao/unlink-webhook.ts';
import { userRoutes } from '#kakao/user-api.ts';

export { createFaultPlan } from '#kit/faults.ts';
export { seededRandom } from '#kit/random.ts';
export type { KakaoFaultPlan, KakaoOperation, KakaoSandboxOptions } from '#kakao/options.ts';
export { PARTNER_PREVIEW_KAKAO_ID, TEST_PEOPLE, type KakaoPerson } from '#kakao/people.ts';
export { sendUnlinkWebhook, type UnlinkReason } from '#kakao/unlink-webhook.ts';

/**
 * Kakao Login as one Hono app, with kauth (`/oauth/*`) and kapi (`/v1/user/*`, `/v2/user/me`) on the same base.
 * Mount it under any prefix: its pages link only to neighbours. Source of the protocol: Kakao Developers,
 * Kakao Login REST API and its error code page.
 */
export function createKakaoSandbox(options: KakaoSandboxOptions): Hono<Struck> {
  const memory = openKakaoMemory(options.stateFile);
  const clock = options.clock ?? (() => new Date());
  const ports = {
    clientId: options.clientId,
    clientSecret: options.clientSecret,
    isRedirectAllowed: options.isRedirectAllowed,
    people: options.people ?? TEST_PEOPLE,
    serviceName: options.serviceName ?? '월하',
    adminKey: options.adminKey,
    memory,
    clock,
    random: options.random ?? secureRandom,
  };
  const strike = (operation: KakaoOperation) =>
    strikeWire({
      operation,
      plan: options.faults,
      sleep: options.sleep ?? realSleep,
      die: options.die ?? dieNow,
    });
  const users = userRoutes(ports);

  const app = new Hono<Struck>();
  app.onError(rethrow);
  app.use('/oauth/authorize', strike('authorize'));
  app.use('/oauth/token', strike('token'));
  app.use('/v2/user/me', strike('me'));
  app.use('/v1/user/logout', strike('logout'));
  app.use('/v1/user/unlink', strike('unlink'));
  app.route('/oauth', authorizeRoutes(ports));
  app.route('/oauth', tokenRoutes(ports));
  app.route('/v2/user', users.me);
  app.route('/v1/user', users.account);
  if (options.controls) app.route('/_sandbox', controlRoutes(options, memory));
  return app;
}

const unlinkOrder = z.strictObject({
  personId: z.number().int(),
  reason: z.enum(unlinkReasons).default('UNLINK_FROM_APPS'),
});

/** What only a test may do: switch faults, and be the person who disconnects in KakaoTalk. */
function controlRoutes(options: KakaoSandboxOptions, memory: KakaoMemory): Hono {
  const app = new Hono();
  if (options.faults) app.route('/faults', faultControls(kakaoOperations, options.faults, faultSchema));
  return app.post('/unlink', async (c) => {
    const order = unlinkOrder.safeParse(await c.req.json().catch(() => undefined));
    if (!order.success) return c.json({ error: z.prettifyError(order.error) }, 400);
    const { personId, reason } = order.data;
    memory.record({ type: 'unlinked', personId });
    const { unlinkWebhookUrl: url, adminKey, appId = 1 } = options;
    const status =
      url && adminKey
        ? await sendUnlinkWebhook({ url, adminKey, appId, personId, reason, fetch: options.fetch })
        : undefined;
    return c.json({ webhook: status ?? null });
  });
}
