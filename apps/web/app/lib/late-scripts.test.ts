import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { lateScripts } from './late-scripts.server.ts';

const PAGE =
  '<head><link rel="modulepreload" href="/a.js"/><link rel="icon"/></head><link rel="modulepreload" href="/b.js"/>달빛<';
const MARKED = PAGE.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');

function send(pieces: readonly Buffer[]): Promise<string> {
  const stream = lateScripts();
  for (const piece of pieces) stream.write(piece);
  stream.end();
  return text(stream);
}

describe('preloads of scripts', () => {
  test('are marked as what can wait, and nothing else is changed', async () => {
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
