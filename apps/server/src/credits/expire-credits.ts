import type { Database, Db } from '#platform/database/database.ts';
import { lockWallet, post } from './ledger-repository.ts';
import type { CreditPorts } from './ports.ts';
import { listEndedLots, listHoldersOfEnded } from './repository.ts';

const READERS_AT_ONCE = 200;

/** Takes what has ended out of a reader's wallet. Under the wallet's lock. */
export async function lapseEndedLots(tx: Db, userId: number, ports: CreditPorts): Promise<void> {
  const now = ports.clock.now();
  for (const { id, left } of await listEndedLots(tx, userId, now)) {
    await post(
      tx,
      // What a failed reply gives back after its time ends once more: each ending is a movement of its own.
      {
        userId,
        move: 'EXPIRE',
        subject: `${id}:${ports.newId()}`,
        name: '사용 기간이 지난 크레딧',
        at: now,
        newId: ports.newId,
      },
      [{ lotId: id, from: 'WALLET', to: 'LAPSED', amount: left }],
    );
  }
}

/** Ends credits whose time is over, reader by reader; answers of how many readers. */
export async function expireCredits(ports: CreditPorts & { db: Database }): Promise<number> {
  const holders = await listHoldersOfEnded(ports.db, ports.clock.now(), READERS_AT_ONCE);
  for (const userId of holders) {
    await ports.db.transaction(async (tx) => {
      await lockWallet(tx, userId);
      await lapseEndedLots(tx, userId, ports);
    });
  }
  return holders.length;
}

/** Hourly: what nobody may use any more is not held any more. */
export const expireCreditsJob = { name: 'expire-credits', cron: '11 * * * *', run: expireCredits } as const;
