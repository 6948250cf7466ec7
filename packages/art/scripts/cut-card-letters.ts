/**
 * Cuts the outlines of every letter that stands on a tarot card out of Gowun Batang Bold (SIL Open
 * Font License) and writes them as data, so that cards show their names where no font can be loaded.
 *
 *   node packages/art/scripts/cut-card-letters.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Buffer as ShapingBuffer, Face, Font, shape } from 'harfbuzzjs';
import { CARD_FACES } from '@wolha/tarot/deck';
import { unpackWoff } from './unpack-woff.ts';

/** Fine enough for a name plate of 600 px: a unit is less than a tenth of a pixel there. */
const UNITS_PER_EM = 400;
const WORDS = ['IVX', '페이지나이트퀸킹', '역방향', ...CARD_FACES.map((face) => face.name)];

function loadFont(file: string): Font {
  const path = createRequire(import.meta.url).resolve(`@fontsource/gowun-batang/files/${file}`);
  const font = new Font(new Face(new Blob(new Uint8Array(unpackWoff(readFileSync(path))).buffer)));
  font.setScale(UNITS_PER_EM, UNITS_PER_EM);
  return font;
}

const hangul = loadFont('gowun-batang-korean-700-normal.woff');
const latin = loadFont('gowun-batang-latin-700-normal.woff');

function outlineOf(letter: string): { advance: number; d: string } {
  const font = /[ -~]/.test(letter) ? latin : hangul;
  const buffer = new ShapingBuffer();
  buffer.addText(letter);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const glyph = buffer.getGlyphInfos()[0];
  const position = buffer.getGlyphPositions()[0];
  if (glyph === undefined || position === undefined || glyph.codepoint === 0) {
    throw new Error(`the font has no outline for ${letter}`);
  }
  return { advance: Math.round(position.xAdvance), d: relativePath(font.glyphToJson(glyph.codepoint)) };
}

/** The outline in whole units, each point told from the one before: half the bytes, same picture. */
function relativePath(commands: readonly { type: string; values: readonly number[] }[]): string {
  let [x, y] = [0, 0];
  let d = '';
  for (const { type, values } of commands) {
    const points = values.map(Math.round);
    d += type.toLowerCase();
    d += points.map((value, index) => value - (index % 2 === 0 ? x : y)).join(' ');
    [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
  }
  return d.replaceAll(' -', '-');
}

const letters = [...new Set(WORDS.join(''))].filter((letter) => letter !== ' ').toSorted();
const rows = letters.map((letter) => {
  const { advance, d } = outlineOf(letter);
  return `  ${/[A-Z]/.test(letter) ? letter : `'${letter}'`}: [${advance}, '${d}'],`;
});
writeFileSync(
  new URL('../src/cards/lettering/letter-outlines.ts', import.meta.url),
  `/**
 * Letter outlines cut from Gowun Batang Bold, Copyright 2021 The Gowun Batang Project Authors, under
 * the SIL Open Font License 1.1. Written by scripts/cut-card-letters.ts: advance width, then the
 * path, in 400ths of an em, y upwards.
 */
// prettier-ignore
export const LETTER_OUTLINES: Record<string, readonly [advance: number, d: string]> = {
${rows.join('\n')}
};
`,
);
