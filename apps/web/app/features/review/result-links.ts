import type { FortuneResultListItem, TarotResultListItem } from '@wolha/contract';
import { paths } from '#lib/paths.ts';

/** Where a Saju result opens: a free one by content and person, one still being written where it can be watched. */
export function sajuResultPath(result: FortuneResultListItem): string {
  if (result.resultStatus === 'NONE') {
    return paths.freeFortuneResult({ fortuneContentId: result.fortuneContentId, memberId: result.memberId });
  }
  return result.resultStatus === 'WAITING' && result.orderId !== null
    ? paths.premiumFortuneAnalysis({ fortuneResultId: result.id, orderId: result.orderId })
    : paths.premiumFortuneResult(result.id);
}

/** Where a tarot result opens: a free one as it was drawn that day. */
export function tarotResultPath(result: TarotResultListItem): string {
  if (result.resultStatus === 'NONE') {
    return paths.freeTarotResult({ fortuneContentId: result.fortuneContentId, tarotResultId: result.id });
  }
  return result.resultStatus === 'WAITING' && result.orderId !== null
    ? paths.premiumTarotAnalysis({ tarotResultId: result.id, orderId: result.orderId })
    : paths.premiumTarotResult(result.id);
}
