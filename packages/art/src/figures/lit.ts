/** Dark shapes with a thin edge of light on the side that faces the moon. */
import { mix } from '#kit/colour.ts';
import type { Point } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

export interface Tone {
  d: string;
  ink: Ink;
  opacity?: number;
  /** Line width: the tone is then a stroke. */
  line?: number;
}

export interface LitShape {
  /** Outlines that make up the silhouette. */
  parts: readonly string[];
  /** Second tones on top: hair, a skirt, a fold. */
  tones?: readonly Tone[];
  /** Local height, over which the ink warms from `ink` to `foot`. */
  from?: number;
  to?: number;
}

export interface Stand {
  at: Point;
  /** Size of the figure on the canvas. */
  height?: number;
  flip?: boolean;
  rotate?: number;
  ink?: Ink;
  foot?: Ink;
  /** Width of the lit edge on the canvas; 0 leaves it out. */
  rim?: number;
  rimInk?: Ink;
  rimOpacity?: number;
}

/** Draws the shape at `stand`; `unit` is the shape's own height. */
export function lit(pen: Pen, shape: LitShape, stand: Stand, unit = 100, middle = -unit / 2): string {
  const {
    at,
    height = 120,
    flip = false,
    rotate = 0,
    ink = 'ink',
    foot = mix(pen.colour('ink'), pen.colour('inkSoft'), 0.4),
  } = stand;
  const { rim = 1.3, rimInk = 'rim', rimOpacity = 0.9 } = stand;
  const scale = height / unit;
  const body = pen.define((id) => el('g', { id }, ...shape.parts.map((d) => el('path', { d }))));
  const fill = pen.linear(
    [
      [0, ink],
      [0.55, ink],
      [1, foot],
    ],
    { from: [0, shape.from ?? -unit], to: [0, shape.to ?? 0], onCanvas: true },
  );
  const dx = pen.light[0] - at[0];
  const dy = pen.light[1] - (at[1] + middle * scale);
  const far = Math.hypot(dx, dy) || 1;
  const turn = (-rotate * Math.PI) / 180;
  const ux = (dx / far) * Math.cos(turn) - (dy / far) * Math.sin(turn);
  const uy = (dx / far) * Math.sin(turn) + (dy / far) * Math.cos(turn);
  const shift = rim / scale;
  const edge =
    rim > 0
      ? el('use', {
          href: `#${body}`,
          fill: pen.colour(rimInk),
          opacity: rimOpacity === 1 ? undefined : rimOpacity,
        })
      : '';
  const shade = {
    href: `#${body}`,
    fill,
    x: rim > 0 ? -ux * shift * (flip ? -1 : 1) : undefined,
    y: rim > 0 ? -uy * shift : undefined,
  };
  const tones = (shape.tones ?? []).map((tone) =>
    tone.line
      ? el('path', {
          d: tone.d,
          fill: 'none',
          stroke: pen.colour(tone.ink),
          'stroke-width': tone.line,
          'stroke-linecap': 'round',
          opacity: tone.opacity,
        })
      : el('path', { d: tone.d, fill: pen.colour(tone.ink), opacity: tone.opacity }),
  );
  return el('g', { transform: placed(at, { scale, rotate, flip }) }, edge, el('use', shade), ...tones);
}
