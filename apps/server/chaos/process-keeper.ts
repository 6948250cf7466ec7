import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';

/** A process that is started again whenever it ends. */
export interface KeptProcess {
  name: string;
  kills: number;
  /** Ends it as the machine would: no signal handler runs, nothing is written down. */
  kill(): void;
  /** Stops it in its tracks without ending it, and lets it go on later. */
  freeze(milliseconds: number): void;
  isUp(): boolean;
  stop(): Promise<void>;
}

export function keepProcess(options: {
  name: string;
  args: readonly string[];
  env: Record<string, string>;
  logFile: string;
}): KeptProcess {
  let child: ChildProcess | null = null;
  let stopping = false;
  let startedAt = 0;
  const start = (): void => {
    if (stopping) return;
    startedAt = performance.now();
    const log = openSync(options.logFile, 'a');
    child = spawn(process.execPath, [...options.args], {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', log, log],
    });
    child.once('exit', () => {
      child = null;
      // A process that cannot even start is not started a hundred times a second.
      const lived = performance.now() - startedAt;
      setTimeout(start, lived < 1_000 ? 200 : 10);
    });
  };
  start();
  const kept: KeptProcess = {
    name: options.name,
    kills: 0,
    kill: () => {
      if (child?.kill('SIGKILL')) kept.kills += 1;
    },
    freeze: (milliseconds) => {
      const frozen = child;
      if (!frozen?.kill('SIGSTOP')) return;
      setTimeout(() => frozen.kill('SIGCONT'), milliseconds);
    },
    isUp: () => child !== null,
    stop: async () => {
      stopping = true;
      const last = child;
      if (!last) return;
      const gone = new Promise((resolve) => last.once('exit', resolve));
      last.kill('SIGCONT');
      last.kill('SIGKILL');
      await gone;
    },
  };
  return kept;
}
