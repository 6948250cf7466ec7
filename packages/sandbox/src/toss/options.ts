import type { FaultPlan } from '#kit/faults.ts';
import type { Random } from '#kit/random.ts';
import type { Schedule } from '#kit/schedule.ts';
import type { Die, Sleep } from '#kit/strike.ts';

export const tossOperations = [
  'window',
  'confirm',
  'payment',
  'order',
  'cancel',
  'transactions',
  'webhook',
] as const;
export type TossOperation = (typeof tossOperations)[number];
export type TossFaultPlan = FaultPlan<TossOperation>;

export type TossSandboxOptions = {
  /** `test_sk_…`, the key of the server calls. */
  secretKey: string;
  /** `test_ck_…`, the key of the browser. */
  clientKey: string;
  /** Journal that survives a crash; without it the memory ends with the process. One process per file. */
  stateFile?: string;
  /** Where PAYMENT_STATUS_CHANGED goes; without it no webhooks are made. */
  webhookUrl?: string;
  faults?: TossFaultPlan;
  clock?: () => Date;
  /** For keys and numbers. Do not seed it together with `stateFile`: a restart would issue the same keys again. */
  random?: Random;
  sleep?: Sleep;
  schedule?: Schedule;
  die?: Die;
  fetch?: typeof fetch;
  /** Length in milliseconds of one minute of webhook retrying; shorter, and a run of minutes sees all seven retries. */
  webhookMinute?: number;
  /** The shop's name in the window and on receipts. */
  serviceName?: string;
  /** Opens `/_sandbox/*`: faults, the ledger, and cancelling as the dashboard does. Only for tests. */
  controls?: boolean;
};

/** The shop's number in answers. */
export const MERCHANT_ID = 'sandbox';

/** Milliseconds between authentication and the last moment to confirm. */
export const CONFIRM_WINDOW = 10 * 60_000;
/** Milliseconds an opened window stays usable. */
export const READY_WINDOW = 30 * 60_000;
/** Milliseconds an idempotency key is remembered. */
export const IDEMPOTENCY_MEMORY = 15 * 24 * 3600_000;
