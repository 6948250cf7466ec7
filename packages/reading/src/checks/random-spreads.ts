import { FACE_COUNT } from '@wolha/tarot';
import type { DrawnCard } from '#tarot/table.ts';
import { randomOf } from './random-births.ts';

const UPRIGHT_SHARE = 0.57;

/** `count` rows of `size` cards, no face twice in a row; the same for one seed. */
export function randomSpreads(seed: number, count: number, size: number): DrawnCard[][] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => {
    const faces = new Set<number>();
    while (faces.size < size) faces.add(Math.floor(random() * FACE_COUNT));
    return [...faces].map((number): DrawnCard => ({
      number,
      direction: random() < UPRIGHT_SHARE ? 'UPRIGHT' : 'REVERSED',
    }));
  });
}
