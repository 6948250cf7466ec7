import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';

/** A stand-in running as a process of its own. */
export type Standalone = {
  origin: string;
  process: ChildProcess;
  kill(signal: NodeJS.Signals): Promise<void>;
};

/** Starts `src/<provider>/main.ts` on a free port and waits until it says where it listens. */
export async function startStandalone(provider: string, args: readonly string[] = []): Promise<Standalone> {
  const main = fileURLToPath(new URL(`../src/${provider}/main.ts`, import.meta.url));
  const child = spawn(process.execPath, [main, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${provider} stand-in did not start`))),
  ])) as [string];
  const { origin } = JSON.parse(line) as { origin: string };
  return {
    origin,
    process: child,
    kill: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
