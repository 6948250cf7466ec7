/** Tarot cards as things in a picture: the frame with its gold rules, and the shop's back. */
import type { Point } from '#kit/geometry.ts';
import { box, disc, short } from '#kit/geometry.ts';
import { phasePath } from '#kit/moon.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

export interface CardOptions {
  at: Point;
  width?: number;
  height?: number;
  rotate?: number;
  ink?: Ink;
  to?: Ink;
  edge?: Ink;
  /** Shadow under the card, 0 to 1. */
  shadow?: number;
  /** `back` draws the moon emblem; `blank` leaves the window empty. */
  face?: 'back' | 'blank';
}

/** Width and height of a card on the canvas. */
export const cardSize = ({ width = 100, height = width * 1.66 }: CardOptions): Point => [width, height];

/** The frame; `inside` is drawn about the card's own centre and clipped to its window. */
export function card(pen: Pen, options: CardOptions, inside = ''): string {
  const { at, rotate = 0, shadow = 0.35, face = 'blank' } = options;
  const [width, height] = cardSize(options);
  const { ink = 'mid', to = 'near', edge = 'gold' } = options;
  const r = width * 0.075;
  const inset = width * 0.055;
  const fill = pen.linear(
    [
      [0, ink],
      [1, to],
    ],
    { from: [0, 0], to: [0.25, 1] },
  );
  const clip = inside
    ? pen.define((id) =>
        el('clipPath', { id }, el('path', { d: box(0, 0, width - inset * 2, height - inset * 2, r * 0.7) })),
      )
    : '';
  return el(
    'g',
    { transform: placed(at, { rotate }) },
    shadow > 0
      ? el('path', {
          d: box(width * 0.02, height * 0.03, width * 1.02, height * 1.01, r),
          opacity: shadow,
          fill: pen.colour('ink'),
        })
      : '',
    el('path', {
      d: box(0, 0, width, height, r),
      fill,
      stroke: pen.colour(edge),
      'stroke-width': short(width * 0.014),
    }),
    inside ? el('g', { 'clip-path': `url(#${clip})` }, inside) : '',
    face === 'back' ? emblem(pen, width, height, edge) : '',
    el('path', {
      d: box(0, 0, width - inset * 2, height - inset * 2, r * 0.7),
      fill: 'none',
      stroke: pen.colour(edge),
      'stroke-width': short(width * 0.009),
      opacity: 0.85,
    }),
  );
}

function emblem(pen: Pen, width: number, height: number, edge: Ink): string {
  const r = width * 0.2;
  const gold = pen.colour(edge);
  let ticks = '';
  for (let i = 0; i < 16; i += 1) {
    const a = (i / 16) * 2 * Math.PI;
    const far = i % 2 ? 1.62 : 1.8;
    ticks += `M${short(Math.sin(a) * r * 1.44)} ${short(-Math.cos(a) * r * 1.44)}L${short(Math.sin(a) * r * far)} ${short(-Math.cos(a) * r * far)}`;
  }
  const corners = [1, -1]
    .flatMap((sx) => [1, -1].map((sy) => [sx, sy] as const))
    .map(([sx, sy]) => {
      const x = sx * width * 0.4;
      const y = sy * (height / 2 - width * 0.1);
      const a = width * 0.16;
      return `M${short(x - sx * a)} ${short(y)}Q${short(x - sx * a * 0.2)} ${short(y - sy * a * 0.2)} ${short(x)} ${short(y - sy * a)}M${short(x - sx * a * 0.55)} ${short(y)}Q${short(x - sx * a * 0.1)} ${short(y - sy * a * 0.1)} ${short(x)} ${short(y - sy * a * 0.55)}`;
    })
    .join('');
  const line = { fill: 'none', stroke: gold, 'stroke-linecap': 'round' };
  return (
    el('path', { d: disc(0, 0, r * 1.25), ...line, 'stroke-width': short(width * 0.012), opacity: 0.8 }) +
    el('path', { d: ticks + corners, ...line, 'stroke-width': short(width * 0.013), opacity: 0.9 }) +
    el('path', { d: phasePath(r, 0.34), transform: 'rotate(-24)', fill: gold }) +
    el('path', {
      d: `M0 ${short(-height * 0.36)}v${short(height * 0.09)}M0 ${short(height * 0.36)}v${short(-height * 0.09)}`,
      ...line,
      'stroke-width': short(width * 0.016),
      'stroke-dasharray': `.1 ${short(width * 0.045)}`,
    })
  );
}
