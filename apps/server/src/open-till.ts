import { join } from 'node:path';
import type { createTossSandbox } from '@wolha/sandbox/toss';
import type { Config } from '#platform/config.ts';
import type { PaymentProvider } from '#providers/payment-provider.ts';
import { createTossPayments, TOSS_API } from '#providers/toss/toss-payments.ts';

const SANDBOX_TOSS = '/sandbox/toss';
const SANDBOX_KEYS = { clientKey: 'test_ck_sandbox', secretKey: 'test_sk_sandbox' };

export interface Till {
  provider: PaymentProvider;
  clientKey: string;
  /** Where the SDK is for a browser that sees the shop at this origin; null for the provider's own place. */
  sdkUrl: (publicOrigin: string) => string | null;
  /** The stand-in that runs on the shop's own port, where there are no keys. */
  standIn: { path: string; open: () => Promise<ReturnType<typeof createTossSandbox>> } | null;
}

/** The provider the configuration names, or the stand-in. `port` is asked once the shop listens. */
export function openTill(config: Pick<Config, 'toss' | 'dataDirectory'>, port: () => number): Till {
  const { toss } = config;
  if (toss) {
    const api = toss.apiUrl ?? TOSS_API;
    return {
      provider: createTossPayments({ secretKey: toss.secretKey, baseUrl: () => api }),
      clientKey: toss.clientKey,
      // A stand-in elsewhere serves its own SDK beside its API.
      sdkUrl: () => (toss.apiUrl === null ? null : `${toss.apiUrl}/v2/standard`),
      standIn: null,
    };
  }
  const here = (): string => `http://127.0.0.1:${port()}`;
  return {
    provider: createTossPayments({
      secretKey: SANDBOX_KEYS.secretKey,
      baseUrl: () => `${here()}${SANDBOX_TOSS}`,
    }),
    clientKey: SANDBOX_KEYS.clientKey,
    sdkUrl: (publicOrigin) => `${publicOrigin}${SANDBOX_TOSS}/v2/standard`,
    standIn: {
      path: SANDBOX_TOSS,
      open: async () =>
        (await import('@wolha/sandbox/toss')).createTossSandbox({
          ...SANDBOX_KEYS,
          stateFile: join(config.dataDirectory, 'sandbox/toss.ndjson'),
          webhookUrl: `http://shop.invalid/v1/payments/webhook`,
          fetch: (_address, init) => fetch(`${here()}/v1/payments/webhook`, init),
        }),
    },
  };
}
