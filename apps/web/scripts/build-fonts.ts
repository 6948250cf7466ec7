/**
 * Cuts the shop's web fonts to the characters it uses: app/styles/generated/*.woff2 and fonts.css, which Vite then
 * hashes with the rest. Deterministic, and done in a moment when neither texts nor sources changed.
 * Run it before the build and before the dev server.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { facesOf, hanjaSlice, hanjaSlices, sourceFiles, type Face } from './fonts/faces.ts';
import { fallbackCss } from './fonts/fallbacks.ts';
import { mergeGlyphs } from './fonts/merge-glyphs.ts';
import { rangeHolds } from './fonts/unicode-range.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const OUT = join(import.meta.dirname, '../app/styles/generated');

export async function buildFonts(): Promise<{ name: string; bytes: number }[]> {
  const faces = facesOf(ROOT);
  const stamp = stampOf(faces);
  const stampFile = join(OUT, 'stamp.txt');
  const fresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (!fresh || !faces.every((face) => existsSync(fileOf(face)))) {
    mkdirSync(OUT, { recursive: true });
    rmSync(stampFile, { force: true });
    for (const face of faces) writeFileSync(fileOf(face), await cut(face));
    writeFileSync(join(OUT, 'fonts.css'), cssOf(faces));
    writeFileSync(stampFile, stamp);
  }
  return faces.map((face) => ({ name: face.name, bytes: readFileSync(fileOf(face)).length }));
}

const fileOf = (face: Face) => join(OUT, `${face.name}.woff2`);

async function cut(face: Face): Promise<Buffer> {
  if (face.source === 'noto-serif-kr') return cutHanja(face.characters);
  return subsetFont(sourceFiles[face.source](), face.characters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    ...(face.source === 'pretendard' ? { variationAxes: { wght: { min: 400, max: 700 } } } : {}),
  });
}

async function cutHanja(characters: string): Promise<Buffer> {
  const bySlice = Map.groupBy(characters, (character) => {
    const slice = Object.entries(hanjaSlices()).find(([, range]) => rangeHolds(range, character));
    if (!slice) throw new Error(`no slice of Noto Serif KR holds ${character}`);
    return slice[0];
  });
  const sources = [];
  for (const [slice, members] of bySlice) {
    const text = members.join('');
    sources.push({
      characters: text,
      font: await subsetFont(hanjaSlice(slice), text, { targetFormat: 'truetype' }),
    });
  }
  return subsetFont(mergeGlyphs(sources), characters, { targetFormat: 'woff2' });
}

function cssOf(faces: readonly Face[]): string {
  const rules = faces.map(
    (face) => `@font-face {
  font-family: '${face.family}';
  font-weight: ${face.weight};
  font-display: swap;
  src: url('./${basename(fileOf(face))}') format('woff2');
  unicode-range: ${face.range};
}`,
  );
  return [fallbackCss(), ...rules].join('\n') + '\n';
}

/** Everything the output depends on: the characters, this script's own sources and the font packages' versions. */
function stampOf(faces: readonly Face[]): string {
  const require = createRequire(import.meta.url);
  const hash = createHash('sha256').update(JSON.stringify(faces));
  for (const name of ['pretendard', '@fontsource/gowun-batang', '@fontsource/noto-serif-kr', 'subset-font']) {
    hash.update(readFileSync(require.resolve(`${name}/package.json`)));
  }
  const scripts = readdirSync(join(import.meta.dirname, 'fonts')).toSorted();
  for (const script of scripts) hash.update(readFileSync(join(import.meta.dirname, 'fonts', script)));
  return hash.update(readFileSync(fileURLToPath(import.meta.url))).digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, bytes } of await buildFonts()) console.info(`${name} ${(bytes / 1024).toFixed(1)} KB`);
}
