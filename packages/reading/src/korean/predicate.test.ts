import { describe, expect, test } from 'vitest';
import { conjugate } from './predicate.ts';

describe('a clause takes an ending', () => {
  test.each([
    ['먼저 챙기다', '습니다', '먼저 챙깁니다'],
    ['먼저 챙기다', '고', '먼저 챙기고'],
    ['먼저 챙기다', '어요', '먼저 챙겨요'],
    ['집을 짓다', '면', '집을 지으면'],
    ['말을 듣다', '어서', '말을 들어서'],
    ['손을 돕다', '어요', '손을 도와요'],
    ['자리를 만들다', '는', '자리를 만드는'],
    ['자리를 만들다', '습니다', '자리를 만듭니다'],
    ['답을 모르다', '어요', '답을 몰라요'],
    ['뒤를 따르다', '어서', '뒤를 따라서'],
    ['글을 쓰다', '어요', '글을 써요'],
    ['말이 없다', '는데', '말이 없는데'],
    ['힘이 되다', '어요', '힘이 돼요'],
    ['잠깐 쉬다', '어요', '잠깐 쉬어요'],
    ['입을 닫다', '며', '입을 닫으며'],
    ['이유를 되묻다', '면', '이유를 되물으면'],
    ['길을 걷다', '니', '길을 걸으니'],
  ] as const)('%s + %s', (clause, ending, result) => {
    expect(conjugate(clause, ending)).toBe(result);
  });

  test('refuses what is not in dictionary form', () => {
    expect(() => conjugate('먼저 챙겨요', '고')).toThrow(RangeError);
  });
});
