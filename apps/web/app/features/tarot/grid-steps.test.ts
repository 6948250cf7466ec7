import { describe, expect, test } from 'vitest';
import { nextPosition } from './grid-steps.ts';

describe('an arrow key in a grid of 78', () => {
  test.each([
    ['ArrowRight', 0, 8, 1],
    ['ArrowRight', 7, 8, 8],
    ['ArrowLeft', 8, 8, 7],
    ['ArrowDown', 3, 8, 11],
    ['ArrowDown', 3, 10, 13],
    ['ArrowUp', 13, 10, 3],
    ['Home', 40, 8, 0],
    ['End', 40, 8, 77],
  ])('%s from %i of rows of %i leads to %i', (key, from, columns, to) => {
    expect(nextPosition(key, from, 78, columns)).toBe(to);
  });

  test.each([
    ['ArrowLeft', 0, 8],
    ['ArrowUp', 7, 8],
    ['ArrowRight', 77, 8],
    ['ArrowDown', 70, 8],
    ['ArrowDown', 68, 10],
    ['Tab', 5, 8],
    ['a', 5, 8],
  ])('%s from %i of rows of %i leads nowhere', (key, from, columns) => {
    expect(nextPosition(key, from, 78, columns)).toBeNull();
  });
});
