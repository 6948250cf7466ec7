import { describe, expect, test } from 'vitest';
import { choiceFromQuery } from './choice-from-query.server.ts';

const of = (query: string) => choiceFromQuery(new URLSearchParams(query));

describe('a choice in an address', () => {
  test('is read with its numbers as numbers', () => {
    expect(
      of('serviceType=TAROT&purchaseType=FREE&fortuneContentId=40&tarotCardId=0&gender=MALE').choice,
    ).toEqual({
      serviceType: 'TAROT',
      purchaseType: 'FREE',
      fortuneContentId: 40,
      tarotCardId: 0,
      gender: 'MALE',
    });
  });

  test.each(['NaN', '', 'abc', '-1', '1e3', '99999999999'])(
    'is without a number where %j stands',
    (value) => {
      expect(of(`fortuneContentId=${value}&partnerId=${value}`).choice).toEqual({});
    },
  );

  test('tells when it holds birth data', () => {
    expect(of('birthday=19940312').hasBirthData).toBe(true);
    expect(of('fortuneContentId=5').hasBirthData).toBe(false);
  });
});
