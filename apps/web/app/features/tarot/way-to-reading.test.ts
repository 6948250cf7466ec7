import { describe, expect, test } from 'vitest';
import { wayToReading } from './way-to-reading.ts';

const today = { id: 40, purchaseType: 'FREE', tarotPrompt: null } as const;
const hisMind = {
  id: 21,
  purchaseType: 'PREMIUM',
  tarotPrompt: {
    tarotQuestion1: '태도',
    tarotQuestion2: null,
    tarotQuestion3: null,
    tarotSpread: { code: 'THREE_CARD', count: 3 },
  },
} as const;

const partsOf = (path: string): [string, Record<string, string>] => {
  const url = new URL(path, 'http://shop.test');
  return [url.pathname, Object.fromEntries(url.searchParams)];
};

describe('a free draw', () => {
  const draw = { tarotCardIds: [97], gender: 'MALE' } as const;

  test('goes to its result', () => {
    expect(partsOf(wayToReading(today, draw, true))).toEqual([
      '/free-tarot-result',
      { fortuneContentId: '40', tarotCardId: '97', gender: 'MALE' },
    ]);
  });

  test('is carried through the login by a reader who is not signed in', () => {
    expect(partsOf(wayToReading(today, draw, false))).toEqual([
      '/auth',
      {
        serviceType: 'TAROT',
        purchaseType: 'FREE',
        fortuneContentId: '40',
        tarotCardId: '97',
        gender: 'MALE',
      },
    ]);
  });
});

describe('a draw to be paid for', () => {
  const draw = { tarotCardIds: [12, 91, 7], gender: 'FEMALE' } as const;
  const carried = {
    fortuneContentId: '21',
    tarotCardIds: '[12,91,7]',
    gender: 'FEMALE',
    spreadCode: 'THREE_CARD',
  };

  test('goes to its payment, by way of the login where that is needed', () => {
    expect(partsOf(wayToReading(hisMind, draw, true))).toEqual(['/tarot-payment', carried]);
    expect(partsOf(wayToReading(hisMind, draw, false))).toEqual([
      '/auth',
      { serviceType: 'TAROT', purchaseType: 'PREMIUM', ...carried },
    ]);
  });
});
