import { findCardRow, type CardRow } from '#card-row.ts';
import { ALREADY_SELECTED_ALERT, tooFewCardsAlert, tooManyCardsAlert } from '#selection.ts';

/** The cards a reader sends back, read from outside and not to be trusted. */

export type ChosenCardsErrorCode =
  'NOT_A_CARD_LIST' | 'UNKNOWN_CARD' | 'TOO_FEW_CARDS' | 'TOO_MANY_CARDS' | 'SAME_CARD';

/** Why chosen cards were refused: a code for programs, and a Korean message a reader may see. */
export class ChosenCardsError extends Error {
  override readonly name = 'ChosenCardsError';
  readonly code: ChosenCardsErrorCode;

  constructor(code: ChosenCardsErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

const UNREADABLE = '선택한 카드를 확인할 수 없습니다. 카드를 다시 선택해주세요.';

/**
 * The card of a `tarotCardId`, 1–156. Throws ChosenCardsError UNKNOWN_CARD for anything else.
 */
export function chosenCard(id: unknown): CardRow {
  const card = typeof id === 'number' ? findCardRow(id) : undefined;
  if (card === undefined) throw new ChosenCardsError('UNKNOWN_CARD', UNREADABLE);
  return card;
}

/**
 * The cards of a list of ids, in the order they were drawn. Throws ChosenCardsError when it is no
 * list, holds an unknown id, too few or too many cards for the spread, or one face twice: the same
 * card, or the same face in both directions, which no deck can deal.
 */
export function chosenCards(ids: unknown, count: number): CardRow[] {
  if (!Array.isArray(ids)) throw new ChosenCardsError('NOT_A_CARD_LIST', UNREADABLE);
  if (ids.length < count) throw new ChosenCardsError('TOO_FEW_CARDS', tooFewCardsAlert(count));
  if (ids.length > count) throw new ChosenCardsError('TOO_MANY_CARDS', tooManyCardsAlert(count));
  const cards = ids.map(chosenCard);
  if (new Set(cards.map((card) => card.number)).size !== cards.length) {
    throw new ChosenCardsError('SAME_CARD', ALREADY_SELECTED_ALERT);
  }
  return cards;
}

/**
 * The cards of a `tarotCardIds` text, a JSON list of ids such as `[12,91,7]`. Throws ChosenCardsError
 * NOT_A_CARD_LIST when it is no JSON, and otherwise as chosenCards.
 */
export function parseTarotCardIds(text: string, count: number): CardRow[] {
  return chosenCards(parseJson(text), count);
}

/** The `tarotCardIds` text of these ids. */
export function formatTarotCardIds(ids: readonly number[]): string {
  return JSON.stringify(ids);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ChosenCardsError('NOT_A_CARD_LIST', UNREADABLE);
  }
}
