import { expect, test } from 'vitest';
import { freshDraw, pickedCards, positionOf } from './draw.ts';

/** Always the smallest number: some order, the same every time. */
const fixed = { below: () => 0 };

test('a fresh draw is a whole deck with nothing picked', () => {
  const { deck, selection } = freshDraw(fixed);
  expect(new Set(deck.map((card) => card.number)).size).toBe(78);
  expect(selection).toEqual([]);
});

test('picked cards stand in the order they were picked, and their places stay known', () => {
  const { deck } = freshDraw(fixed);
  const [fifth, second] = [deck[4], deck[1]];
  const draw = { deck, selection: [fifth?.id ?? 0, second?.id ?? 0] };
  expect(pickedCards(draw, 3)).toEqual([fifth, second, undefined]);
  expect(draw.selection.map((id) => positionOf(draw, id))).toEqual([4, 1]);
});
