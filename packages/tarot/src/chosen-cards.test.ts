import { describe, expect, test } from 'vitest';
import { ChosenCardsError, chosenCard, formatTarotCardIds, parseTarotCardIds } from '#chosen-cards.ts';

function refusal(read: () => unknown): ChosenCardsError {
  try {
    read();
  } catch (error) {
    if (error instanceof ChosenCardsError) return error;
    throw error;
  }
  throw new Error('was not refused');
}

describe('tarotCardIds', () => {
  test('give the cards in the order drawn', () => {
    const cards = parseTarotCardIds('[12,91,7]', 3);
    expect(cards.map((card) => [card.id, card.direction])).toEqual([
      [12, 'UPRIGHT'],
      [91, 'REVERSED'],
      [7, 'UPRIGHT'],
    ]);
  });

  test('come back from what formatTarotCardIds wrote', () => {
    expect(parseTarotCardIds(formatTarotCardIds([156]), 1).map((card) => card.id)).toEqual([156]);
  });

  test.each([
    ['', 3, 'NOT_A_CARD_LIST'],
    ['12,90,7', 3, 'NOT_A_CARD_LIST'],
    ['{"0":12}', 1, 'NOT_A_CARD_LIST'],
    ['12', 1, 'NOT_A_CARD_LIST'],
    ['null', 1, 'NOT_A_CARD_LIST'],
    ['[]', 3, 'TOO_FEW_CARDS'],
    ['[]', 1, 'TOO_FEW_CARDS'],
    ['[12,91]', 3, 'TOO_FEW_CARDS'],
    ['[12,91,7,8]', 3, 'TOO_MANY_CARDS'],
    ['[12,91]', 1, 'TOO_MANY_CARDS'],
    ['[12,91,0]', 3, 'UNKNOWN_CARD'],
    ['[12,91,157]', 3, 'UNKNOWN_CARD'],
    ['[12,91,7.5]', 3, 'UNKNOWN_CARD'],
    ['[12,91,"7"]', 3, 'UNKNOWN_CARD'],
    ['[12,91,null]', 3, 'UNKNOWN_CARD'],
    ['[12,91,12]', 3, 'SAME_CARD'],
    ['[12,7,90]', 3, 'SAME_CARD'],
    ['[156,7,78]', 3, 'SAME_CARD'],
  ])('%s for %i cards: %s', (text, count, code) => {
    expect(refusal(() => parseTarotCardIds(text, count)).code).toBe(code);
  });

  test.each([
    ['[12,91]', '3장의 카드를 모두 선택해주세요.'],
    ['[12,91,7,8]', '최대 3장의 카드만 선택할 수 있습니다.'],
    ['[12,12,7]', '이미 선택된 카드입니다.'],
    ['[0,12,7]', '선택한 카드를 확인할 수 없습니다. 카드를 다시 선택해주세요.'],
  ])('%s is refused in words a reader may see', (text, message) => {
    expect(refusal(() => parseTarotCardIds(text, 3)).message).toBe(message);
  });
});

describe('tarotCardId', () => {
  test('gives its card', () => {
    expect(chosenCard(79)).toMatchObject({ name: '바보', direction: 'REVERSED' });
  });

  test.each([0, 157, '12', null, undefined, 1.5])('%j is no card', (id) => {
    expect(refusal(() => chosenCard(id)).code).toBe('UNKNOWN_CARD');
  });
});
