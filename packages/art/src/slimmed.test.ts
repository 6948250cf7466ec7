import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { drawScene } from '#scene.ts';
import { scenes } from '#scenes/index.ts';
import { slimmed } from './slimmed.ts';

const pixelsOf = (svg: string): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: 200 }, font: { loadSystemFonts: false } }).render().pixels;

/** Pixels a reader could tell apart: more than a tenth of the scale away. */
const seenApart = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((count, value, at) => count + (Math.abs(value - (other[at] ?? 0)) > 25 ? 1 : 0), 0);

describe('slimmed', () => {
  test.each(scenes.slice(0, 6).map((scene) => [scene.slug, scene] as const))(
    '%s looks the same in fewer bytes, and keeps its name and its ids',
    (slug, scene) => {
      const drawn = drawScene(`thumb/${slug}`, scene);
      const slim = slimmed(drawn);
      expect(slim.length).toBeLessThan(drawn.length * 0.95);
      expect(slim.match(/<title>.*?<\/title>/)?.[0]).toBe(drawn.match(/<title>.*?<\/title>/)?.[0]);
      expect(slim.match(/ id="[^"]+"/g)).toEqual(drawn.match(/ id="[^"]+"/g));
      const [before, after] = [pixelsOf(drawn), pixelsOf(slim)];
      expect(after).toHaveLength(before.length);
      expect(seenApart(before, after)).toBeLessThan(before.length / 1000);
    },
  );
});
