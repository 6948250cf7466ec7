import { expect, test } from 'vitest';
import { failureWords } from './failure-words.ts';

test.each([
  ['/free-fortune-content/35', '운세 컨텐츠 가져오기 에러'],
  ['/premium-tarot-content/21', '운세 컨텐츠 가져오기 에러'],
  ['/payment', '멤버 사주 분석 에러'],
  ['/free-fortune-result', '무료 운세 분석 에러'],
  ['/free-tarot-result', '무료 타로 운세 분석 에러'],
  ['/premium-fortune-result/x', '프리미엄 운세 결과 가져오기 에러'],
  ['/premium-tarot-result/x', '프리미엄 타로 운세 분석 에러'],
  ['/partner', '상담가 목록 가져오기 에러'],
  ['/partner/3', '상담가 정보 가져오기 에러'],
  ['/partner/3/chat/x', '상담 내용 가져오기 에러'],
  ['/', null],
  ['/terms', null],
])('%s that cannot be had says %s', (pathname, words) => {
  expect(failureWords(pathname)).toBe(words);
});
