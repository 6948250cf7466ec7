import { expect, test } from 'vitest';
import { lettering, letteringWidth } from '#cards/lettering/lettering.ts';

test('letters are outlines, one group for each letter, none for a space', () => {
  const svg = lettering('펜타클 2', 150, 460, { size: 18, fill: '#000' });
  expect(svg.match(/<path /g)).toHaveLength(4);
  expect(svg).not.toContain('<text');
});

test('spacing lies between letters only', () => {
  const tight = letteringWidth('달달', { size: 20, fill: '#000' });
  expect(letteringWidth('달달', { size: 20, fill: '#000', spacing: 6 })).toBeCloseTo(tight + 6);
  expect(letteringWidth('달', { size: 20, fill: '#000', spacing: 6 })).toBeCloseTo(tight / 2);
});

test('a letter that was never cut is refused', () => {
  expect(() => lettering('뷁', 0, 0, { size: 10, fill: '#000' })).toThrow(RangeError);
});
