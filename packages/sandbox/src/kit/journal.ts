import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a stand-in remembers: everything that happened, in order. */
export type Journal<Entry> = {
  /** What was on disk when the journal was opened. */
  readonly recovered: readonly Entry[];
  /** Returns only once the entry is on the disk itself, so that a killed process has lost nothing it answered for. */
  append(entry: Entry): void;
  close(): void;
};

/**
 * Opens an append-only journal of one JSON entry per line, creating the file where there is none.
 * Without a file it forgets everything with the process. A last line cut short by a crash was never
 * answered for, so it is dropped. One process per file: two writers would not see each other's entries.
 *
 * @throws where a line in the middle of the file is not JSON: such a file cannot be trusted as a witness.
 */
export function openJournal<Entry>(file?: string): Journal<Entry> {
  if (file === undefined) return { recovered: [], append: () => {}, close: () => {} };
  mkdirSync(dirname(file), { recursive: true });
  const descriptor = openSync(file, 'a');
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end < bytes.length) truncateSync(file, end);
  const recovered = bytes
    .subarray(0, end)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry);
  return {
    recovered,
    append: (entry) => {
      writeWhole(descriptor, Buffer.from(`${JSON.stringify(entry)}\n`));
      fsyncSync(descriptor);
    },
    close: () => closeSync(descriptor),
  };
}

function writeWhole(descriptor: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(descriptor, bytes, written);
}
