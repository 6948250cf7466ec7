/**
 * Draws everything and writes it as static files whose names carry their content's hash, with a manifest
 * from logical names ("thumb/love-manual") to file names. The same sources give the same bytes.
 *
 *   node packages/art/src/build.ts <directory>
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictures } from './pictures.ts';

/** Logical name → file name relative to the output directory. */
export type Manifest = Record<string, string>;

const hashOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8);

/** Writes all pictures and `manifest.json` into `outDir`, creating it; gives the manifest. */
export async function buildArt(outDir: string): Promise<Manifest> {
  const manifest: Manifest = {};
  for (const picture of pictures()) {
    const bytes = await picture.draw();
    const file = `${picture.name}.${hashOf(bytes)}.${picture.format}`;
    if (manifest[picture.name]) throw new Error(`two pictures are called "${picture.name}"`);
    manifest[picture.name] = file;
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
  await writeFile(path.join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

if (import.meta.main) {
  const outDir = process.argv[2];
  if (!outDir) {
    console.error('usage: node packages/art/src/build.ts <directory>');
    process.exitCode = 2;
  } else {
    const manifest = await buildArt(outDir);
    console.log(`${Object.keys(manifest).length} pictures in ${outDir}`);
  }
}
