/** Water: a plane with the light's road on it, and rings where something touched it. */
import type { Point } from '#kit/geometry.ts';
import { short } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** A lens-shaped glint. */
const glint = (x: number, y: number, w: number, h: number): string =>
  `M${short(x - w / 2)} ${short(y)}Q${short(x)} ${short(y - h)} ${short(x + w / 2)} ${short(y)}Q${short(x)} ${short(y + h)} ${short(x - w / 2)} ${short(y)}Z`;

export function water(
  pen: Pen,
  {
    y,
    to = pen.height,
    ink = 'mid',
    deep = 'ink',
    road = 60,
    roadX = pen.light[0],
    opacity = 0.9,
    ripples = 26,
    seed = 'water',
  }: {
    y: number;
    to?: number;
    ink?: Ink;
    deep?: Ink;
    road?: number;
    roadX?: number;
    opacity?: number;
    ripples?: number;
    seed?: string;
  },
): string {
  const random = pen.random(seed);
  const fill = pen.linear([
    [0, ink],
    [1, deep],
  ]);
  let out = el('rect', { y, width: pen.width, height: to - y, fill });
  let bright = '';
  let faint = '';
  for (let i = 0; i < ripples; i += 1) {
    const t = (i + 0.4 + random.next() * 0.4) / ripples;
    const yy = y + (to - y) * t ** 1.5;
    const w = road * (0.35 + random.next() * 0.75) * (1 - t * 0.35);
    bright += glint(roadX + (random.next() - 0.5) * road * (0.3 + t * 0.6), yy, w, 0.8 + t * 1.6);
    if (i % 2 === 0) faint += glint(random.next() * pen.width, yy + 4, 30 + random.next() * 70, 0.6 + t);
  }
  if (road > 0) {
    const shine = pen.linear(
      [
        [0, 'moonLit', opacity],
        [1, 'moonShade', opacity * 0.15],
      ],
      { from: [0, y], to: [0, to], onCanvas: true },
    );
    out += el('path', { d: bright, fill: shine });
  }
  out += el('path', { d: faint, fill: pen.colour('mist'), opacity: 0.28 });
  return out;
}

/** Rings spreading on water, seen at an angle. */
export function rings(
  pen: Pen,
  {
    at,
    radius = 60,
    count = 4,
    flat = 0.26,
    ink = 'rim',
    opacity = 0.6,
    width = 1.5,
  }: {
    at: Point;
    radius?: number;
    count?: number;
    flat?: number;
    ink?: Ink;
    opacity?: number;
    width?: number;
  },
): string {
  let out = '';
  for (let i = 1; i <= count; i += 1) {
    const r = (radius * i) / count;
    out += el('ellipse', {
      cx: at[0],
      cy: at[1],
      rx: r,
      ry: r * flat,
      opacity: opacity * (1.1 - i / (count + 1)),
      'stroke-width': width * (1.15 - (0.5 * i) / count),
    });
  }
  return el('g', { fill: 'none', stroke: pen.colour(ink) }, out);
}
