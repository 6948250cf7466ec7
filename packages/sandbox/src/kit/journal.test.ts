import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openJournal } from '#kit/journal.ts';

const freshFile = (): string => join(mkdtempSync(join(tmpdir(), 'journal-')), 'j.jsonl');

test('what was appended is there when it is opened again', () => {
  const file = freshFile();
  const first = openJournal<{ n: number; text: string }>(file);
  first.append({ n: 1, text: '달\n빛' });
  first.append({ n: 2, text: '' });
  expect(openJournal(file).recovered).toEqual([
    { n: 1, text: '달\n빛' },
    { n: 2, text: '' },
  ]);
});

test('a line cut short by a crash is dropped, and the next one starts clean', () => {
  const file = freshFile();
  openJournal<number>(file).append(1);
  appendFileSync(file, '{"half":');
  const reopened = openJournal<number>(file);
  expect(reopened.recovered).toEqual([1]);
  reopened.append(2);
  expect(readFileSync(file, 'utf8')).toBe('1\n2\n');
});

test('a broken line in the middle is not passed over', () => {
  const file = freshFile();
  writeFileSync(file, '1\nbroken\n2\n');
  expect(() => openJournal(file)).toThrow(SyntaxError);
});
