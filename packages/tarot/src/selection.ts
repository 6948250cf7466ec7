/** Picking cards from the spread deck: pure rules over the list of row ids picked so far, in order. */

export type PickRefusal = 'ALREADY_SELECTED' | 'TOO_MANY';

export type PickOutcome =
  | { readonly picked: true; readonly selection: readonly number[] }
  | { readonly picked: false; readonly refusal: PickRefusal; readonly alert: string };

export const ALREADY_SELECTED_ALERT = '이미 선택된 카드입니다.';
export const tooManyCardsAlert = (count: number): string => `최대 ${count}장의 카드만 선택할 수 있습니다.`;
export const tooFewCardsAlert = (count: number): string => `${count}장의 카드를 모두 선택해주세요.`;

/**
 * Adds a card to the selection, or says why not. A card already picked is told as such even when the
 * selection is full: that is what the reader's finger just did.
 */
export function pickCard(selection: readonly number[], cardId: number, count: number): PickOutcome {
  if (selection.includes(cardId)) {
    return { picked: false, refusal: 'ALREADY_SELECTED', alert: ALREADY_SELECTED_ALERT };
  }
  if (selection.length >= count) {
    return { picked: false, refusal: 'TOO_MANY', alert: tooManyCardsAlert(count) };
  }
  return { picked: true, selection: [...selection, cardId] };
}

/** Takes the card picked last back; an empty selection stays empty. */
export function undoLastPick(selection: readonly number[]): readonly number[] {
  return selection.slice(0, -1);
}

/** Whether every place of the spread holds a card. */
export function isSelectionComplete(selection: readonly number[], count: number): boolean {
  return selection.length === count;
}
