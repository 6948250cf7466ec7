import {
  cardFaceOf,
  DIRECTION_NAMES,
  polarityOf,
  type CardDirection,
  type CardFace,
  type Suit,
} from '@wolha/tarot';

/** A card as it was drawn. */
export interface DrawnCard {
  /** Face id, 0–77. */
  number: number;
  direction: CardDirection;
}

/** Kind, neither, or hard: the sign of the card's weight as it lies. */
export type CardTone = 'bright' | 'even' | 'hard';
export type CardGroup = Suit | 'major';

/** A drawn card on its place of the table. */
export interface LaidCard {
  /** 0 for the first. */
  place: number;
  face: CardFace;
  direction: CardDirection;
  polarity: number;
  tone: CardTone;
  group: CardGroup;
  /** `컵 2 정방향` */
  label: string;
}

const toneOf = (polarity: number): CardTone => (polarity > 0 ? 'bright' : polarity < 0 ? 'hard' : 'even');

/** Whether the card would weigh alike turned over. */
export const weighsAlikeTurned = ({ face, direction, tone }: LaidCard): boolean =>
  toneOf(polarityOf(face.id, direction === 'UPRIGHT' ? 'REVERSED' : 'UPRIGHT')) === tone;

/** The drawn cards laid out in order. Throws RangeError for a face no deck holds, none at all, or one face twice. */
export function layOut(cards: readonly DrawnCard[]): LaidCard[] {
  if (cards.length === 0) throw new RangeError('no card was drawn');
  if (new Set(cards.map(({ number }) => number)).size < cards.length)
    throw new RangeError('a face lies on the table twice');
  return cards.map(({ number, direction }, place) => {
    const face = cardFaceOf(number);
    const polarity = polarityOf(number, direction);
    return {
      place,
      face,
      direction,
      polarity,
      tone: toneOf(polarity),
      group: face.suit ?? 'major',
      label: `${face.name} ${DIRECTION_NAMES[direction]}`,
    };
  });
}
