import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../apps/server/chaos/free-port.ts';
import { findPostgres } from '../apps/server/chaos/postgres-server.ts';

export interface TemporaryPostgres {
  url: string;
  stop(): void;
}

/**
 * A PostgreSQL to test against: the one TEST_DATABASE_URL names, or a server of this machine started for the run in
 * a folder that goes with it. Null when there is none. PostgreSQL does not run as root, so root runs it as `postgres`.
 */
export async function startPostgres(): Promise<TemporaryPostgres | null> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named !== undefined && named !== '') return { url: named, stop: () => undefined };
  const bin = findPostgres();
  if (bin === null) return null;
  const directory = mkdtempSync(join(tmpdir(), 'wolha-postgres-'));
  chmodSync(directory, 0o777);
  const data = join(directory, 'data');
  const asRoot = process.getuid?.() === 0;
  const command = (program: string, args: readonly string[]): [string, string[]] =>
    asRoot
      ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', join(bin, program), ...args]]
      : [join(bin, program), [...args]];
  const initdb = command('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '-N',
  ]);
  execFileSync(...initdb, { stdio: ['ignore', 'ignore', 'inherit'], cwd: directory });
  const port = await freePort();
  const [program, args] = command('postgres', [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    directory,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'max_connections=200',
    '-c',
    'log_min_messages=fatal',
  ]);
  const server = spawn(program, args, { stdio: 'ignore', cwd: directory });
  const stop = (): void => {
    server.kill('SIGINT');
    rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  };
  process.once('exit', () => server.kill('SIGINT'));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const ready = command('pg_isready', ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    try {
      execFileSync(...ready, { cwd: directory });
      return { url, stop };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  stop();
  throw new Error('PostgreSQL was started but did not answer.');
}
