import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Sealer } from '#platform/sealing.ts';
import type { LoginProvider } from '#providers/login-provider.ts';

export interface IdentityPorts {
  db: Database;
  clock: Clock;
  sealer: Sealer;
  provider: LoginProvider;
}
