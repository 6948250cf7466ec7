import { describe, expect, test } from 'vitest';
import { CARD_ROWS, cardRowId, findCardRow } from '#card-row.ts';
import { CARD_FACES } from '#faces.ts';

describe('card rows', () => {
  test('are ids 1–156, each face once in each direction', () => {
    expect(CARD_ROWS.map((row) => row.id)).toEqual(Array.from({ length: 156 }, (_, index) => index + 1));
    expect(new Set(CARD_ROWS.map((row) => `${row.number} ${row.direction}`)).size).toBe(156);
    expect(new Set(CARD_ROWS.map((row) => row.number)).size).toBe(78);
  });

  test('lead from a face and a direction to the row and back', () => {
    for (const face of CARD_FACES) {
      for (const direction of ['UPRIGHT', 'REVERSED'] as const) {
        expect(findCardRow(cardRowId(face.id, direction))).toEqual({
          id: cardRowId(face.id, direction),
          number: face.id,
          name: face.name,
          direction,
        });
      }
    }
  });

  test.each([
    [1, '바보', 'UPRIGHT'],
    [78, '펜타클 킹', 'UPRIGHT'],
    [79, '바보', 'REVERSED'],
    [156, '펜타클 킹', 'REVERSED'],
  ])('row %i is %s, %s', (id, name, direction) => {
    expect(findCardRow(id)).toMatchObject({ name, direction });
  });

  test.each([0, 157, -3, 2.5, Number.NaN])('there is no row %d', (id) => {
    expect(findCardRow(id)).toBeUndefined();
  });

  test.each([-1, 78, 0.5])('face %d has no row id', (faceId) => {
    expect(() => cardRowId(faceId, 'UPRIGHT')).toThrow(RangeError);
  });
});
