import { describe, expect, test } from 'vitest';
import { CARD_FACES } from '#faces.ts';
import { cardMeaningOf, loveKeywords, polarityOf } from '#meanings/index.ts';

describe('what the cards mean', () => {
  test('no card repeats a keyword of its own', () => {
    for (const face of CARD_FACES) {
      const words = [...loveKeywords(face.id, 'UPRIGHT'), ...loveKeywords(face.id, 'REVERSED')];
      expect(new Set(words).size, face.name).toBe(8);
    }
  });

  test('every card has a theme of its own', () => {
    const themes = CARD_FACES.map((face) => cardMeaningOf(face.id).theme);
    expect(new Set(themes).size).toBe(78);
  });

  test('the same words seldom return on other cards', () => {
    const words = CARD_FACES.flatMap((face) => [
      ...loveKeywords(face.id, 'UPRIGHT'),
      ...loveKeywords(face.id, 'REVERSED'),
    ]);
    expect(new Set(words).size).toBeGreaterThan(words.length * 0.95);
  });

  test.each([
    [17, 'UPRIGHT', '희망', 2],
    [17, 'REVERSED', '식은 기대', -1],
    [52, 'UPRIGHT', '마음의 상처', -2],
    [77, 'UPRIGHT', '든든한 배우자감', 2],
  ] as const)('face %i %s says %s and weighs %i', (faceId, direction, keyword, polarity) => {
    expect(loveKeywords(faceId, direction)).toContain(keyword);
    expect(polarityOf(faceId, direction)).toBe(polarity);
  });

  test('there is no meaning for a face outside the deck', () => {
    expect(() => cardMeaningOf(78)).toThrow(RangeError);
  });
});
