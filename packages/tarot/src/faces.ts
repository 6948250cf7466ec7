/**
 * The 78 faces of the deck: ids, ranks and Korean names, and nothing heavier, so that a browser
 * screen which only deals cards stays small. What a card says is in `meanings/`.
 *
 * Ids: 0–21 major arcana in the usual order with 힘 as 8 and 정의 as 11, then wands 22–35,
 * cups 36–49, swords 50–63 and pentacles 64–77, each from the ace to the king.
 */

export const SUITS = ['wands', 'cups', 'swords', 'pentacles'] as const;
export type Suit = (typeof SUITS)[number];
export type CardElement = '불' | '물' | '바람' | '흙';

export interface CardFace {
  /** 0–77, the card's place in the unshuffled deck. */
  readonly id: number;
  /** What is printed on the card: 0–21 on a major card, 1–14 on a minor one (11 page … 14 king). */
  readonly rank: number;
  readonly arcana: 'major' | 'minor';
  /** null on a major card. */
  readonly suit: Suit | null;
  /** null on a major card. */
  readonly element: CardElement | null;
  readonly name: string;
  /** Other Korean names readers know the card by. */
  readonly altNames: readonly string[];
}

export const FACE_COUNT = 78;

const MAJOR_NAMES = [
  '바보',
  '마법사',
  '여사제',
  '여황제',
  '황제',
  '교황',
  '연인',
  '전차',
  '힘',
  '은둔자',
  '운명의 수레바퀴',
  '정의',
  '매달린 사람',
  '죽음',
  '절제',
  '악마',
  '탑',
  '별',
  '달',
  '태양',
  '심판',
  '세계',
] as const;

const SUIT_NAMES: Record<Suit, string> = { wands: '완드', cups: '컵', swords: '소드', pentacles: '펜타클' };
const SUIT_ELEMENTS: Record<Suit, CardElement> = { wands: '불', cups: '물', swords: '바람', pentacles: '흙' };
const COURT_NAMES: Record<number, readonly [name: string, alt: string]> = {
  11: ['페이지', '시종'],
  12: ['나이트', '기사'],
  13: ['퀸', '여왕'],
  14: ['킹', '왕'],
};
const RANKS_IN_SUIT = 14;

function majorFace(name: string, id: number): CardFace {
  return { id, rank: id, arcana: 'major', suit: null, element: null, name, altNames: [] };
}

function minorFace(suit: Suit, rank: number): CardFace {
  const suitName = SUIT_NAMES[suit];
  const court = COURT_NAMES[rank];
  const rankName = rank === 1 ? '에이스' : (court?.[0] ?? String(rank));
  const altNames = court
    ? [`${suitName} ${court[1]}`, `${suitName}의 ${court[1]}`]
    : rank === 1
      ? [`에이스 오브 ${suitName}`]
      : [];
  return {
    id: MAJOR_NAMES.length + SUITS.indexOf(suit) * RANKS_IN_SUIT + rank - 1,
    rank,
    arcana: 'minor',
    suit,
    element: SUIT_ELEMENTS[suit],
    name: `${suitName} ${rankName}`,
    altNames,
  };
}

/** All faces in id order. */
export const CARD_FACES: readonly CardFace[] = [
  ...MAJOR_NAMES.map(majorFace),
  ...SUITS.flatMap((suit) => Array.from({ length: RANKS_IN_SUIT }, (_, index) => minorFace(suit, index + 1))),
];

/** The face with this id. Throws RangeError outside 0–77. */
export function cardFaceOf(faceId: number): CardFace {
  const face = CARD_FACES[faceId];
  if (face === undefined) throw new RangeError(`no card face ${faceId}`);
  return face;
}
