/**
 * The little of the sfnt (TrueType) format the font build needs: its tables, the character map (format 4),
 * advances and glyph outlines. Field offsets are the OpenType specification's.
 */
export interface Sfnt {
  table(tag: string): Buffer;
  has(tag: string): boolean;
  unitsPerEm: number;
  glyphOf(codePoint: number): number;
  advanceOf(glyph: number): number;
  leftBearingOf(glyph: number): number;
  outlineOf(glyph: number): Buffer;
}

/** Reads an uncompressed TrueType font. Throws on a missing table or a font without a format 4 character map. */
export function readSfnt(bytes: Buffer): Sfnt {
  const tables = new Map<string, Buffer>();
  for (let record = 12, left = bytes.readUInt16BE(4); left > 0; left--, record += 16) {
    const offset = bytes.readUInt32BE(record + 8);
    const length = bytes.readUInt32BE(record + 12);
    tables.set(bytes.toString('latin1', record, record + 4), bytes.subarray(offset, offset + length));
  }
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found) throw new Error(`font has no ${tag} table`);
    return found;
  };

  const cmap = format4(table('cmap'));
  const metrics = table('hmtx');
  const metricsCount = table('hhea').readUInt16BE(34);
  const longOffsets = table('head').readInt16BE(50) === 1;
  const offsets = table('loca');
  const offsetOf = (glyph: number) =>
    longOffsets ? offsets.readUInt32BE(glyph * 4) : offsets.readUInt16BE(glyph * 2) * 2;

  return {
    table,
    has: (tag) => tables.has(tag),
    unitsPerEm: table('head').readUInt16BE(18),
    glyphOf: (codePoint) => lookUp(cmap, codePoint),
    advanceOf: (glyph) => metrics.readUInt16BE(Math.min(glyph, metricsCount - 1) * 4),
    leftBearingOf: (glyph) =>
      glyph < metricsCount
        ? metrics.readInt16BE(glyph * 4 + 2)
        : metrics.readInt16BE(metricsCount * 4 + (glyph - metricsCount) * 2),
    outlineOf: (glyph) => table('glyf').subarray(offsetOf(glyph), offsetOf(glyph + 1)),
  };
}

function format4(cmap: Buffer): Buffer {
  for (let record = 4, left = cmap.readUInt16BE(2); left > 0; left--, record += 8) {
    const subtable = cmap.subarray(cmap.readUInt32BE(record + 4));
    if (subtable.readUInt16BE(0) === 4) return subtable;
  }
  throw new Error('font has no format 4 character map');
}

function lookUp(map: Buffer, codePoint: number): number {
  const segments = map.readUInt16BE(6) / 2;
  const ends = 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const rangeOffsets = deltas + segments * 2;
  for (let i = 0; i < segments; i++) {
    if (codePoint > map.readUInt16BE(ends + i * 2)) continue;
    const start = map.readUInt16BE(starts + i * 2);
    if (codePoint < start) return 0;
    const delta = map.readUInt16BE(deltas + i * 2);
    const rangeOffset = map.readUInt16BE(rangeOffsets + i * 2);
    if (rangeOffset === 0) return (codePoint + delta) & 0xffff;
    const glyph = map.readUInt16BE(rangeOffsets + i * 2 + rangeOffset + (codePoint - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** Writes an sfnt from its tables, in the order and with the checksums the format asks for. */
export function writeSfnt(tables: ReadonlyMap<string, Buffer>): Buffer {
  const tags = [...tables.keys()].toSorted();
  const log = Math.floor(Math.log2(tags.length));
  const header = Buffer.alloc(12 + tags.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tags.length, 4);
  header.writeUInt16BE(2 ** log * 16, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE((tags.length - 2 ** log) * 16, 10);

  const bodies: Buffer[] = [];
  let offset = header.length;
  for (const [i, tag] of tags.entries()) {
    const data = tables.get(tag) as Buffer;
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    const record = 12 + i * 16;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(padded), record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(data.length, record + 12);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([header, ...bodies]);
}

function checksum(data: Buffer): number {
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) sum = (sum + data.readUInt32BE(i)) >>> 0;
  return sum;
}
