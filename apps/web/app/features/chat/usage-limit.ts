import type { UsageLimit } from '@wolha/contract';

const AFTER = '내일 다시 이용하거나 크레딧을 충전해주세요.';

/** Why nothing can be asked now, in the product's words; null while free use or credits are left. */
export function limitMessage(
  { isTotalUsageLimit, isUserUsageLimit }: Pick<UsageLimit, 'isTotalUsageLimit' | 'isUserUsageLimit'>,
  credit: number,
): string | null {
  if (credit > 0) return null;
  if (isTotalUsageLimit) return `오늘 하루 전체 사용량이 제한되었습니다. ${AFTER}`;
  if (isUserUsageLimit) return `오늘 하루 개인 사용량이 제한되었습니다. ${AFTER}`;
  return null;
}
