import { CARD_ROWS, type CardRow } from '@wolha/tarot/deck';

/** Addresses of the drawings a card table needs. `faces` stand in the order of the card ids, 1–156. */
export interface CardArt {
  back: string;
  faces: readonly string[];
}

export const cardArt = (artUrl: (name: string) => string): CardArt => ({
  back: artUrl('card/back'),
  faces: CARD_ROWS.map(({ number, direction }) => artUrl(`card/${number}-${direction.toLowerCase()}`)),
});

export const faceOf = (art: CardArt, card: CardRow): string => art.faces[card.id - 1] ?? art.back;
