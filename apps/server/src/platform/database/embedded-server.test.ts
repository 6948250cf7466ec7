import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbeddedDatabase, type EmbeddedDatabase } from './embedded.ts';

describe('the embedded database shared by many connections', () => {
  let directory: string;
  let embedded: EmbeddedDatabase;
  let pool: pg.Pool;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'wolha-embedded-'));
    embedded = await openEmbeddedDatabase(directory);
    pool = new pg.Pool({ host: embedded.host, user: 'postgres', database: 'postgres', max: 12 });
    await pool.query('create table purse (id int primary key, coins int not null check (coins >= 0))');
  });
  afterAll(async () => {
    await pool.end();
    await embedded.close();
    rmSync(directory, { recursive: true, force: true });
  });

  test('never mixes the parts of one query with another connection’s', async () => {
    const answers = await Promise.all(
      Array.from({ length: 600 }, async (_, index) => {
        const kind = index % 3;
        const text =
          kind === 0
            ? 'select $1::int as a'
            : kind === 1
              ? 'select $1::text as a, $2::int as b'
              : 'select now() as a, $1::bool as c';
        const values = kind === 0 ? [index] : kind === 1 ? [`t${index}`, index] : [true];
        const { rows } = await pool.query<{ a: unknown }>(text, values);
        return kind === 0
          ? rows[0]?.a === index
          : kind === 1
            ? rows[0]?.a === `t${index}`
            : rows.length === 1;
      }),
    );
    expect(answers.every(Boolean)).toBe(true);
  });

  test('keeps a transaction to its connection while others wait, and lets new ones in meanwhile', async () => {
    await pool.query('truncate purse');
    await pool.query('insert into purse values (1, 0)');
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('update purse set coins = 5 where id = 1');
    const outsider = new pg.Client({ host: embedded.host, user: 'postgres', database: 'postgres' });
    await outsider.connect();
    const seen = outsider.query<{ coins: number }>('select coins from purse where id = $1', [1]);
    await holder.query('update purse set coins = coins + 1 where id = 1');
    await holder.query('commit');
    holder.release();
    expect((await seen).rows[0]?.coins).toBe(6);
    await outsider.end();
  });

  test('rolls back what a broken connection left open', async () => {
    await pool.query('truncate purse');
    await pool.query('insert into purse values (1, 0)');
    const broken = new pg.Client({ host: embedded.host, user: 'postgres', database: 'postgres' });
    await broken.connect();
    broken.on('error', () => undefined);
    await broken.query('begin');
    await broken.query('update purse set coins = 100 where id = 1');
    (broken as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    const { rows } = await pool.query<{ coins: number }>('select coins from purse where id = 1');
    expect(rows[0]?.coins).toBe(0);
  });

  test('goes on after an error, inside and outside of a transaction', async () => {
    await expect(pool.query('select nonsense')).rejects.toMatchObject({ code: '42703' });
    const client = await pool.connect();
    await client.query('begin');
    await expect(client.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    await expect(client.query('select 1')).rejects.toMatchObject({ code: '25P02' });
    await client.query('rollback');
    client.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('spends a purse exactly, however many spend at once (I9)', async () => {
    await pool.query('truncate purse');
    await pool.query('insert into purse values (1, 100)');
    const spent = await Promise.all(
      Array.from({ length: 130 }, async () => {
        const client = await pool.connect();
        try {
          await client.query('begin');
          const { rowCount } = await client.query(
            'update purse set coins = coins - 1 where id = 1 and coins > 0',
          );
          await client.query('commit');
          return rowCount ?? 0;
        } finally {
          client.release();
        }
      }),
    );
    expect(spent.reduce((sum, one) => sum + one, 0)).toBe(100);
  });

  test('answers what is larger than one packet', async () => {
    const { rows } = await pool.query<{ text: string }>('select repeat($1, 300000) as text', ['달빛']);
    expect(rows[0]?.text.length).toBe(600_000);
  });
});
