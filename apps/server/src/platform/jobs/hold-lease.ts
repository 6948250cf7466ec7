import { safeError } from '#platform/http/failure.ts';
import type { Logger } from '#platform/logging.ts';

/** Work that is ours as long as its lease is renewed. */
export interface HeldLease {
  /** Aborted once the work is someone else's. */
  signal: AbortSignal;
  /** Says so before the next renewal would find out. */
  abort: () => void;
  /** Renews no more. */
  stop: () => void;
}

/** Renews a lease three times in its length while the work goes on. `renew` answers whether it is still held. */
export function holdLease(options: {
  seconds: number;
  renew: () => Promise<boolean>;
  log: Logger;
}): HeldLease {
  const controller = new AbortController();
  const abort = (): void => controller.abort(new Error('The work is no longer ours.'));
  const renew = async (): Promise<void> => {
    try {
      if (!(await options.renew())) abort();
    } catch (error) {
      options.log.warn({ error: safeError(error) }, 'a lease could not be renewed');
    }
  };
  const timer = setInterval(() => void renew(), (options.seconds * 1000) / 3);
  return { signal: controller.signal, abort, stop: () => clearInterval(timer) };
}
