import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsDirectory } from '#platform/paths.ts';

/** A database or a transaction on it. Repositories take this, so that a use-case decides what belongs together. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>;

/** The database itself, which can open transactions. */
export type Database = NodePgDatabase;

export interface DatabaseConnection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool. Connections that the server drops while idle are replaced quietly. */
export function connect(options: pg.PoolConfig, onIdleError: (error: Error) => void): DatabaseConnection {
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000, ...options });
  pool.on('error', onIdleError);
  // A connection can also be cut while it is lent out; its query then fails, and the process must not.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/** Whether the newest migration of the files is written down in the database. */
async function isUpToDate(pool: pg.Pool): Promise<boolean> {
  const journal = readFileSync(join(migrationsDirectory, 'meta/_journal.json'), 'utf8');
  const newest = Math.max(
    ...(JSON.parse(journal) as { entries: { when: number }[] }).entries.map(({ when }) => when),
  );
  const written = await pool
    .query<{ at: string | null }>('select max(created_at) as at from drizzle.__drizzle_migrations')
    // A database that knows of no migrations at all.
    .catch((error: { code?: string }) => {
      if (error.code === '42P01' || error.code === '3F000') return { rows: [] };
      throw error;
    });
  return Number(written.rows[0]?.at ?? 0) >= newest;
}

const MIGRATION_LOCK = 0x77_6f_6c_68;

/**
 * Brings the schema up to date. Several processes may start at once: one migrates, the others wait for it. A process
 * that finds nothing to do, as nearly all of them, only looks.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  if (await isUpToDate(pool)) return;
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: migrationsDirectory });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}
