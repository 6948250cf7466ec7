import type { Readable, Writable } from 'node:stream';
import { once } from 'node:events';

const BATCH_CHARACTERS = 1 << 16;

/**
 * Answers each line of `input` with one line on `output`, in order, at whatever pace the reader keeps. The empty end
 * after a last line break is not a line; an empty line between others is.
 */
export async function answerLines(
  input: Readable,
  output: Writable,
  answer: (line: string) => string,
): Promise<void> {
  input.setEncoding('utf8');
  let rest = '';
  let batch = '';
  const flush = async () => {
    const text = batch;
    batch = '';
    if (text && !output.write(text)) await once(output, 'drain');
  };
  for await (const chunk of input as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      batch += `${answer(line)}\n`;
      if (batch.length >= BATCH_CHARACTERS) await flush();
    }
    await flush();
  }
  if (rest) batch += `${answer(rest)}\n`;
  await flush();
}
