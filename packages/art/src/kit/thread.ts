/** The red thread: a bond that is tied, slack, tangled or cut. */
import type { OutlinePoint, Point, WrittenPoints } from '#kit/geometry.ts';
import { readPoints, smoothLine } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

export interface ThreadOptions {
  /** The points it passes, as "x,y x,y …" or a list. */
  through: WrittenPoints;
  width?: number;
  glow?: number;
  ink?: Ink;
  opacity?: number;
}

export function thread(
  pen: Pen,
  { through, width = 2.4, glow = 0.22, ink = 'thread', opacity }: ThreadOptions,
): string {
  const line = {
    d: smoothLine(readPoints(through)),
    fill: 'none',
    stroke: pen.colour(ink),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return (
    (glow > 0 ? el('path', { ...line, 'stroke-width': width * 3.2, opacity: glow }) : '') +
    el('path', { ...line, 'stroke-width': width, opacity })
  );
}

/** A thread hanging between two hands; `sag` is how far its middle drops. */
export function strand(
  pen: Pen,
  { from, to, sag = 20, ...rest }: { from: Point; to: Point; sag?: number } & Omit<ThreadOptions, 'through'>,
): string {
  const at = (t: number): OutlinePoint => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  return thread(pen, { through: [from, at(0.25), at(0.5), at(0.75), to], ...rest });
}

/** A bow tied in the thread. */
export function bow(
  pen: Pen,
  {
    at,
    scale = 1,
    rotate = 0,
    ink = 'thread',
    width = 2.4,
  }: { at: Point; scale?: number; rotate?: number; ink?: Ink; width?: number },
): string {
  const d =
    'M0 0C-5-10-20-13-20-3C-20 6-7 6 0 0C7 6 20 6 20-3C20-13 5-10 0 0ZM0 0C-2 8-8 10-9 19M0 0C2 8 8 11 10 21';
  return el(
    'g',
    { transform: placed(at, { scale, rotate }), stroke: pen.colour(ink), 'stroke-linecap': 'round' },
    el('path', { d, fill: 'none', 'stroke-width': width / scale, 'stroke-linejoin': 'round' }),
    el('circle', { r: 2.6, fill: pen.colour(ink), stroke: 'none' }),
  );
}

/** The decorative knot (매듭): a small lozenge of loops with a tassel. */
export function knot(
  pen: Pen,
  {
    at,
    scale = 1,
    ink = 'thread',
    tassel = true,
  }: { at: Point; scale?: number; ink?: Ink; tassel?: boolean },
): string {
  const loops =
    'M0-14C-5-22 5-22 0-14M-14 0C-22-5-22 5-14 0M14 0C22-5 22 5 14 0M-8-8C-16-16-5-17 0-10C5-17 16-16 8-8C16-3 16 3 8 8C16 16 4 16 0 10C-4 16-16 16-8 8C-16 3-16-3-8-8ZM-8-8L8 8M8-8L-8 8M0-14L0 14M-14 0L14 0';
  const fringe =
    'M0 14V22M-3.500 22H3.500L5 26H-5ZM-4.500 26L-6 46M-1.500 26L-2 48M1.500 26L2 48M4.500 26L6 46';
  return el(
    'g',
    {
      transform: placed(at, { scale }),
      fill: 'none',
      stroke: pen.colour(ink),
      'stroke-width': 2.1,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    el('path', { d: loops }),
    tassel ? el('path', { d: fringe }) : '',
  );
}
