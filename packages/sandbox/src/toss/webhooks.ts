import type { FaultPlan } from '#kit/faults.ts';
import type { Schedule } from '#kit/schedule.ts';
import type { Delivery } from '#toss/bank.ts';
import { koreanTime } from '#toss/korean-time.ts';
import type { TossOperation } from '#toss/options.ts';

/** Minutes between one attempt and the next: seven retries, the last after 3 days and 19 hours. */
export const RETRY_MINUTES: readonly number[] = [1, 4, 16, 64, 256, 1024, 4096];

/** Milliseconds Toss waits for the shop's 200. */
const PATIENCE = 10_000;

/**
 * Sends webhooks, unsigned, until the shop answers 200 or seven retries are used up. Retries carry the same
 * transmission id and body, so they can arrive late, twice and out of order, which is what they are for.
 */
export function createWebhookSender(options: {
  url: string;
  plan: FaultPlan<TossOperation> | undefined;
  schedule: Schedule;
  minute: number;
  clock: () => Date;
  fetch: typeof fetch;
  settle: (transmissionId: string, attempts: number) => void;
}): (delivery: Delivery) => void {
  const post = async (delivery: Delivery, retried: number): Promise<boolean> => {
    try {
      const answer = await options.fetch(options.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'tosspayments-webhook-transmission-id': delivery.transmissionId,
          'tosspayments-webhook-transmission-time': koreanTime(options.clock().getTime()),
          'tosspayments-webhook-transmission-retried-count': String(retried),
        },
        body: JSON.stringify(delivery.body),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      });
      await answer.body?.cancel();
      return answer.status === 200;
    } catch {
      return false;
    }
  };

  const attempt = async (delivery: Delivery, retried: number): Promise<void> => {
    const fault = options.plan?.draw('webhook');
    const send = async (): Promise<void> => {
      const lost = fault?.outcome === 'drop' && fault.when !== 'after';
      const heard = !lost && (await post(delivery, retried));
      if (fault?.outcome === 'twice') await post(delivery, retried);
      const believed = heard && fault?.outcome !== 'drop';
      const wait = RETRY_MINUTES[retried];
      if (believed || wait === undefined) options.settle(delivery.transmissionId, retried + 1);
      else options.schedule(wait * options.minute, () => void attempt(delivery, retried + 1));
    };
    if (fault?.slowMs) options.schedule(fault.slowMs, () => void send());
    else await send();
  };

  return (delivery) => options.schedule(0, () => void attempt(delivery, 0));
}
