import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { connect, migrateDatabase, type DatabaseConnection } from '#platform/database/database.ts';

let opened: Promise<DatabaseConnection> | null = null;

/** The run's database, migrated; opened once for all files. */
export function testDatabase(): Promise<DatabaseConnection> {
  opened ??= open();
  return opened;
}

async function open(): Promise<DatabaseConnection> {
  const connection = connect({ ...inject('database'), max: 8 }, (error) => {
    throw error;
  });
  await migrateDatabase(connection.pool);
  return connection;
}

/** Empties every table of the shop. */
export async function emptyDatabase({ db }: DatabaseConnection): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const names = rows.map((row) => row.name).join(', ');
  await db.execute(sql.raw(`truncate ${names} restart identity cascade`));
}
