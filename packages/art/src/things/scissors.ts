import type { Point } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** Old scissors with wide bows, pointing up, 240 tall about the rivet; `open` in degrees. */
export function scissors(
  pen: Pen,
  {
    at,
    scale = 1,
    rotate = 0,
    open = 26,
    ink = 'ink',
    lit = 'inkSoft',
  }: { at: Point; scale?: number; rotate?: number; open?: number; ink?: Ink; lit?: Ink },
): string {
  const iron = pen.linear([
    [0, lit],
    [1, ink],
  ]);
  const half = (side: 1 | -1): string => {
    const steel = pen.linear(
      [
        [0, 'rim'],
        [0.45, lit],
        [1, ink],
      ],
      side === 1 ? { from: [0, 0], to: [1, 0] } : { from: [1, 0], to: [0, 0] },
    );
    // The shank swings out and closes into the bow.
    const bow = 'M2 4C4 26 10 36 14 48C22 74 58 72 58 98C58 118 38 124 24 112C10 100 10 74 14 48';
    return el(
      'g',
      { transform: `${side === -1 ? 'scale(-1 1)' : ''}rotate(${-open / 2})` },
      el('path', {
        d: bow,
        fill: 'none',
        stroke: iron,
        'stroke-width': 8.5,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      el('path', {
        d: 'M19 56C28 76 60 76 60 98',
        fill: 'none',
        stroke: pen.colour('rim'),
        'stroke-width': 1.6,
        'stroke-linecap': 'round',
        opacity: 0.55,
      }),
      el('path', { d: 'M-7 12C-10-22-6-74 2-124C9-90 11-42 8 2C7 12-2 20-7 12Z', fill: steel }),
      el('path', { d: 'M2-112C3-72 2-34 0 0', fill: 'none', stroke: pen.colour(ink), opacity: 0.35 }),
    );
  };
  return el(
    'g',
    { transform: placed(at, { scale, rotate }) },
    half(-1),
    half(1),
    el('circle', { r: 6.4, fill: pen.colour('gold') }),
    el('circle', { r: 2.4, fill: pen.colour(ink), opacity: 0.6 }),
  );
}
