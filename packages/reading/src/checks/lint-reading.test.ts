import { describe, expect, test } from 'vitest';
import type { ContentOutline, Reading } from '#reading.ts';
import { lintReading } from './lint-reading.ts';

const content: ContentOutline = {
  id: 99,
  purchaseType: 'FREE',
  version: 1,
  minChars: 0,
  chapters: [{ title: '하나', basis: [] }],
};

const said = (markdown: string): string[] => {
  const chapter = {
    title: '하나',
    answer: '답입니다.',
    blocks: [{ kind: 'prose', markdown } as const],
    facts: [],
  };
  const reading: Reading = { writer: 'test', chapters: [chapter], markdown: '', facts: [] };
  return lintReading(content, reading)
    .filter(({ check }) => check === 'Q9')
    .map(({ message }) => message);
};

describe('a reading is checked for its copulas', () => {
  test.each(['쉬어 갈 자리는 2주이에요.', '오래된 사이에요.', '기다리는 쪽예요.'])(
    '%s is not Korean',
    (text) => {
      expect(said(text)).toHaveLength(1);
    },
  );

  test.each(['쉬어 갈 자리는 2주예요.', '아니에요.', '기다리는 쪽이에요.', '말할 거예요.'])(
    '%s is',
    (text) => {
      expect(said(text)).toEqual([]);
    },
  );
});

describe('a reading is checked for a unit that the slot before it has said', () => {
  test.each(['2026년년이 하는 일이 있습니다.', '기해월월에는 쉬세요.'])('%s is not Korean', (text) => {
    expect(said(text)).toHaveLength(1);
  });

  test.each(['2026년이 하는 일이 있습니다.', '기해월에는 쉬세요.'])('%s is', (text) => {
    expect(said(text)).toEqual([]);
  });
});
