import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../apps/server/chaos/free-port.ts';

const root = resolve(import.meta.dirname, '..');

export interface RunningShop {
  url: string;
  process: ChildProcess;
  dataDirectory: string;
  /** Ends the process: `SIGTERM` politely, `SIGKILL` as a crash would. The data stays. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Ends the process and forgets the data. */
  discard(): Promise<void>;
}

/** Starts the built shop as its own process, on a free port and a data directory of its own unless told otherwise. */
export async function startShop(
  options: {
    dataDirectory?: string;
    port?: number;
    env?: Record<string, string>;
    /** A module loaded before the shop. */
    preload?: string;
  } = {},
): Promise<RunningShop> {
  const port = options.port ?? (await freePort());
  const dataDirectory = options.dataDirectory ?? mkdtempSync(join(tmpdir(), 'wolha-e2e-'));
  const preload = options.preload === undefined ? [] : ['--import', options.preload];
  const child = spawn(process.execPath, [...preload, 'apps/server/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const url = `http://localhost:${port}`;
  await ready(url, child, () => output);
  return {
    url,
    process: child,
    dataDirectory,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
    discard: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

const LONGEST_START_MS = 60_000;

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + LONGEST_START_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The shop did not open:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The shop did not open in time:\n${output()}`);
}
