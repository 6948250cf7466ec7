import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Sealer } from '#platform/sealing.ts';

export interface MemberPorts {
  db: Database;
  clock: Clock;
  sealer: Sealer;
  newId: () => string;
}
