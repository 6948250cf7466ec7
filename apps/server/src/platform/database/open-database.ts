import { resolve } from 'node:path';
import type { Config } from '#platform/config.ts';
import { safeError } from '#platform/http/failure.ts';
import type { QueueConnection } from '#platform/jobs/queue.ts';
import type { Logger } from '#platform/logging.ts';
import { connect, migrateDatabase, type DatabaseConnection } from './database.ts';
import { openEmbeddedDatabase } from './embedded.ts';

export interface OpenDatabase extends DatabaseConnection {
  /** How another driver, such as the job queue's, reaches the same database. */
  reach: QueueConnection;
}

/** Opens the configured database, or the embedded one, and brings its schema up to date. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDirectory'>,
  log: Logger,
): Promise<OpenDatabase> {
  const onIdleError = (error: Error): void => log.warn({ error: safeError(error) }, 'idle connection lost');
  if (config.databaseUrl !== null) {
    const reach = { connectionString: config.databaseUrl };
    const connection = connect({ ...reach, max: config.databasePool }, onIdleError);
    await migrateDatabase(connection.pool);
    return { ...connection, reach };
  }
  const embedded = await openEmbeddedDatabase(resolve(config.dataDirectory));
  const reach = { host: embedded.host, user: 'postgres', database: 'postgres' };
  const connection = connect({ ...reach, max: 8 }, onIdleError);
  await migrateDatabase(connection.pool);
  return {
    ...connection,
    reach,
    close: async () => {
      await connection.close();
      await embedded.close();
    },
  };
}
