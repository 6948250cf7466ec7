/** A scene is data: a palette, a light and layers from back to front; `drawPicture` walks them. */
import type { Point } from '#kit/geometry.ts';
import type { Layer } from '#layers.ts';
import { drawLayer } from '#layers.ts';
import type { PaletteName } from '#kit/palette.ts';
import { palettes } from '#kit/palette.ts';
import { createPen } from '#kit/pen.ts';
import { el, escapeXml, round } from '#kit/svg.ts';

/** Anything the kit can draw: a canvas, a light and layers. */
export interface Picture {
  /** What is to be seen, for those who cannot see it. */
  alt: string;
  width: number;
  height: number;
  palette: PaletteName;
  /** Where the light stands. */
  light: Point;
  layers: readonly Layer[];
}

/** Plain scenes stand free; card scenes belong to Tarot and carry a card. */
type Frame = 'plain' | 'card';

/** A content's scene, on a canvas of 400 × 500. */
export interface Scene extends Omit<Picture, 'width' | 'height'> {
  /** The content's slug. */
  slug: string;
  /** The one thing the picture is about; no two scenes share motif, palette and frame. */
  motif: string;
  frame: Frame;
}

/** Every thumbnail's canvas. The motif keeps to the central square, the lower fifth is quiet. */
export const sceneSize = { width: 400, height: 500 } as const;

/** Wraps drawn content as a whole SVG document. */
export const svgDocument = (
  { width, height, alt }: { width: number; height: number; alt: string },
  ...content: readonly string[]
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" role="img">` +
  el('title', {}, escapeXml(alt)) +
  content.join('') +
  '</svg>';

/** Draws a picture; `name` is its logical name and gives ids their prefix, `seed` its randomness. */
export function drawPicture(name: string, picture: Picture, { seed = name } = {}): string {
  const { width, height, palette, light, layers } = picture;
  const pen = createPen({ name, seed, width, height, palette: palettes[palette], light });
  const body = layers.map((layer) => drawLayer(pen, layer)).join('');
  return svgDocument({ width, height, alt: picture.alt }, pen.definitions(), body);
}

/** Draws a content's scene as its thumbnail. */
export const drawScene = (name: string, scene: Scene): string =>
  drawPicture(name, { ...scene, ...sceneSize }, { seed: scene.slug });
