import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDirectory } from './directory-lock.ts';

export interface EmbeddedDatabase {
  /** Where the `pg` driver finds it: a directory holding the socket. */
  host: string;
  close(): Promise<void>;
}

/** The worker's file stands beside this one, as source or as part of the bundle. */
const workerFile = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './embedded-worker.ts' : './embedded-worker.js', import.meta.url);

const LONGEST_SOCKET_PATH = 100;

/** The lock stands in the data directory itself, so that whoever shares the directory shares the lock. */
function lockPath(dataDirectory: string, runDirectory: string): string {
  const inside = relative(process.cwd(), join(dataDirectory, 'lock'));
  return Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH ? inside : join(runDirectory, 'lock');
}

/** The short directory, named after the data directory, in which a running embedded database is reached. */
export function embeddedHost(dataDirectory: string): string {
  const name = createHash('sha256').update(realpathSync(dataDirectory)).digest('hex').slice(0, 16);
  return join(tmpdir(), `wolha-${name}`);
}

/**
 * Opens the embedded database of a data directory, creating it the first time. One process at a time:
 * a second one gets a `DirectoryInUseError`. A socket's path may be 107 bytes long at most and the driver wants
 * it absolute, so the database's own socket lives in a short directory named after the data directory.
 */
export async function openEmbeddedDatabase(dataDirectory: string): Promise<EmbeddedDatabase> {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const runDirectory = embeddedHost(dataDirectory);
  mkdirSync(runDirectory, { recursive: true, mode: 0o700 });
  chmodSync(runDirectory, 0o700);
  const lock = await lockDirectory(lockPath(dataDirectory, runDirectory));
  const worker = new Worker(workerFile(), {
    workerData: {
      dataDirectory: join(dataDirectory, 'database'),
      socketPath: join(runDirectory, '.s.PGSQL.5432'),
    },
  });
  await told(worker, 'ready');
  return {
    host: runDirectory,
    close: async () => {
      const closed = told(worker, 'closed');
      worker.postMessage('close');
      await closed;
      await worker.terminate();
      await lock.release();
    },
  };
}

/** Resolves when the worker says this word. It may say others: a process that reloads itself hears of imports too. */
function told(worker: Worker, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const hear = (message: unknown): void => {
      if (message !== word) return;
      worker.off('message', hear);
      resolve();
    };
    worker.on('message', hear);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The embedded database ended with code ${code}.`)));
  });
}
