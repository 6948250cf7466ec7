import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Runs a program of the project to its end, its output going where ours goes. Answers its exit code. */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((done, fail) => {
    const bin = join(root, 'node_modules/.bin');
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
    });
    child.once('error', fail);
    child.once('exit', (code, signal) => done(signal ? 1 : (code ?? 1)));
  });
}

/** Like {@link run}, but a failure ends this process with the same code. */
export async function mustRun(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const code = await run(command, args, env);
  if (code !== 0) process.exit(code);
}
