import { shuffleDeck, type CardRow, type UniformIntegers } from '@wolha/tarot/deck';

/** A deck lying face down, and the cards taken from it: row ids in the order they were picked. */
export interface Draw {
  readonly deck: readonly CardRow[];
  readonly selection: readonly number[];
}

/** A newly shuffled deck with nothing picked. */
export const freshDraw = (random: UniformIntegers): Draw => ({ deck: shuffleDeck(random), selection: [] });

/** The picked cards in order; a place not filled yet is undefined. */
export const pickedCards = ({ deck, selection }: Draw, count: number): (CardRow | undefined)[] =>
  Array.from({ length: count }, (_, place) => deck.find((card) => card.id === selection[place]));

/** Where in the deck a picked card lay, 0–77. */
export const positionOf = ({ deck }: Draw, cardId: number): number =>
  deck.findIndex((card) => card.id === cardId);
