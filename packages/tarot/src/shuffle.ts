import { CARD_FACES, FACE_COUNT } from '#faces.ts';
import { cardRowId, type CardDirection, type CardRow } from '#card-row.ts';
import type { UniformIntegers } from '#uniform-integers.ts';

/** The share of upright cards in one shuffled deck lies between these. */
export const UPRIGHT_SHARE = { min: 0.5, max: 0.65 } as const;

const FEWEST_UPRIGHT = Math.ceil(FACE_COUNT * UPRIGHT_SHARE.min);
const MOST_UPRIGHT = Math.floor(FACE_COUNT * UPRIGHT_SHARE.max);

/** A copy in random order (Fisher–Yates): every order is equally likely. */
export function shuffled<T>(items: readonly T[], random: UniformIntegers): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/**
 * A freshly shuffled deck: each of the 78 faces once, in random order, each upright or reversed.
 *
 * The number of upright cards is drawn anew for every shuffle, uniformly among the whole numbers of
 * cards that make 50–65 % of the deck (39–50); which cards those are is independent of the order.
 */
export function shuffleDeck(random: UniformIntegers): CardRow[] {
  const uprightCount = FEWEST_UPRIGHT + random.below(MOST_UPRIGHT - FEWEST_UPRIGHT + 1);
  const directions = shuffled(
    CARD_FACES.map((_, index): CardDirection => (index < uprightCount ? 'UPRIGHT' : 'REVERSED')),
    random,
  );
  return shuffled(CARD_FACES, random).map((face, index) => {
    const direction = directions[index] ?? 'UPRIGHT';
    return { id: cardRowId(face.id, direction), number: face.id, name: face.name, direction };
  });
}
