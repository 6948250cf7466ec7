/** The canvas all portraits share: ground, halo, head place and edge light. */
import type { Point } from '#kit/geometry.ts';
import { palettes } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { createPen, placed } from '#kit/pen.ts';
import { svgDocument } from '#scene.ts';
import { el } from '#kit/svg.ts';
import type { Hex } from './face.ts';

const portraitSize = { width: 400, height: 480 } as const;

export interface Sitter {
  id: number;
  name: string;
  alt: string;
  ground: readonly [top: Hex, low: Hex];
  halo: Hex;
  haloAt?: Point;
  haloRadius?: number;
  /** Looks to the left instead of the right. */
  flip?: boolean;
  tilt?: number;
  /** Where the middle of the eyes lies, and how large the head is. */
  at?: Point;
  scale?: number;
  /** Things behind, the figure in head units, things in front. */
  behind?(pen: Pen): string;
  figure(pen: Pen): string;
  before?(pen: Pen): string;
}

export function drawSitter(sitter: Sitter): string {
  const {
    ground,
    halo,
    haloAt = [200, 190],
    haloRadius = 158,
    flip = false,
    tilt = 0,
    at = [200, 206],
    scale = 1.16,
  } = sitter;
  const pen = createPen({
    name: `portrait/${sitter.id}`,
    ...portraitSize,
    palette: palettes.loveNight,
    light: [320, 100],
  });
  const wall = pen.linear([
    [0, ground[0]],
    [1, ground[1]],
  ]);
  const glow = pen.radial([
    [0, halo, 0.95],
    [0.62, halo, 0.78],
    [0.64, halo, 0.3],
    [1, halo, 0],
  ]);
  const body =
    el('rect', { ...portraitSize, fill: wall }) +
    el('circle', { cx: haloAt[0], cy: haloAt[1], r: haloRadius * 1.56, fill: glow }) +
    (sitter.behind?.(pen) ?? '') +
    el('g', { transform: placed(at, { scale, flip, rotate: tilt }) }, sitter.figure(pen)) +
    (sitter.before?.(pen) ?? '');
  return svgDocument({ ...portraitSize, alt: sitter.alt }, pen.definitions(), body);
}
