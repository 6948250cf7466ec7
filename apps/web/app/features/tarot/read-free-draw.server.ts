import type { FortuneContent, FreeTarotResult } from '@wolha/contract';
import { paths } from '#lib/paths.ts';
import type { Visit } from '#lib/visit.ts';

type FreeDraw = { fortuneContent: FortuneContent; freeTarotResult: FreeTarotResult } | { redirectTo: string };

/**
 * The free result an address asks for: of a drawn card, or of an earlier draw by its id. Leads to the login, with the
 * draw, whoever is not signed in, and back to the content whoever brings no card.
 */
export async function readFreeDraw({ api, signedIn }: Visit, query: URLSearchParams): Promise<FreeDraw> {
  const fortuneContentId = Number(query.get('fortuneContentId'));
  const tarotCardId = Number(query.get('tarotCardId'));
  const tarotResultId = query.get('tarotResultId');
  const gender = query.get('gender') === 'MALE' ? 'MALE' : 'FEMALE';
  const kind = { serviceType: 'TAROT', purchaseType: 'FREE' } as const;
  if (!signedIn) {
    if (tarotResultId !== null)
      return { redirectTo: paths.authFor(paths.freeTarotResult({ fortuneContentId, tarotResultId })) };
    return { redirectTo: paths.auth({ ...kind, fortuneContentId, tarotCardId, gender }) };
  }
  if (tarotResultId !== null) {
    return api('GET /v1/tarot-result/{id}/free-tarot-analysis', { params: { id: tarotResultId } });
  }
  if (!query.has('tarotCardId')) return { redirectTo: paths.content({ ...kind, id: fortuneContentId }) };
  return api('POST /v1/fortune-content/{id}/free-tarot-analysis', {
    params: { id: fortuneContentId },
    body: { tarotCardId, gender },
  });
}
