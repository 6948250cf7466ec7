import { ChosenCardsError, chosenCards, parseTarotCardIds } from '@wolha/tarot/deck';
import { AppError } from '#platform/app-error.ts';
import { contentForSale } from './check-payment.ts';
import { readingGoods } from './goods.ts';
import { placeOrder } from './place-order.ts';
import type { OrderPorts } from './ports.ts';
import type { OrderRow } from './repository.ts';

export interface CheckTarotPayment {
  userId: number;
  orderId: string;
  campaign?: string | undefined;
  contentId: number;
  /** The cards drawn, as a list or its JSON text; may follow with the buyer's way back from the card window. */
  cards: unknown;
  gender: 'FEMALE' | 'MALE' | undefined;
}

/**
 * Writes the order of a premium tarot reading. Every draw is a purchase of its own. Throws INVALID_REQUEST for cards
 * no deck deals, and as {@link checkPayment}.
 */
export async function checkTarotPayment(ports: OrderPorts, check: CheckTarotPayment): Promise<OrderRow> {
  const content = await contentForSale(ports, check.contentId, 'TAROT');
  return placeOrder(ports, {
    userId: check.userId,
    orderId: check.orderId,
    campaign: check.campaign,
    goods: {
      ...readingGoods(content, ports.newId()),
      cards: check.cards === undefined ? null : readCards(check.cards, content.tarot?.spread.count ?? 1),
      gender: check.gender ?? null,
    },
  });
}

function readCards(given: unknown, count: number): number[] {
  try {
    return cardIds(given, count);
  } catch (error) {
    if (!(error instanceof ChosenCardsError)) throw error;
    throw new AppError('INVALID_REQUEST', { fields: { tarotCardIds: error.message }, cause: error });
  }
}

/** The ids of cards drawn for a spread of so many. Throws ChosenCardsError. */
export function cardIds(given: unknown, count: number): number[] {
  const cards = typeof given === 'string' ? parseTarotCardIds(given, count) : chosenCards(given, count);
  return cards.map((card) => card.id);
}
