import type { Point } from '#kit/geometry.ts';
import { box, disc } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** A phone, 130 × 260 about its centre; `picture` is drawn on its screen. */
export function phone(
  pen: Pen,
  {
    at,
    scale = 1,
    rotate = 0,
    bubbles = true,
    moon = true,
    ink = 'ink',
  }: { at: Point; scale?: number; rotate?: number; bubbles?: boolean; moon?: boolean; ink?: Ink },
): string {
  const screen = pen.linear([
    [0, 'skyTop'],
    [0.55, 'skyMid'],
    [1, 'glow'],
  ]);
  const glow = pen.radial([
    [0, 'halo', 0.9],
    [1, 'halo', 0],
  ]);
  const bubble = (x: number, y: number, w: number, mine: boolean): string =>
    el('path', {
      d: box(x, y, w, 21, 10),
      fill: pen.colour(mine ? 'thread' : 'paper'),
      opacity: mine ? 0.95 : 0.9,
    });
  return el(
    'g',
    { transform: placed(at, { scale, rotate }) },
    el('path', { d: box(5, 9, 134, 264, 22), fill: pen.colour('ink'), opacity: 0.35 }),
    el('path', { d: box(0, 0, 134, 264, 22), fill: pen.colour(ink) }),
    el('path', {
      d: box(0, 0, 134, 264, 22),
      fill: 'none',
      stroke: pen.colour('rim'),
      'stroke-width': 1.6,
      opacity: 0.7,
    }),
    el('path', { d: box(0, 0, 120, 250, 16), fill: screen }),
    moon
      ? el('circle', { cx: 0, cy: -58, r: 54, fill: glow }) +
          el('circle', { cx: 0, cy: -58, r: 27, fill: pen.colour('moonLit') })
      : '',
    bubbles
      ? bubble(-18, 14, 66, false) +
          bubble(20, 44, 58, true) +
          bubble(-24, 74, 54, false) +
          el('path', {
            d: `${disc(-36, 74, 2.8)}${disc(-24, 74, 2.8)}${disc(-12, 74, 2.8)}`,
            fill: pen.colour('near'),
          })
      : '',
    el('path', { d: box(0, 108, 46, 4, 2), fill: pen.colour('paper'), opacity: 0.7 }),
    el('path', { d: box(0, -116, 30, 6, 3), fill: pen.colour(ink), opacity: 0.8 }),
  );
}
