import type { FreeTarotResult, ReadingChapter, TarotResultCard } from '@wolha/contract';
import { findCardRow, type CardRow } from '@wolha/tarot/deck';
import type { ArtShelf } from '#catalogue/ports.ts';
import type { ContentRow } from '#catalogue/repository.ts';
import type { FreeTarotRow } from './tarot-repository.ts';

/** The picture of a card as it lay: reversed ones are drawings of their own, with the name plate upright. */
export const cardImageUrl = (
  { number, direction }: Pick<CardRow, 'number' | 'direction'>,
  art: ArtShelf,
): string => art.url(`card/${number}-${direction.toLowerCase()}`);

/** A stored card by its id, 1–156. Throws RangeError for an id no card has. */
export function tarotCardOnWire(id: number, art: ArtShelf): TarotResultCard['tarotCard'] {
  const card = findCardRow(id);
  if (!card) throw new RangeError(`no tarot card ${id}`);
  return { ...card, tarotCardImageUrl: cardImageUrl(card, art) };
}

/** A reading's chapters with the present addresses of the cards they show: addresses change when a drawing does. */
export function chaptersWithCards(
  chapters: readonly ReadingChapter[],
  cardIds: readonly number[],
  art: ArtShelf,
): ReadingChapter[] {
  const cards = cardIds.map((id) => tarotCardOnWire(id, art));
  const imageOf = (name: string) => cards.find((card) => card.name === name)?.tarotCardImageUrl ?? '';
  return chapters.map((chapter) => ({
    ...chapter,
    blocks: chapter.blocks.map((block) =>
      block.kind === 'cards'
        ? { ...block, cards: block.cards.map((card) => ({ ...card, tarotCardImageUrl: imageOf(card.name) })) }
        : block,
    ),
  }));
}

export function freeTarotResult(content: ContentRow, result: FreeTarotRow, art: ArtShelf): FreeTarotResult {
  const [cardId = 0] = result.cards;
  const card = tarotCardOnWire(cardId, art);
  return {
    id: result.id,
    question: content.tarot?.questions[0] ?? content.title,
    gender: result.gender,
    tarotCardId: card.id,
    tarotCardName: card.name,
    tarotCardDirection: card.direction,
    tarotCardImageUrl: card.tarotCardImageUrl,
    answer: JSON.stringify(result.reading.markdown),
    chapters: chaptersWithCards(result.reading.chapters, result.cards, art),
    createdAt: result.createdAt.toISOString(),
  };
}
