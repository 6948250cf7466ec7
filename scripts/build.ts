/** Builds the whole shop: fonts, pages, drawings, their compressed twins, and the server. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serialize } from 'node:v8';
import { brotliCompress } from 'node:zlib';
import { buildArt } from '../packages/art/src/build.ts';
import { buildFonts } from '../apps/web/scripts/build-fonts.ts';
import { learnAdviser } from '../packages/reading/src/index.ts';
import { mustRun, root } from './run.ts';

const clientDirectory = join(root, 'apps/web/build/client');
const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const SMALLEST = 512;

async function writeBrotliTwins(directory: string): Promise<void> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((file) => COMPRESSIBLE.test(file) && statSync(file).size >= SMALLEST);
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, await compress(bytes));
    }),
  );
}

const started = performance.now();
await buildFonts();
await mustRun('react-router', ['build', 'apps/web', '--logLevel', 'warn']);
await buildArt(join(clientDirectory, 'art'));
await writeBrotliTwins(clientDirectory);
await mustRun('vite', ['build', 'apps/server']);
// What the adviser learns of its wordings, once for every start.
writeFileSync(join(root, 'apps/server/dist/adviser.bin'), serialize(learnAdviser()));
process.stdout.write(`built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
