import { describe, expect, test } from 'vitest';
import { CARD_FACES, FACE_COUNT, SUITS, cardFaceOf } from '#faces.ts';

describe('the 78 faces', () => {
  test('have their place as id and names of their own', () => {
    expect(CARD_FACES).toHaveLength(FACE_COUNT);
    expect(CARD_FACES.map((face) => face.id)).toEqual(Array.from({ length: FACE_COUNT }, (_, id) => id));
    const names = CARD_FACES.flatMap((face) => [face.name, ...face.altNames]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('are 22 majors numbered 0–21 and four suits of 14', () => {
    const majors = CARD_FACES.filter((face) => face.arcana === 'major');
    expect(majors.map((face) => face.rank)).toEqual(Array.from({ length: 22 }, (_, rank) => rank));
    for (const suit of SUITS) {
      const ranks = CARD_FACES.filter((face) => face.suit === suit).map((face) => face.rank);
      expect(ranks).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
    }
  });

  test.each([
    [0, '바보', null],
    [8, '힘', null],
    [11, '정의', null],
    [21, '세계', null],
    [22, '완드 에이스', '불'],
    [37, '컵 2', '물'],
    [61, '소드 나이트', '바람'],
    [77, '펜타클 킹', '흙'],
  ])('card %i is %s', (id, name, element) => {
    expect(cardFaceOf(id)).toMatchObject({ name, element });
  });

  test.each([-1, 78, 1.5, Number.NaN])('there is no face %d', (id) => {
    expect(() => cardFaceOf(id)).toThrow(RangeError);
  });
});
