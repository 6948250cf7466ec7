import { Column, getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row as it is written: values of the table's columns, or what the database makes them of. */
type Row<T extends PgTable> = { [K in keyof T['$inferInsert']]: T['$inferInsert'][K] | SQL };

/**
 * An insert of one row for each row of a source, such as an earlier part of the same statement: nothing is written
 * where that came to nothing. So several writes that belong together are one statement, and one way to the database.
 * Throws for a name the table does not have.
 */
export function insertFrom<T extends PgTable>(table: T, row: Row<T>, source: SQL): SQL {
  const columns: Record<string, Column> = getTableColumns(table);
  const entries = Object.entries(row).map(([key, value]) => {
    const column = columns[key];
    if (!column) throw new Error(`There is no column ${key}.`);
    return {
      name: sql.identifier(column.name),
      value: is(value, SQL) ? value : sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`,
    };
  });
  const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);
  return sql`insert into ${table} (${list(entries.map(({ name }) => sql`${name}`))}) select ${list(entries.map(({ value }) => value))} from ${source}`;
}
