import { describe, expect, test } from 'vitest';
import {
  commonSyllables,
  fieldsOf,
  listsOf,
  serifTextOf,
  standardSyllables,
  syllablesOf,
  titlePropsOf,
} from './characters.ts';

describe('standardSyllables', () => {
  test('are the 2,350 of KS X 1001, from 가 to 힝', () => {
    const syllables = standardSyllables();
    expect(new Set(syllables).size).toBe(2350);
    expect([syllables[0], syllables.at(-1)]).toEqual(['가', '힝']);
    expect(syllables).not.toContain('뷁');
  });
});

describe('commonSyllables', () => {
  test('takes the highest slices first and nothing outside the standard', () => {
    const slices = { latin: 'U+41', '[3]': 'U+AC00', '[119]': 'U+D558,U+C774', '[50]': 'U+BDC1,U+B294' };
    expect(commonSyllables(3, slices).toSorted()).toEqual(['는', '이', '하']);
  });
});

describe('fieldsOf', () => {
  const text = 'title: 달\nname: 별\nchapters:\n  - title: 강\n    note: 산\n';

  test('reads top-level fields only, when asked', () => {
    expect(syllablesOf(fieldsOf(text, ['title'], 'top'))).toEqual(['달']);
  });

  test('reads fields at any depth, when asked', () => {
    expect(syllablesOf(fieldsOf(text, ['title'], 'any'))).toEqual(['강', '달']);
  });
});

test('serifTextOf finds the words set in the serif', () => {
  const source = `<h1 className="title-serif text-hero">달빛 아래</h1><p className="x">다른 글</p>`;
  expect(syllablesOf(serifTextOf(source))).toEqual(['달', '래', '빛', '아']);
});

test('titlePropsOf finds what is handed over to be a title, and no other words', () => {
  const source = `<NightHead title="달빛" text="글" />, pageMeta({ title: '별' })`;
  expect(syllablesOf(titlePropsOf(source))).toEqual(['달', '별', '빛']);
});

test('listsOf finds the items of a list wherever it stands, and stops with it', () => {
  const text = 'tarot:\n  questions:\n    - 강?\n    - 산?\nchapters:\n  - title: 달\n';
  expect(syllablesOf(listsOf(text, 'questions'))).toEqual(['강', '산']);
});
