import type { SexType } from '@wolha/contract';
import { writeTarotReading } from '@wolha/reading';
import { ChosenCardsError, chosenCard, type CardRow } from '@wolha/tarot/deck';
import type { ContentRow } from '#catalogue/repository.ts';
import type { TarotOutline } from '#catalogue/schema.ts';
import { AppError } from '#platform/app-error.ts';
import { koreanDay } from '#platform/clock.ts';
import type { ReadingPorts } from './ports.ts';
import { findFreeTarot, keepFreeTarot, type FreeTarotRow } from './tarot-repository.ts';

export interface ReadFreeTarot {
  userId: number;
  contentId: number;
  /** The drawn card as it travels, 1–156. */
  tarotCardId: number;
  gender: SexType;
}

export interface FreeTarot {
  content: ContentRow;
  result: FreeTarotRow;
}

type TarotContent = ContentRow & { tarot: TarotOutline };

/**
 * The free tarot reading of a drawn card. The first draw of a Korean day decides it for that reader and content;
 * every later one is answered with it, whatever its card, also when two come at once.
 * Throws NOT_FOUND, CONTENT_NOT_FREE, CONTENT_KIND_MISMATCH, or INVALID_REQUEST for a card no deck holds.
 */
export async function readFreeTarot(ports: ReadingPorts, ask: ReadFreeTarot): Promise<FreeTarot> {
  const content = await freeTarotContent(ports, ask.contentId);
  const card = drawnCard(ask.tarotCardId);
  const now = ports.clock.now();
  const key = { userId: ask.userId, contentId: content.id, koreanDay: koreanDay(now) };
  const stored = await findFreeTarot(ports.db, key);
  if (stored) return { content, result: stored };
  const { writer, markdown, chapters } = writeTarotReading({
    content,
    questions: content.tarot.questions,
    spread: content.tarot.spread,
    cards: [card],
    gender: ask.gender,
    on: key.koreanDay.replaceAll('-', ''),
  });
  const result = await keepFreeTarot(ports.db, {
    ...key,
    id: ports.newId(),
    gender: ask.gender,
    cards: [card.id],
    reading: { writer, markdown, chapters },
    createdAt: now,
    updatedAt: now,
  });
  return { content, result };
}

async function freeTarotContent({ catalogue }: ReadingPorts, contentId: number): Promise<TarotContent> {
  const content = (await catalogue()).contents.get(contentId);
  if (!content?.published) throw new AppError('NOT_FOUND');
  if (content.serviceType !== 'TAROT' || !content.tarot) throw new AppError('CONTENT_KIND_MISMATCH');
  if (content.purchaseType !== 'FREE') throw new AppError('CONTENT_NOT_FREE');
  return { ...content, tarot: content.tarot };
}

function drawnCard(tarotCardId: number): CardRow {
  try {
    return chosenCard(tarotCardId);
  } catch (error) {
    if (!(error instanceof ChosenCardsError)) throw error;
    throw new AppError('INVALID_REQUEST', { fields: { tarotCardId: error.message }, cause: error });
  }
}
