import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { lateScripts } from './late-scripts.server.ts';

const PAGE =
  '<link rel="modulepreload" href="/a.js"/><link rel="icon"/><script nonce="x" type="module" async="">go()</script>달빛<';
const MARKED =
  '<link rel="late-modulepreload" href="/a.js"/><link rel="icon"/><script nonce="x" type="late-module">go()</script>달빛<';

function send(pieces: readonly Buffer[]): Promise<string> {
  const stream = lateScripts();
  for (const piece of pieces) stream.write(piece);
  stream.end();
  return text(stream);
}

describe('scripts of a document', () => {
  test('wait, and are marked as waiting, and nothing else is changed', async () => {
    expect(await send([Buffer.from(PAGE)])).toBe(MARKED);
  });

  test('are found wherever the stream is cut', async () => {
    const bytes = Buffer.from(PAGE);
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      expect(await send([bytes.subarray(0, cut), bytes.subarray(cut)]), `cut at ${cut}`).toBe(MARKED);
    }
    expect(await send([...bytes].map((byte) => Buffer.from([byte])))).toBe(MARKED);
  });
});
