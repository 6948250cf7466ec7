import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { lookalikes } from '#likeness.ts';
import { drawPicture } from '#scene.ts';
import { scenes } from '#scenes/index.ts';
import { closingInset, closings, closingSize } from './index.ts';

const drawn = Object.entries(closings).map(([name, closing]) => ({
  name,
  svg: drawPicture(name, { ...closing, ...closingSize }),
}));

const linear = (channel: number): number => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

/** The contrast of white letters with all but the brightest hundredth of the ground they stand on. */
function contrastOfWords(svg: string): number {
  const { width, height, pixels } = new Resvg(svg).render();
  const lights: number[] = [];
  for (let y = Math.ceil(closingInset[0] * height); y < closingInset[1] * height; y += 1)
    for (let x = Math.ceil(width * 0.12); x < width * 0.88; x += 1) {
      const p = (y * width + x) * 4;
      lights.push(
        0.2126 * linear(pixels[p]!) + 0.7152 * linear(pixels[p + 1]!) + 0.0722 * linear(pixels[p + 2]!),
      );
    }
  const bright = lights.toSorted((a, b) => b - a)[Math.floor(lights.length / 100)]!;
  return 1.05 / (bright + 0.05);
}

describe('closings', () => {
  test('every content has one', () => {
    expect(Object.keys(closings).toSorted()).toEqual(scenes.map(({ slug }) => slug).toSorted());
  });

  test('each shows something of its own', () => {
    expect(new Set(Object.values(closings).map(({ motif }) => motif)).size).toBe(scenes.length);
  });

  test('any two differ in at least 12 of 64 bits of their perceptual hash', () => {
    expect(lookalikes(drawn)).toEqual([]);
  });

  test('white words stand out by 4.5 to 1', () => {
    const pale = drawn
      .map(({ name, svg }) => ({ name, contrast: contrastOfWords(svg) }))
      .filter(({ contrast }) => contrast < 4.5);
    expect(pale).toEqual([]);
  });
});
