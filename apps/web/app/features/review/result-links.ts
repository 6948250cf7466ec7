import type { FortuneResultListItem, ResultStatus, TarotResultListItem } from '@wolha/contract';
import { paths } from '#lib/paths.ts';

/** What has not come to its end yet is watched: being written, or its money on the way back. */
const isUnderWay = ({ resultStatus }: { resultStatus: ResultStatus }): boolean =>
  resultStatus === 'WAITING' || resultStatus === 'FAILED';

/** Where a Saju result opens: a free one by content and person, one under way where it can be watched. */
export function sajuResultPath(result: FortuneResultListItem): string {
  if (result.resultStatus === 'NONE') {
    return paths.freeFortuneResult({ fortuneContentId: result.fortuneContentId, memberId: result.memberId });
  }
  return isUnderWay(result) && result.orderId !== null
    ? paths.premiumFortuneAnalysis({ fortuneResultId: result.id, orderId: result.orderId })
    : paths.premiumFortuneResult(result.id);
}

/** Where a tarot result opens: a free one as it was drawn that day. */
export function tarotResultPath(result: TarotResultListItem): string {
  if (result.resultStatus === 'NONE') {
    return paths.freeTarotResult({ fortuneContentId: result.fortuneContentId, tarotResultId: result.id });
  }
  return isUnderWay(result) && result.orderId !== null
    ? paths.premiumTarotAnalysis({ tarotResultId: result.id, orderId: result.orderId })
    : paths.premiumTarotResult(result.id);
}
