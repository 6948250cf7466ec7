/**
 * Draws everything and writes it as static files whose names carry their content's hash, with a manifest
 * from logical names ("thumb/love-manual") to file names. The same sources give the same bytes.
 *
 *   node packages/art/src/build.ts <directory>
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictures } from './pictures.ts';
import { slimmed } from './slimmed.ts';
import { renderPng } from './share/render.ts';
import { readShareWords } from './share/words.ts';

/** Logical name → file name relative to the output directory. */
export type Manifest = Record<string, string>;

export interface BuildOptions {
  /** Where the catalogue's content files lie; share images take their titles from them. */
  contentDirectory?: string;
}

const fontFamily = 'Pretendard';
const require = createRequire(import.meta.url);
const fontFiles = (): string[] => [
  require.resolve('pretendard/dist/public/static/Pretendard-Bold.otf'),
  require.resolve('pretendard/dist/public/static/Pretendard-Medium.otf'),
];

const defaultContent = fileURLToPath(new URL('../../../content/contents', import.meta.url));

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Writes all pictures and `manifest.json` into `outDir`, creating it; gives the manifest. A file that is
 * already there under its hashed name is left as it is, so only changed pictures cost time.
 */
export async function buildArt(
  outDir: string,
  { contentDirectory = defaultContent }: BuildOptions = {},
): Promise<Manifest> {
  const manifest: Manifest = {};
  const fonts = fontFiles();
  const share = { words: readShareWords(contentDirectory), fontFamily };
  for (const picture of pictures(share)) {
    if (manifest[picture.name]) throw new Error(`two pictures are called "${picture.name}"`);
    const svg = picture.format === 'svg' ? slimmed(picture.draw()) : picture.draw();
    const file = `${picture.name}.${hashOf(svg)}.${picture.format}`;
    manifest[picture.name] = file;
    const target = path.join(outDir, file);
    if (existsSync(target)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, picture.format === 'svg' ? svg : renderPng(svg, picture.width, fonts));
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
