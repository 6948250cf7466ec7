import { expect, test } from 'vitest';
import { holdTogether } from './hold-together.ts';

test.each([
  ['신금(申)은', '신금(申)\u2060은'],
  ['“그건 어려워요”를', '“그건 어려워요”\u2060를'],
  ['‘달’이', '‘달’\u2060이'],
  ['컵 2를', '컵\u00a02를'],
  ['3월 6일~4월 4일은', '3월\u00a06일\u2060~\u20604월\u00a04일은'],
])('%s stays on one line', (words, held) => expect(holdTogether(words)).toBe(held));

test.each(['“나도.” 그가', '한 달 2일', '(申)'])('%s may break where it could', (words) =>
  expect(holdTogether(words)).toBe(words),
);
