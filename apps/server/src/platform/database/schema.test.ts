import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/test-database.ts';

/** Tables nobody owns: the catalogue, accounts themselves, lookups made before the user is known, and counts of visits. */
const NOT_OWNED = new Set([
  'users',
  'user_identities',
  'login_states',
  'login_codes',
  'order_directory',
  'chat_house_uses',
  'model_calls',
  'fortune_contents',
  'fortune_categories',
  'fortune_category_contents',
  'partners',
  'question_categories',
  'credit_packages',
  'campaign_events',
]);

interface Key extends Record<string, unknown> {
  table: string;
  name: string;
  columns: string[];
}

describe('the schema can be distributed by user', () => {
  let tables: string[];
  let keys: Key[];

  beforeAll(async () => {
    const { db } = await testDatabase();
    const named = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    tables = named.rows.map((row) => row.name);
    const indexes = await db.execute<Key>(sql`
      select t.relname as table, i.relname as name,
             (select array_agg(a.attname::text order by k.place)
                from unnest(x.indkey::int2[]) with ordinality as k(attnum, place)
                join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum) as columns
        from pg_index x
        join pg_class t on t.oid = x.indrelid
        join pg_class i on i.oid = x.indexrelid
        join pg_namespace n on n.oid = t.relnamespace
       where n.nspname = 'public' and x.indisunique`);
    const foreign = await db.execute<Key>(sql`
      select t.relname as table, c.conname as name,
             (select array_agg(a.attname::text order by k.place)
                from unnest(c.conkey) with ordinality as k(attnum, place)
                join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum) as columns
        from pg_constraint c
        join pg_class t on t.oid = c.conrelid
        join pg_namespace n on n.oid = t.relnamespace
       where n.nspname = 'public' and c.contype = 'f'`);
    keys = [...indexes.rows, ...foreign.rows];
  });

  test('every table is either owned or named as an exception', () => {
    expect(tables.length).toBeGreaterThan(8);
    const owned = new Set(keys.filter((key) => key.columns[0] === 'user_id').map((key) => key.table));
    expect(tables.filter((table) => !owned.has(table) && !NOT_OWNED.has(table))).toEqual([]);
  });

  test('every key of an owned table begins with user_id', () => {
    const wrong = keys.filter((key) => !NOT_OWNED.has(key.table) && key.columns[0] !== 'user_id');
    expect(wrong.map((key) => `${key.table}.${key.name}`)).toEqual([]);
  });
});
