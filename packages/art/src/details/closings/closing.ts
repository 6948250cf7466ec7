/**
 * Closings: the last picture of a detail page, on a canvas of 400 × 360, one for each content and drawn from its
 * own subject. The page's last words stand in white at y 50–180, so there the sky is dark and empty; the picture
 * has the edges and the foot.
 */
import type { Point } from '#kit/geometry.ts';
import type { PaletteName } from '#kit/palette.ts';
import type { Layer } from '#layers.ts';

export const closingSize = { width: 400, height: 360 } as const;
export const closingInset = [0.14, 0.5] as const;

export interface Closing {
  alt: string;
  /** The one thing the picture is about; no two closings share it. */
  motif: string;
  palette: PaletteName;
  light: Point;
  layers: readonly Layer[];
}

/** Stars above the words. */
export const highStars: Layer = { draw: 'stars', count: 26, area: { y: 4, height: 44 } };

/** Open sky that is still dark behind the words; the lower its horizon, the less of its glow is seen. */
export const evening = (horizon = 470): Layer => ({ draw: 'sky', horizon, bloom: 0 });
