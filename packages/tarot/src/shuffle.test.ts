import { describe, expect, test } from 'vitest';
import { findCardRow, type CardRow } from '#card-row.ts';
import { CARD_FACES, FACE_COUNT } from '#faces.ts';
import { seededWords } from '#seeded-words.ts';
import { UPRIGHT_SHARE, shuffleDeck, shuffled } from '#shuffle.ts';
import { cryptoRandom } from '#uniform-integers.ts';

const seed = 78_156;

/** How far each position's faces are from equally likely, in standard deviations of chi-square. */
function positionDeviations(counts: Float64Array, shuffles: number): number[] {
  const expected = shuffles / FACE_COUNT;
  const freedom = FACE_COUNT - 1;
  return Array.from({ length: FACE_COUNT }, (_, position) => {
    let chiSquare = 0;
    for (let face = 0; face < FACE_COUNT; face += 1) {
      chiSquare += ((counts[position * FACE_COUNT + face] ?? 0) - expected) ** 2 / expected;
    }
    return (chiSquare - freedom) / Math.sqrt(2 * freedom);
  });
}

describe('shuffled', () => {
  test('keeps every item and leaves the given list alone', () => {
    const random = cryptoRandom(seededWords(seed));
    const before = [1, 2, 2, 3, 5, 8];
    const after = shuffled(before, random);
    expect(before).toEqual([1, 2, 2, 3, 5, 8]);
    expect(after.toSorted((a, b) => a - b)).toEqual(before);
  });

  test('makes all orders of four about equally often', () => {
    const random = cryptoRandom(seededWords(seed));
    const counts = new Map<string, number>();
    const shuffles = 24_000;
    for (let i = 0; i < shuffles; i += 1) {
      const order = shuffled('abcd'.split(''), random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare, `seed ${seed}`).toBeLessThan(49.7); // 23 degrees of freedom, p = 0.001
  });
});

describe('shuffleDeck over 100,000 shuffles', () => {
  const shuffles = 100_000;
  const random = cryptoRandom(seededWords(seed));
  const faceAtPosition = new Float64Array(FACE_COUNT * FACE_COUNT);
  const uprightOfFace = new Float64Array(FACE_COUNT);
  const uprightAtPosition = new Float64Array(FACE_COUNT);
  const uprightCounts = new Map<number, number>();
  let incompleteDecks = 0;
  for (let i = 0; i < shuffles; i += 1) {
    const deck = shuffleDeck(random);
    const seen = new Uint8Array(FACE_COUNT);
    let distinct = 0;
    let upright = 0;
    for (const [position, card] of deck.entries()) {
      distinct += seen[card.number] === 0 ? 1 : 0;
      seen[card.number] = 1;
      faceAtPosition[position * FACE_COUNT + card.number]! += 1;
      if (card.direction === 'UPRIGHT') {
        upright += 1;
        uprightOfFace[card.number]! += 1;
        uprightAtPosition[position]! += 1;
      }
    }
    if (deck.length !== FACE_COUNT || distinct !== FACE_COUNT) incompleteDecks += 1;
    uprightCounts.set(upright, (uprightCounts.get(upright) ?? 0) + 1);
  }

  test('every deck holds each of the 78 faces once', () => {
    expect(incompleteDecks).toBe(0);
  });

  test('every face is equally likely at every position', () => {
    const deviations = positionDeviations(faceAtPosition, shuffles);
    expect(Math.max(...deviations), `seed ${seed}`).toBeLessThan(4.5);
    expect(Math.min(...deviations), `seed ${seed}`).toBeGreaterThan(-4.5);
  });

  test('the upright share always lies within its bounds and takes every value in them equally often', () => {
    const counts = [...uprightCounts.keys()].toSorted((a, b) => a - b);
    expect(counts[0]! / FACE_COUNT).toBeGreaterThanOrEqual(UPRIGHT_SHARE.min);
    expect(counts.at(-1)! / FACE_COUNT).toBeLessThanOrEqual(UPRIGHT_SHARE.max);
    expect(counts).toEqual([39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50]);
    const expected = shuffles / counts.length;
    const chiSquare = [...uprightCounts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    expect(chiSquare, `seed ${seed}`).toBeLessThan(31.3); // 11 degrees of freedom, p = 0.001
  });

  test('no face and no position is upright more often than another', () => {
    const share = 44.5 / FACE_COUNT;
    const deviation = Math.sqrt((share * (1 - share)) / shuffles);
    for (const upright of [...uprightOfFace, ...uprightAtPosition]) {
      expect(Math.abs(upright / shuffles - share), `seed ${seed}`).toBeLessThan(4.5 * deviation);
    }
  });

  test('a shuffle that swaps with any card, the common mistake, would be noticed', () => {
    const counts = new Float64Array(FACE_COUNT * FACE_COUNT);
    for (let i = 0; i < 20_000; i += 1) {
      const order = CARD_FACES.map((face) => face.id);
      for (let a = 0; a < FACE_COUNT; a += 1) {
        const b = random.below(FACE_COUNT);
        [order[a], order[b]] = [order[b]!, order[a]!];
      }
      for (const [position, face] of order.entries()) counts[position * FACE_COUNT + face]! += 1;
    }
    expect(Math.max(...positionDeviations(counts, 20_000))).toBeGreaterThan(4.5);
  });
});

test('shuffleDeck deals rows of the card table', () => {
  const deck: CardRow[] = shuffleDeck(cryptoRandom(seededWords(seed)));
  for (const card of deck) expect(card).toEqual(findCardRow(card.id));
});
