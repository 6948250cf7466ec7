import { Transform } from 'node:stream';

/** How scripts stand in a document, and how they stand while they wait for the first paint (`before-script.ts`). */
const WAITING = [
  ['<link rel="modulepreload"', '<link rel="late-modulepreload"'],
  [' type="module" async="">', ' type="late-module">'],
].map(([from = '', to = '']) => ({ from: Buffer.from(from), to: Buffer.from(to) }));

/** Lets the scripts of a document wait. What is cut between two pieces of the stream is found too. */
export function lateScripts(): Transform {
  let rest: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let text = Buffer.concat([rest, chunk]);
      for (let found = firstIn(text); found !== null; found = firstIn(text)) {
        this.push(Buffer.concat([text.subarray(0, found.at), found.to]));
        text = text.subarray(found.at + found.from.length);
      }
      const kept = Math.max(...WAITING.map(({ from }) => beginningAtEnd(text, from)));
      this.push(text.subarray(0, text.length - kept));
      rest = text.subarray(text.length - kept);
      done();
    },
    flush(done) {
      this.push(rest);
      done();
    },
  });
}

function firstIn(text: Buffer): { at: number; from: Buffer; to: Buffer } | null {
  const places = WAITING.map((waiting) => ({ ...waiting, at: text.indexOf(waiting.from) }));
  return places.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/** How many bytes at the end could be the beginning of what is looked for. */
function beginningAtEnd(text: Buffer, from: Buffer): number {
  for (let length = Math.min(from.length - 1, text.length); length > 0; length -= 1) {
    if (text.subarray(text.length - length).equals(from.subarray(0, length))) return length;
  }
  return 0;
}
