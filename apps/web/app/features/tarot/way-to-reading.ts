import type { FortuneContent } from '@wolha/contract';
import { formatTarotCardIds } from '@wolha/tarot/deck';
import { paths } from '#lib/paths.ts';
import type { CardDraw } from './card-table.tsx';

/** Where a draw goes on: to the result or the payment, for a reader who is not signed in by way of the login. */
export function wayToReading(
  content: Pick<FortuneContent, 'id' | 'purchaseType' | 'tarotPrompt'>,
  { tarotCardIds, gender }: CardDraw,
  signedIn: boolean,
): string {
  const login = { serviceType: 'TAROT', purchaseType: content.purchaseType };
  if (content.purchaseType === 'FREE') {
    const draw = { fortuneContentId: content.id, tarotCardId: tarotCardIds[0] ?? 0, gender };
    return signedIn ? paths.freeTarotResult(draw) : paths.auth({ ...login, ...draw });
  }
  const draw = {
    fortuneContentId: content.id,
    tarotCardIds: formatTarotCardIds(tarotCardIds),
    gender,
    spreadCode: content.tarotPrompt?.tarotSpread.code,
  };
  return signedIn ? paths.tarotPayment(draw) : paths.auth({ ...login, ...draw });
}
