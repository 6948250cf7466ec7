import { describe, expect, test } from 'vitest';
import { adviserWords, readingWriterWords } from './writing-words.ts';

describe('who writes', () => {
  test('is a model wherever one is set up, and is called so', () => {
    expect(readingWriterWords(true)).toContain('생성형 AI');
    expect(adviserWords(true)).toContain('생성형 AI');
  });

  test('is a program where none is, and nothing is called what it is not', () => {
    expect(readingWriterWords(false)).toContain('프로그램이 자동으로');
    expect(adviserWords(false)).toContain('프로그램이 자동으로');
    expect(readingWriterWords(false) + adviserWords(false)).not.toContain('AI');
  });

  test('is never said to be a person', () => {
    for (const byModel of [true, false]) expect(adviserWords(byModel)).toContain('가상의 인물');
  });
});
