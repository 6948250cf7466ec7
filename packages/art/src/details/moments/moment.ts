/**
 * Moments: second pictures, on a canvas of 400 × 420, that tell what a thumbnail only names. Each stands in
 * any palette; a content picks one and a light for it.
 */
import type { Point } from '#kit/geometry.ts';
import type { Layer } from '#layers.ts';

export const momentSize = { width: 400, height: 420 } as const;

export interface Moment {
  alt: string;
  light: Point;
  layers: readonly Layer[];
}

/** Upright rectangles [x, y, width, height]: beams, mullions, stripes. */
export const bars = (
  rectangles: readonly (readonly [x: number, y: number, width: number, height: number])[],
  ink: 'ink' | 'inkSoft' | 'near',
): Layer[] =>
  rectangles.map(([x, y, w, h]) => ({
    draw: 'shape',
    points: `${x},${y}! ${x + w},${y}! ${x + w},${y + h}! ${x},${y + h}!`,
    ink,
  }));
