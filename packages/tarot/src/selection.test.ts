import { describe, expect, test } from 'vitest';
import { isSelectionComplete, pickCard, tooFewCardsAlert, undoLastPick } from '#selection.ts';

describe('picking cards', () => {
  test('keeps them in the order they were picked', () => {
    expect(pickCard([12], 91, 3)).toEqual({ picked: true, selection: [12, 91] });
  });

  test('leaves the given selection alone', () => {
    const selection = [12];
    pickCard(selection, 91, 3);
    expect(selection).toEqual([12]);
  });

  test.each([
    [[12, 91, 7], 5, 3, 'TOO_MANY', '최대 3장의 카드만 선택할 수 있습니다.'],
    [[12], 5, 1, 'TOO_MANY', '최대 1장의 카드만 선택할 수 있습니다.'],
    [[12], 12, 3, 'ALREADY_SELECTED', '이미 선택된 카드입니다.'],
    [[12], 12, 1, 'ALREADY_SELECTED', '이미 선택된 카드입니다.'],
    [[12, 91, 7], 91, 3, 'ALREADY_SELECTED', '이미 선택된 카드입니다.'],
  ])('%j then %i of %i is refused: %s', (selection, cardId, count, refusal, alert) => {
    expect(pickCard(selection, cardId, count)).toEqual({ picked: false, refusal, alert });
  });

  test('undo takes back the last card only', () => {
    expect(undoLastPick([12, 91])).toEqual([12]);
    expect(undoLastPick([])).toEqual([]);
  });

  test('a selection is complete when every place is filled', () => {
    expect(isSelectionComplete([12, 91], 3)).toBe(false);
    expect(isSelectionComplete([12, 91, 7], 3)).toBe(true);
    expect(isSelectionComplete([], 1)).toBe(false);
  });

  test('too few cards are said with the number needed', () => {
    expect(tooFewCardsAlert(3)).toBe('3장의 카드를 모두 선택해주세요.');
  });
});
