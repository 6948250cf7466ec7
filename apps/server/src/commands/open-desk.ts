import { resolve } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { readContentDirectory } from '#catalogue/content-files/read-content-directory.ts';
import { createCatalogue } from '#catalogue/snapshot.ts';
import type { OrderPorts } from '#orders/ports.ts';
import { policyVersionOf } from '#orders/policy-version.ts';
import { systemClock } from '#platform/clock.ts';
import { ConfigError, readConfig, type Config } from '#platform/config.ts';
import { localDataKey } from '#platform/data-keys.ts';
import { connect } from '#platform/database/database.ts';
import { DirectoryInUseError } from '#platform/database/directory-lock.ts';
import { embeddedHost } from '#platform/database/embedded.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/open-database.ts';
import { createLogger, type Logger } from '#platform/logging.ts';
import { contentDirectory } from '#platform/paths.ts';
import { createSealer } from '#platform/sealing.ts';
import { composeOrders } from '../compose-orders.ts';
import { openTill } from '../open-till.ts';

/** The operator's desk: the shop's own orders and provider, beside the running shop or without it. */
export interface Desk {
  orders: OrderPorts;
  close(): Promise<void>;
}

export async function openDesk(): Promise<Desk> {
  const config = readConfigOrExplain();
  const log = createLogger({ ...config, logLevel: 'warn' });
  const database = await reachDatabase(config, log);
  const { db } = database;
  const till = openTill(config, () => config.port);
  return {
    orders: composeOrders({
      db,
      clock: systemClock,
      log,
      sealer: createSealer(config.dataKeys ?? [localDataKey(config.dataDirectory)]),
      newId: uuidv7,
      catalogue: createCatalogue({ db, clock: systemClock }),
      provider: till.provider,
      policyVersion: policyVersionOf(readContentDirectory(contentDirectory).pages),
      creditConfig: config.credits,
    }),
    close: () => database.close(),
  };
}

function readConfigOrExplain(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/** The configured database; the embedded one through the shop that has it open, when one does. */
async function reachDatabase(config: Config, log: Logger): Promise<Pick<OpenDatabase, 'db' | 'close'>> {
  try {
    return await openDatabase(config, log);
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    const host = embeddedHost(resolve(config.dataDirectory));
    return connect({ host, user: 'postgres', database: 'postgres', max: 2 }, () => undefined);
  }
}
