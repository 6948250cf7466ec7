import { readSfnt, writeSfnt, type Sfnt } from './sfnt.ts';

export interface GlyphSource {
  /** An uncompressed TrueType font; all sources must be cut from one typeface at one size. */
  font: Buffer;
  characters: string;
}

/**
 * Builds one small TrueType font from characters that lie scattered over the slices of a web font.
 * Takes simple outlines only (Hanja are drawn so) and no hinting. Throws when a character is missing or composite.
 */
export function mergeGlyphs(sources: readonly GlyphSource[]): Buffer {
  const first = sources[0];
  if (!first) throw new Error('nothing to merge');
  const base = readSfnt(first.font);

  const notdef = { codePoint: 0, advance: base.unitsPerEm, bearing: 0, outline: Buffer.alloc(0) };
  const glyphs = [
    notdef,
    ...sources.flatMap(({ font, characters }) => cut(readSfnt(font), characters)),
  ].toSorted((a, b) => a.codePoint - b.codePoint);

  const metrics = Buffer.alloc(glyphs.length * 4);
  const offsets = Buffer.alloc((glyphs.length + 1) * 4);
  const outlines: Buffer[] = [];
  let offset = 0;
  for (const [i, glyph] of glyphs.entries()) {
    metrics.writeUInt16BE(glyph.advance, i * 4);
    metrics.writeInt16BE(glyph.bearing, i * 4 + 2);
    offsets.writeUInt32BE(offset, i * 4);
    const padded = Buffer.concat([glyph.outline, Buffer.alloc((4 - (glyph.outline.length % 4)) % 4)]);
    outlines.push(padded);
    offset += padded.length;
  }
  offsets.writeUInt32BE(offset, glyphs.length * 4);

  const head = Buffer.from(base.table('head'));
  head.writeUInt32BE(0, 8);
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(base.table('hhea'));
  hhea.writeUInt16BE(glyphs.length, 34);
  const maxp = Buffer.from(base.table('maxp'));
  maxp.writeUInt16BE(glyphs.length, 4);
  // Limits of the largest outline: generous values are allowed, and slices of one face differ only here.
  maxp.writeUInt16BE(1024, 6);
  maxp.writeUInt16BE(128, 8);
  const post = Buffer.from(base.table('post').subarray(0, 32));
  post.writeUInt32BE(0x00030000, 0);

  return writeSfnt(
    new Map([
      ['OS/2', base.table('OS/2')],
      ['cmap', characterMap(glyphs.map((glyph) => glyph.codePoint).slice(1))],
      ['glyf', Buffer.concat(outlines)],
      ['head', head],
      ['hhea', hhea],
      ['hmtx', metrics],
      ['loca', offsets],
      ['maxp', maxp],
      ['name', base.table('name')],
      ['post', post],
    ]),
  );
}

function cut(font: Sfnt, characters: string) {
  return [...characters].map((character) => {
    const codePoint = character.codePointAt(0) as number;
    const glyph = font.glyphOf(codePoint);
    if (glyph === 0) throw new Error(`no glyph for ${character}`);
    const outline = font.outlineOf(glyph);
    if (outline.readInt16BE(0) < 0) throw new Error(`${character} is a composite glyph`);
    return {
      codePoint,
      advance: font.advanceOf(glyph),
      bearing: font.leftBearingOf(glyph),
      outline: withoutHinting(outline),
    };
  });
}

/** A simple glyph is: 10 bytes of header, the contours' end points, instruction length, instructions, points. */
function withoutHinting(outline: Buffer): Buffer {
  const lengthAt = 10 + outline.readInt16BE(0) * 2;
  const instructions = outline.readUInt16BE(lengthAt);
  return Buffer.concat([
    outline.subarray(0, lengthAt),
    Buffer.alloc(2),
    outline.subarray(lengthAt + 2 + instructions),
  ]);
}

/** One format 4 segment per character (glyphs are in code point order, from 1), plus the closing one. */
function characterMap(codePoints: readonly number[]): Buffer {
  const count = codePoints.length + 1;
  const log = Math.floor(Math.log2(count));
  const map = Buffer.alloc(12 + 16 + count * 8);
  map.writeUInt16BE(1, 2);
  map.writeUInt16BE(3, 4);
  map.writeUInt16BE(1, 6);
  map.writeUInt32BE(12, 8);
  map.writeUInt16BE(4, 12);
  map.writeUInt16BE(16 + count * 8, 14);
  map.writeUInt16BE(count * 2, 18);
  map.writeUInt16BE(2 ** log * 2, 20);
  map.writeUInt16BE(log, 22);
  map.writeUInt16BE((count - 2 ** log) * 2, 24);
  const ends = 26;
  const starts = ends + count * 2 + 2;
  const deltas = starts + count * 2;
  for (const [i, codePoint] of [...codePoints, 0xffff].entries()) {
    map.writeUInt16BE(codePoint, ends + i * 2);
    map.writeUInt16BE(codePoint, starts + i * 2);
    map.writeUInt16BE(codePoint === 0xffff ? 1 : (i + 1 - codePoint) & 0xffff, deltas + i * 2);
  }
  return map;
}
