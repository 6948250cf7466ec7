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

const readingOf = (...texts: string[]): Reading => ({
  writer: 'builtin',
  chapters: [
    {
      title: '하나',
      answer: '답이에요.',
      blocks: [{ kind: 'prose', markdown: texts.join('\n\n') }],
      facts: [],
    },
  ],
  markdown: '',
  facts: [],
});

/** A reading that breaks the rule against saying a sentence twice as often as wanted. */
const reading = (writer: string, twice: number): Reading => ({
  ...readingOf(...Array.from({ length: twice + 1 }, () => '같은 말이에요.')),
  writer,
});

describe('a reading is proofread', () => {
  test('and written anew until it has the least to complain of', () => {
    const faults = [3, 1, 4, 2, 5, 6, 0];
    const asked: number[] = [];
    const taken = proofread(content, ({ draft }) => {
      asked.push(draft);
      return { reading: reading(`${draft}`, faults[draft] ?? 9), texts: [] };
    });
    expect(asked).toEqual([0, 1, 2, 3, 4, 5]);
    expect(taken.writer).toBe('1');
  });

  test('and a text that says again what was said is changed for another', () => {
    const asked: string[][] = [];
    const taken = proofread(content, ({ draft, without }) => {
      if (draft === 0) asked.push([...without]);
      const last = without.has('b') ? '다른 말이에요.' : '같은 말이에요.';
      return {
        reading: readingOf('같은 말이에요.', last),
        texts: [
          { text: '같은 말이에요.', fragments: ['a'] },
          { text: last, fragments: [without.has('b') ? 'c' : 'b'] },
        ],
      };
    });
    expect(asked).toEqual([[], ['b']]);
    expect(taken.chapters[0]?.blocks).toEqual([
      { kind: 'prose', markdown: '같은 말이에요.\n\n다른 말이에요.' },
    ]);
  });

  test('and stays as it was where no other text mends it', () => {
    const taken = proofread(content, ({ without }) => ({
      reading: readingOf('같은 말이에요.', '같은 말이에요.', ...[...without].map(() => '같은 말이에요.')),
      texts: [{ text: '같은 말이에요.', fragments: ['a', 'b'] }],
    }));
    expect(taken.chapters[0]?.blocks).toEqual([
      { kind: 'prose', markdown: '같은 말이에요.\n\n같은 말이에요.' },
    ]);
  });
});
