import { describe, expect, test } from 'vitest';
import { breakLines } from './card.ts';

describe('titles break by sense', () => {
  test.each([
    ['나의 연애 사용 설명서', ['나의 연애', '사용 설명서']],
    ['결혼까지 갈 수 있을까', ['결혼까지', '갈 수 있을까']],
    ['앞으로 석 달, 연애 예보', ['앞으로 석 달,', '연애 예보']],
    ['이 결혼, 해도 될까', ['이 결혼,', '해도 될까']],
    ['다시 이어질 인연, 여기까지인 인연', ['다시 이어질 인연,', '여기까지인 인연']],
  ])('%s', (title, lines) => {
    expect(breakLines(title, 7.6)).toEqual(lines);
  });

  test('a short title stays on one line', () => {
    expect(breakLines('썸의 속도', 7.6)).toEqual(['썸의 속도']);
  });

  test('no line is wider than asked while words allow it', () => {
    for (const line of breakLines('오래 앓는 사람일까, 금세 일어서는 사람일까', 9))
      expect(line.length).toBeLessThanOrEqual(12);
  });
});
