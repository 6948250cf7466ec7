import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';

/** A process that is started again whenever it ends. It says that it is open by its first line of output. */
export interface KeptProcess {
  name: string;
  kills: number;
  /** Resolves once it is open, or ended before it was, with the milliseconds that took. */
  opening(): Promise<number>;
  /** Ends it as the machine would: no signal handler runs, nothing is written down. */
  kill(): void;
  /** Stops it in its tracks without ending it, and lets it go on later. */
  freeze(milliseconds: number): void;
  /** Ends it for good, at once or in its own time. */
  stop(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

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
    open = new Promise((resolve) => {
      const tell = (): void => resolve(performance.now() - startedAt);
      started.stdout.once('data', tell);
      started.once('exit', tell);
    });
    started.stdout.pipe(log, { end: false });
    started.stderr.pipe(log, { end: false });
    started.once('exit', () => {
      child = null;
      setTimeout(start, performance.now() - startedAt < SHORTEST_LIFE_MS ? SHORTEST_LIFE_MS : 5);
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
    freeze: (milliseconds) => {
      const frozen = child;
      if (!frozen?.kill('SIGSTOP')) return;
      setTimeout(() => frozen.kill('SIGCONT'), milliseconds);
    },
    stop: async (signal = 'SIGKILL') => {
      stopping = true;
      const last = child;
      if (!last) return;
      const gone = new Promise((resolve) => last.once('exit', resolve));
      last.kill(signal);
      await gone;
    },
  };
  return kept;
}
