import { describe, expect, test } from 'vitest';
import type { ContentOutline, Reading } from '#reading.ts';
import { proofread } from './proofread.ts';

const content: ContentOutline = {
  id: 99,
  purchaseType: 'FREE',
  version: 1,
  minChars: 0,
  chapters: [{ title: '하나', basis: [] }],
};

/** A reading that breaks the rule against saying a sentence twice as often as wanted. */
const reading = (name: string, twice: number): Reading => ({
  writer: name,
  chapters: [
    {
      title: '하나',
      answer: '답이에요.',
      blocks: [
        { kind: 'prose', markdown: Array.from({ length: twice + 1 }, () => '같은 말이에요.').join('\n\n') },
      ],
      facts: [],
    },
  ],
  markdown: '',
  facts: [],
});

describe('a reading is proofread', () => {
  test('and written anew until it has the least to complain of', () => {
    const faults = [3, 1, 4, 2, 0];
    const asked: number[] = [];
    const taken = proofread(content, (draft) => {
      asked.push(draft);
      return reading(`${draft}`, faults[draft] ?? 9);
    });
    expect(asked).toEqual([0, 1, 2, 3]);
    expect(taken.writer).toBe('1');
  });
});
