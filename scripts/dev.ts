/** Runs the shop from source, reloading: pages through the bundler, the server anew when its files change. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFonts } from '../apps/web/scripts/build-fonts.ts';
import { buildArt } from '../packages/art/src/build.ts';
import { root } from './run.ts';

await buildFonts();
const artDirectory = join(root, 'apps/web/public/art');
if (!existsSync(join(artDirectory, 'manifest.json'))) await buildArt(artDirectory);
const child = spawn(
  process.execPath,
  [
    '--watch-path=apps/server/src',
    '--watch-path=packages',
    '--conditions=development',
    'apps/server/src/dev.ts',
  ],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 0));
