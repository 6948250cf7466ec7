import type { ReviewData, ReviewTag } from './load-review.server.ts';

export const isReviewTag = (value: string | null): value is ReviewTag =>
  value === 'chat' || value === 'saju' || value === 'tarot';

/** Where a reader starts: at the first tag that holds something. */
export function firstTag({ chats, results }: Pick<ReviewData, 'chats' | 'results'>): ReviewTag {
  if (chats && chats.length > 0) return 'chat';
  if (results && results.saju.length > 0) return 'saju';
  if (results && results.tarot.length > 0) return 'tarot';
  return 'chat';
}
