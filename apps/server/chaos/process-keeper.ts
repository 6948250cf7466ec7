import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** A process that is started again whenever it ends. It says that it is open by its first line of output. */
export interface KeptProcess {
  name: string;
  kills: number;
  /** Resolves once it is open, or ended before it was, with the milliseconds that took. */
  opening(): Promise<number>;
  /** Ends it as the machine would: no signal handler runs, nothing is written down. */
  kill(): void;
  /**
   * Stops it in its tracks without ending it, has another take its place, and lets it go on later for a while: it wakes
   * to work that is no longer its own. Resolves once it is gone.
   */
  freeze(milliseconds: number): Promise<void>;
  /** Ends it for good, at once or in its own time. */
  stop(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** How long a process goes on that stood still. */
const THAWED_MS = 1_500;
/** A process that cannot even start is not started a hundred times a second. */
const SHORTEST_LIFE_MS = 300;

export function keepProcess(options: {
  name: string;
  args: readonly string[];
  env: Record<string, string>;
  logFile: string;
}): KeptProcess {
  const log = createWriteStream(options.logFile, { flags: 'a' });
  let child: ChildProcess | null = null;
  const living = new Set<ChildProcess>();
  let stopping = false;
  let open: Promise<number> = Promise.resolve(0);

  const start = (): void => {
    if (stopping) return;
    const startedAt = performance.now();
    const started = spawn(process.execPath, [...options.args], {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    living.add(started);
    open = new Promise((resolve) => {
      const tell = (): void => resolve(performance.now() - startedAt);
      started.stdout.once('data', tell);
      started.once('exit', tell);
    });
    started.stdout.pipe(log, { end: false });
    started.stderr.pipe(log, { end: false });
    started.once('exit', () => {
      living.delete(started);
      if (child !== started) return;
      child = null;
      void setTimeout(performance.now() - startedAt < SHORTEST_LIFE_MS ? SHORTEST_LIFE_MS : 5).then(start);
    });
  };
  start();

  const kept: KeptProcess = {
    name: options.name,
    kills: 0,
    opening: () => open,
    kill: () => {
      if (child?.kill('SIGKILL')) kept.kills += 1;
    },
    freeze: async (milliseconds) => {
      const frozen = child;
      if (!frozen?.kill('SIGSTOP')) return;
      start();
      await setTimeout(milliseconds);
      frozen.kill('SIGCONT');
      await setTimeout(THAWED_MS);
      if (frozen.kill('SIGKILL')) kept.kills += 1;
    },
    stop: async (signal = 'SIGKILL') => {
      stopping = true;
      await Promise.all(
        [...living].map(async (one) => {
          const gone = new Promise((resolve) => one.once('exit', resolve));
          one.kill(signal);
          await gone;
        }),
      );
    },
  };
  return kept;
}
