import type { Clock } from '#platform/clock.ts';

/** What every change of credits needs besides the transaction it belongs to. */
export interface CreditPorts {
  clock: Clock;
  newId: () => string;
}
