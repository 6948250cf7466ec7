import { describe, expect, test } from 'vitest';
import { polarityOf } from '@wolha/tarot';
import { layOut, weighsAlikeTurned } from './table.ts';

const FACES = Array.from({ length: 78 }, (_, number) => number);

describe('weighsAlikeTurned', () => {
  test('holds for both sides of a face or for neither', () => {
    for (const number of FACES) {
      const [upright, reversed] = (['UPRIGHT', 'REVERSED'] as const).map((direction) =>
        layOut([{ number, direction }]).map(weighsAlikeTurned),
      );
      expect(upright, `face ${number}`).toEqual(reversed);
    }
  });

  test('is told by the sign of the two weights', () => {
    for (const number of FACES) {
      const [card] = layOut([{ number, direction: 'UPRIGHT' }]);
      const alike = Math.sign(polarityOf(number, 'UPRIGHT')) === Math.sign(polarityOf(number, 'REVERSED'));
      expect(card && weighsAlikeTurned(card), `face ${number}`).toBe(alike);
    }
  });
});
