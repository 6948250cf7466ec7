import type { Chat, FortuneResultListItem, TarotResultListItem } from '@wolha/contract';
import { orNothing } from '#lib/load.server.ts';
import type { Visit } from '#lib/visit.ts';

/** What a reader may look at again; null for the lists when they could not be loaded. */
export interface ReviewData {
  signedIn: boolean;
  chats: Chat[] | null;
  results: { saju: FortuneResultListItem[]; tarot: TarotResultListItem[] } | null;
  emptyImages: Record<ReviewTag, string>;
}

export type ReviewTag = 'chat' | 'saju' | 'tarot';

export async function loadReview({ api, signedIn, artUrl }: Visit): Promise<ReviewData> {
  const [chats, lists] = signedIn
    ? await Promise.all([orNothing(api('GET /v1/chats')), orNothing(api('GET /v1/fortune-result/list'))])
    : [null, null];
  return {
    signedIn,
    chats: chats?.chatList ?? null,
    results: lists && { saju: lists.fortuneResultList, tarot: lists.tarotResultList },
    emptyImages: {
      chat: artUrl('empty/no-chats'),
      saju: artUrl('empty/no-saju-results'),
      tarot: artUrl('empty/no-tarot-results'),
    },
  };
}
