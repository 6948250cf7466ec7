import type { IdentityPorts } from './ports.ts';
import { deleteExpiredLogins } from './repository.ts';

/** Hourly: forgets login states, codes and sessions that nobody can use any more. */
export const cleanUpLogins = {
  name: 'clean-up-logins',
  cron: '7 * * * *',
  run: (ports: Pick<IdentityPorts, 'db' | 'clock'>): Promise<number> =>
    deleteExpiredLogins(ports.db, ports.clock.now()),
} as const;
