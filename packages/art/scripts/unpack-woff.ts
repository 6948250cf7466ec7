import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * The plain font inside a WOFF 1.0 file (https://www.w3.org/TR/WOFF/): its tables inflated and laid
 * out again as an sfnt. Throws when the file does not start with the WOFF signature.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1.0 file');
  const tableCount = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEADER + tableCount * SFNT_ENTRY);
  const searchPower = 2 ** Math.floor(Math.log2(tableCount));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(tableCount, 4);
  head.writeUInt16BE(searchPower * 16, 6);
  head.writeUInt16BE(Math.log2(searchPower), 8);
  head.writeUInt16BE((tableCount - searchPower) * 16, 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let i = 0; i < tableCount; i += 1) {
    const entry = WOFF_HEADER + i * WOFF_ENTRY;
    const start = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(start, start + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    const padded = Buffer.concat([table, Buffer.alloc((4 - (length % 4)) % 4)]);
    const row = SFNT_HEADER + i * SFNT_ENTRY;
    woff.copy(head, row, entry, entry + 4);
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), row + 4);
    head.writeUInt32BE(offset, row + 8);
    head.writeUInt32BE(length, row + 12);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}
