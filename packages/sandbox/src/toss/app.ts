import { Hono } from 'hono';
import { secureRandom } from '#kit/random.ts';
import { realSchedule } from '#kit/schedule.ts';
import { dieNow, realSleep, rethrow, strikeWire, type Struck } from '#kit/strike.ts';
import { apiRoutes } from '#toss/api.ts';
import { expiresAt, openBank, type Delivery } from '#toss/bank.ts';
import { controlRoutes } from '#toss/controls.ts';
import { CONFIRM_WINDOW, type TossOperation, type TossSandboxOptions } from '#toss/options.ts';
import { createWebhookSender } from '#toss/webhooks.ts';
import { windowRoutes } from '#toss/window.ts';

export { createFaultPlan } from '#kit/faults.ts';
export { seededRandom } from '#kit/random.ts';
export { tossErrorCodes } from '#toss/errors.ts';
export type { TossFaultPlan, TossOperation, TossSandboxOptions } from '#toss/options.ts';

/**
 * Toss Payments as one Hono app: the browser SDK at `/v2/standard`, the card window, the server API under `/v1`,
 * receipts and webhooks. Mount it under any prefix: pages and SDK link only to neighbours. It keeps its own books
 * and protects the shop from nothing, so that what a shop does wrong shows in them.
 */
export function createTossSandbox(options: TossSandboxOptions): Hono<Struck> {
  const clock = options.clock ?? (() => new Date());
  const random = options.random ?? secureRandom;
  const schedule = options.schedule ?? realSchedule;
  let announce: ((delivery: Delivery) => void) | undefined;
  const bank = openBank({
    stateFile: options.stateFile,
    clock,
    random,
    announce: options.webhookUrl === undefined ? undefined : (delivery) => announce?.(delivery),
  });
  if (options.webhookUrl !== undefined) {
    announce = createWebhookSender({
      url: options.webhookUrl,
      plan: options.faults,
      schedule,
      minute: options.webhookMinute ?? 60_000,
      clock,
      fetch: options.fetch ?? fetch,
      settle: bank.settleDelivery,
    });
  }
  const strike = (operation: TossOperation) =>
    strikeWire({
      operation,
      plan: options.faults,
      sleep: options.sleep ?? realSleep,
      die: options.die ?? dieNow,
    });
  const ports = { ...options, serviceName: options.serviceName ?? '월하', bank, clock, random, strike };

  // What a crash interrupted goes on: webhooks still owed, payments whose time runs out.
  for (const { delivery } of bank.owed()) announce?.(delivery);
  for (const payment of bank.all()) {
    if (payment.status === 'IN_PROGRESS') {
      schedule(Math.max(0, expiresAt(payment) - clock().getTime()), bank.expireDue);
    }
  }

  const app = new Hono<Struck>();
  app.onError(rethrow);
  app.route('/v1', apiRoutes(ports));
  app.route('/', windowRoutes({ ...ports, onAuthenticated: () => schedule(CONFIRM_WINDOW, bank.expireDue) }));
  if (options.controls)
    app.route('/_sandbox', controlRoutes({ bank, clock, random, faults: options.faults }));
  return app;
}
