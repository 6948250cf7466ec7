import type { FortuneContent, FortuneContentCard, Recommendation } from '@wolha/contract';
import type { ArtShelf } from './ports.ts';
import type { ContentRow } from './repository.ts';

export const contentCard = (content: ContentRow, art: ArtShelf): FortuneContentCard => ({
  id: content.id,
  title: content.title,
  subtitle: content.subtitle,
  thumbnailImageUrl: art.url(`thumb/${content.art}`),
  freeTitle: content.freeTitle,
  freeThumbnailImageUrl: content.purchaseType === 'FREE' ? art.url(`thumb/${content.art}`) : null,
  originalPrice: content.originalPrice,
  discountPrice: content.discountPrice,
  purchaseType: content.purchaseType,
  serviceType: content.serviceType,
});

const recommendation = (content: ContentRow, art: ArtShelf): Recommendation => ({
  id: content.id,
  title: content.title,
  subtitle: content.subtitle,
  thumbnailImageUrl: art.url(`thumb/${content.art}`),
  serviceType: content.serviceType,
  purchaseType: content.purchaseType,
  originalPrice: content.originalPrice,
  discountPrice: content.discountPrice,
});

/** A content with everything its own page shows. Recommendations that are no longer published are left out. */
export function contentOnWire(
  content: ContentRow,
  contents: ReadonlyMap<number, ContentRow>,
  art: ArtShelf,
): FortuneContent {
  const [question1, question2, question3] = content.tarot?.questions ?? [];
  return {
    ...contentCard(content, art),
    detailPageImageUrl: art.url(`detail/${content.art}`),
    detailPanels: art.panels(content.art),
    shareImageUrl: art.url(`og/${content.art}`),
    intro: content.intro,
    tableOfContents: content.chapters.map((chapter, index) => `${index + 1}. ${chapter.title}`).join('\n'),
    chapters: content.chapters.map((chapter) => chapter.title),
    minChars: content.minChars,
    recommendations: content.recommendations
      .map((id) => contents.get(id))
      .filter((other) => other !== undefined && other.published)
      .map((other) => recommendation(other as ContentRow, art)),
    tarotPrompt:
      content.tarot && question1 !== undefined
        ? {
            tarotQuestion1: question1,
            tarotQuestion2: question2 ?? null,
            tarotQuestion3: question3 ?? null,
            tarotSpread: content.tarot.spread,
          }
        : null,
  };
}
