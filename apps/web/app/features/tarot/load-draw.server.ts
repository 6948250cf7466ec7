import type { FortuneContent, SexType } from '@wolha/contract';
import { ChosenCardsError, cardCountOf, parseTarotCardIds, type CardRow } from '@wolha/tarot/deck';
import { orErrorPage } from '#lib/load.server.ts';
import { paths } from '#lib/paths.ts';
import type { Visit } from '#lib/visit.ts';

interface LoadedDraw {
  content: FortuneContent;
  cards: CardRow[];
  gender: SexType;
}

/**
 * The draw an address asks to pay for. Leads to the login, with the draw, whoever is not signed in, and back to the
 * content whoever brings cards that no deck deals.
 */
export async function loadDraw(
  { api, signedIn }: Visit,
  query: URLSearchParams,
): Promise<LoadedDraw | { redirectTo: string }> {
  const fortuneContentId = Number(query.get('fortuneContentId'));
  const gender = query.get('gender') === 'MALE' ? 'MALE' : 'FEMALE';
  const tarotCardIds = query.get('tarotCardIds') ?? '';
  const kind = { serviceType: 'TAROT', purchaseType: 'PREMIUM' } as const;
  if (!signedIn) {
    const spreadCode = query.get('spreadCode') ?? undefined;
    return { redirectTo: paths.auth({ ...kind, fortuneContentId, tarotCardIds, gender, spreadCode }) };
  }
  const { fortuneContent: content } = await orErrorPage(
    api('GET /v1/fortune-content/{id}', { params: { id: fortuneContentId } }),
  );
  const spread = content.tarotPrompt?.tarotSpread;
  const cards = spread && cardsOf(tarotCardIds, cardCountOf(spread.code));
  if (!cards || content.purchaseType !== 'PREMIUM') return { redirectTo: paths.content(content) };
  return { content, cards, gender };
}

function cardsOf(tarotCardIds: string, count: number): CardRow[] | null {
  try {
    return parseTarotCardIds(tarotCardIds, count);
  } catch (error) {
    if (error instanceof ChosenCardsError) return null;
    throw error;
  }
}
