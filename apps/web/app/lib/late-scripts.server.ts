import { Transform } from 'node:stream';

const PRELOAD = Buffer.from('<link rel="modulepreload"');
const MARK = Buffer.from(' fetchpriority="low"');

/**
 * Marks the preloads of scripts in a document as what can wait: picture, words and font are painted from the document
 * alone, and on a slow line scripts that come first only stand in their way. A preload cut between two pieces of the
 * stream is found too.
 */
export function lateScripts(): Transform {
  let rest: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let text = Buffer.concat([rest, chunk]);
      for (let at = text.indexOf(PRELOAD); at >= 0; at = text.indexOf(PRELOAD)) {
        const end = at + PRELOAD.length;
        this.push(Buffer.concat([text.subarray(0, end), MARK]));
        text = text.subarray(end);
      }
      const kept = beginningAtEnd(text);
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

/** How many bytes at the end could be the beginning of a preload. */
function beginningAtEnd(text: Buffer): number {
  for (let length = Math.min(PRELOAD.length - 1, text.length); length > 0; length -= 1) {
    if (text.subarray(text.length - length).equals(PRELOAD.subarray(0, length))) return length;
  }
  return 0;
}
