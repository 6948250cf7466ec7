/** What a page says when it could not be had, by the page that was asked for: the first that fits. */
const FAILURE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^\/(free|premium)-(fortune|tarot)-content\//, '운세 컨텐츠 가져오기 에러'],
  [/^\/(payment|tarot-payment)$/, '멤버 사주 분석 에러'],
  [/^\/free-fortune-result$/, '무료 운세 분석 에러'],
  [/^\/free-tarot-result$/, '무료 타로 운세 분석 에러'],
  [/^\/premium-fortune-result\//, '프리미엄 운세 결과 가져오기 에러'],
  [/^\/premium-tarot-result\//, '프리미엄 타로 운세 분석 에러'],
  [/^\/partner\/[^/]+\/chat\//, '상담 내용 가져오기 에러'],
  [/^\/partner\/[^/]+$/, '상담가 정보 가져오기 에러'],
  [/^\/partner$/, '상담가 목록 가져오기 에러'],
];

/** The words of the alert over a page that failed; null where the page itself says enough. */
export const failureWords = (pathname: string): string | null =>
  FAILURE_WORDS.find(([pages]) => pages.test(pathname))?.[1] ?? null;
