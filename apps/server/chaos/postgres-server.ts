import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL of the run's own, which can be made to crash. */
export interface PostgresServer {
  url: string;
  crashes: number;
  /** Ends it at once, without writing anything down, and starts it again; waits until it answers. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

const USER = 'postgres';

/** The directory of the server's programs: PG_BIN, or the newest that is installed. */
export function findPostgres(): string | null {
  const named = process.env['PG_BIN'];
  if (named !== undefined && named !== '') return named;
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  return (
    versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ??
    null
  );
}

/** The server refuses to run as root, so there it runs as its own user. */
function runAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export async function startPostgres(bin: string): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), 'wolha-chaos-pg-'));
  const identity = runAs();
  if (identity.uid !== undefined && identity.gid !== undefined)
    chownSync(directory, identity.uid, identity.gid);
  const data = join(directory, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', USER, '--no-sync'], {
    ...identity,
    cwd: directory,
    stdio: 'ignore',
  });
  const port = await freePort();
  const url = `postgres://${USER}@localhost:${port}/postgres?host=${encodeURIComponent(directory)}`;
  const start = (): ChildProcess => {
    const log = openSync(join(directory, 'log'), 'a');
    const settings = [
      // Every process of the run is on this machine: they reach it without the network's cost.
      'listen_addresses=',
      'max_connections=120',
      'shared_buffers=64MB',
      'log_min_messages=fatal',
      // One call for the whole file system instead of one for each file; what is durable is durable either way.
      ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
    ];
    return spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', directory, ...settings.flatMap((setting) => ['-c', setting])],
      { ...identity, cwd: directory, stdio: ['ignore', log, log] },
    );
  };
  let server = start();
  await untilItAnswers(url);
  const ended = (child: ChildProcess): Promise<unknown> =>
    new Promise((resolve) => child.once('exit', resolve));
  const running: PostgresServer = {
    url,
    crashes: 0,
    crash: async () => {
      const gone = ended(server);
      // SIGQUIT is the immediate shutdown: no checkpoint, recovery from the log at the next start.
      server.kill('SIGQUIT');
      await gone;
      server = start();
      await untilItAnswers(url);
      running.crashes += 1;
    },
    close: async () => {
      const gone = ended(server);
      server.kill('SIGQUIT');
      await gone;
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return running;
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 25));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error('PostgreSQL did not come back.');
}
