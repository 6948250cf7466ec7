/** A scene is data: a palette, a light and layers from back to front; `drawScene` walks them. */
import type { Point } from '#kit/geometry.ts';
import type { Layer } from '#layers.ts';
import { drawLayer } from '#layers.ts';
import type { PaletteName } from '#kit/palette.ts';
import { palettes } from '#kit/palette.ts';
import { createPen } from '#kit/pen.ts';
import { el, round } from '#kit/svg.ts';

/** Plain scenes stand free; card scenes belong to Tarot and carry a card. */
export type Frame = 'plain' | 'card';

export interface Scene {
  /** The content's slug. */
  slug: string;
  /** What is to be seen, for those who cannot see it. */
  alt: string;
  /** The one thing the picture is about; no two scenes share motif, palette and frame. */
  motif: string;
  palette: PaletteName;
  frame: Frame;
  /** Where the light stands. */
  light: Point;
  layers: readonly Layer[];
}

/** How a scene is looked at: the canvas and the part of the scene that fills it. */
export interface Camera {
  width: number;
  height: number;
  /** The scene point at the centre of the canvas. */
  centre?: Point;
  zoom?: number;
  flip?: boolean;
}

/** Every thumbnail's canvas. The motif keeps to the central square, the lower fifth is quiet. */
export const sceneSize = { width: 400, height: 500 } as const;

const open = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" role="img">`;

/** Wraps drawn content as a whole SVG document. */
export const svgDocument = (
  width: number,
  height: number,
  title: string,
  ...content: readonly string[]
): string =>
  open(width, height) +
  el('title', {}, title.replace(/&/g, '&amp;').replace(/</g, '&lt;')) +
  content.join('') +
  '</svg>';

/** Draws a scene through a camera; `name` is the picture's logical name and gives ids their prefix. */
export function drawScene(name: string, scene: Scene, camera: Camera = sceneSize): string {
  const pen = createPen({
    name,
    seed: scene.slug,
    width: sceneSize.width,
    height: sceneSize.height,
    palette: palettes[scene.palette],
    light: scene.light,
  });
  const body = scene.layers.map((layer) => drawLayer(pen, layer)).join('');
  const { width, height, centre, zoom = width / sceneSize.width, flip = false } = camera;
  const [cx, cy] = centre ?? [sceneSize.width / 2, sceneSize.height / 2];
  const plain = width === sceneSize.width && height === sceneSize.height && !centre && zoom === 1 && !flip;
  const looked = plain
    ? body
    : el(
        'g',
        {
          transform:
            `translate(${round(width / 2)} ${round(height / 2)})` +
            `scale(${flip ? '-' : ''}${round(zoom)} ${round(zoom)})translate(${round(-cx)} ${round(-cy)})`,
        },
        body,
      );
  return svgDocument(width, height, scene.alt, pen.definitions(), looked);
}
