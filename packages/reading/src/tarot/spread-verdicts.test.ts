import { describe, expect, test } from 'vitest';
import { CARD_FACES, polarityOf, type CardDirection, type Suit } from '@wolha/tarot';
import { leanOf, sideOf } from './spread-verdicts.ts';
import { layOut, type DrawnCard } from './table.ts';

const DIRECTIONS: readonly CardDirection[] = ['UPRIGHT', 'REVERSED'];

/** The n-th side of the deck of that suit and weight. */
function sideWith(suit: Suit, fits: (polarity: number) => boolean, nth = 0): DrawnCard {
  const sides = CARD_FACES.filter((face) => face.suit === suit).flatMap(({ id }) =>
    DIRECTIONS.map((direction) => ({ number: id, direction })),
  );
  const found = sides.filter(({ number, direction }) => fits(polarityOf(number, direction)))[nth];
  if (!found) throw new RangeError(`no such side of ${suit}`);
  return found;
}

const bright = (polarity: number) => polarity === 1;
const hard = (polarity: number) => polarity === -1;
const even = (polarity: number) => polarity === 0;

describe('sideOf', () => {
  test('takes the kinder of the two', () => {
    const [kind, still, mine] = [
      sideWith('wands', bright),
      sideWith('cups', even),
      sideWith('swords', bright),
    ];
    expect(sideOf(layOut([kind, still, mine]))).toBe('first');
    expect(sideOf(layOut([still, kind, mine]))).toBe('second');
  });

  test("takes the one of the third card's suit where both weigh alike", () => {
    const [a, b, mine] = [sideWith('wands', bright), sideWith('cups', bright), sideWith('cups', bright, 1)];
    expect(sideOf(layOut([a, b, mine]))).toBe('second');
    expect(sideOf(layOut([b, a, mine]))).toBe('first');
  });

  test('takes the kinder before the one of the suit', () => {
    const [grim, still, mine] = [sideWith('cups', hard), sideWith('wands', even), sideWith('cups', bright)];
    expect(sideOf(layOut([grim, still, mine]))).toBe('second');
  });

  test('takes none where they weigh alike and neither is of its suit', () => {
    const cards = [sideWith('wands', bright), sideWith('cups', bright), sideWith('swords', bright)];
    expect(sideOf(layOut(cards))).toBe('level');
  });

  test('sides with neither of two hard cards', () => {
    const cards = [sideWith('wands', hard), sideWith('cups', hard), sideWith('swords', bright)];
    expect(sideOf(layOut(cards))).toBe('neither');
  });

  test('sides with neither where the row wants rest', () => {
    const cards = layOut([
      sideWith('wands', even),
      sideWith('cups', (polarity) => polarity === -2),
      sideWith('swords', (polarity) => polarity === -2),
    ]);
    expect(leanOf(cards)).toBe('rest');
    expect(sideOf(cards)).toBe('neither');
  });

  test('wants three cards', () => {
    expect(() => sideOf(layOut([sideWith('wands', bright), sideWith('cups', bright)]))).toThrow(RangeError);
  });
});
