import { describe, expect, test } from 'vitest';
import { j, particle } from './particle.ts';

describe('a particle', () => {
  test.each([
    ['묘목', '을/를', '묘목을'],
    ['정화', '을/를', '정화를'],
    ['서울', '으로/로', '서울로'],
    ['유금', '으로/로', '유금으로'],
    ['정화', '으로/로', '정화로'],
    ['묘목', '이에요/예요', '묘목이에요'],
    ['정화', '이에요/예요', '정화예요'],
    ['정화', '이라/라', '정화라'],
    ['식신', '과/와', '식신과'],
  ])('follows %s by its last sound', (word, pair, joined) => {
    expect(j(word, pair)).toBe(joined);
  });

  test.each([
    ['3', '을/를', '을'],
    ['7', '으로/로', '로'],
    ['10', '을/를', '을'],
    ['30', '이/가', '이'],
    ['100', '은/는', '은'],
    ['20000', '은/는', '은'],
    ['2', '이/가', '가'],
    ['甲', '을/를', '을'],
    ['丁', '이/가', '이'],
    ['火', '을/를', '를'],
    ['申', '은/는', '은'],
  ])('hears the digit or Hanja %s as it is read', (word, pair, form) => {
    expect(particle(word, pair)).toBe(form);
  });

  test.each([
    ['도화살(桃花煞)', '을/를', '도화살(桃花煞)을'],
    ['신금(辛)', '이/가', '신금(辛)이'],
    ['**묘목**', '은/는', '**묘목**은'],
    ['“그래”', '으로/로', '“그래”로'],
    ['진시', '이/가', '진시가'],
    ['저녁 7시 반', '을/를', '저녁 7시 반을'],
  ])('looks through marks and parentheses in %s', (word, pair, joined) => {
    expect(j(word, pair)).toBe(joined);
  });

  test('takes the four usual pairs either way round', () => {
    expect(j('정화', '를/을')).toBe('정화를');
    expect(j('묘목', '와/과')).toBe('묘목과');
  });

  test('takes the reading where the text does not tell', () => {
    expect(j('A', '이/가', '에이')).toBe('A가');
  });

  test('refuses what makes no sound', () => {
    expect(() => j('…', '을/를')).toThrow(RangeError);
    expect(() => j('묘목', '을')).toThrow(RangeError);
  });
});
