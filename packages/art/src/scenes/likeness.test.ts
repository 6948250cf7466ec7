import { expect, test } from 'vitest';
import { lookalikes } from '#likeness.ts';
import { drawScene } from '#scene.ts';
import { scenes } from './index.ts';

test('any two scenes differ in at least 12 of 64 bits of their perceptual hash', () => {
  expect(
    lookalikes(scenes.map((scene) => ({ name: scene.slug, svg: drawScene(scene.slug, scene) }))),
  ).toEqual([]);
});

test('no motif, palette and frame are used twice', () => {
  const looks = scenes.map((scene) => `${scene.motif} ${scene.palette} ${scene.frame}`);
  expect(new Set(looks).size).toBe(scenes.length);
});
