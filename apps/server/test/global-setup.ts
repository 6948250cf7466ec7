import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '#platform/database/embedded.ts';
import type { QueueConnection } from '#platform/jobs/queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: QueueConnection;
    isPostgres: boolean;
  }
}

/** One empty database for the run: the server named by TEST_DATABASE_URL, or the embedded one in a folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined && url !== '') return provideWithPostgres(project, url);
  const directory = mkdtempSync(join(tmpdir(), 'wolha-test-'));
  const embedded = await openEmbeddedDatabase(directory);
  project.provide('database', { host: embedded.host, user: 'postgres', database: 'postgres' });
  project.provide('isPostgres', false);
  return async () => {
    await embedded.close();
    rmSync(directory, { recursive: true, force: true });
  };
}

async function provideWithPostgres(project: TestProject, url: string): Promise<() => Promise<void>> {
  const name = `wolha_test_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  project.provide('database', { connectionString: own.href });
  project.provide('isPostgres', true);
  return async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
}
