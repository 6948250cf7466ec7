import type { FortuneResultListItem, TarotResultListItem } from '@wolha/contract';
import { orNothing } from '#lib/load.server.ts';
import type { Visit } from '#lib/visit.ts';

/** What a reader may look at again; null for the lists when they could not be loaded. */
export interface ReviewData {
  signedIn: boolean;
  results: { saju: FortuneResultListItem[]; tarot: TarotResultListItem[] } | null;
  emptyImages: Record<ReviewTag, string>;
}

export type ReviewTag = 'chat' | 'saju' | 'tarot';

export async function loadReview({ api, signedIn, artUrl }: Visit): Promise<ReviewData> {
  const lists = signedIn ? await orNothing(api('GET /v1/fortune-result/list')) : null;
  return {
    signedIn,
    results: lists && { saju: lists.fortuneResultList, tarot: lists.tarotResultList },
    emptyImages: {
      chat: artUrl('empty/no-chats'),
      saju: artUrl('empty/no-saju-results'),
      tarot: artUrl('empty/no-tarot-results'),
    },
  };
}
