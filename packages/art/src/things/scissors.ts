import type { Point } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** Old iron scissors with butterfly handles, pointing up, 200 tall about the rivet; `open` in degrees. */
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
  const half = (side: 1 | -1): string => {
    const steel = pen.linear(
      [
        [0, 'rim'],
        [0.4, lit],
        [1, ink],
      ],
      side === 1 ? { from: [0, 0], to: [1, 0] } : { from: [1, 0], to: [0, 0] },
    );
    const turn = side === -1 ? 'scale(-1 1)' : '';
    return el(
      'g',
      { transform: `${turn}rotate(${-open / 2})` },
      el('path', {
        d: 'M-4 8C10 26 30 38 44 58C62 84 54 112 30 110C8 108-2 78-6 40L-10 10ZM2 40C4 72 12 96 29 98C42 99 46 82 35 64C26 50 12 44 2 30Z',
        fill: pen.colour(ink),
        'fill-rule': 'evenodd',
      }),
      el('path', {
        d: 'M6 22C20 36 34 44 46 62C58 82 55 100 44 106',
        fill: 'none',
        stroke: pen.colour('rim'),
        'stroke-width': 1.4,
        opacity: 0.4,
      }),
      el('path', { d: 'M-9 14C-10-20-5-70 0-118C7-84 10-40 8 2C7 12-2 22-9 14Z', fill: steel }),
    );
  };
  return el(
    'g',
    { transform: placed(at, { scale, rotate }) },
    half(-1),
    half(1),
    el('circle', { r: 7, fill: pen.colour('gold') }),
    el('circle', { r: 2.6, fill: pen.colour(ink), opacity: 0.6 }),
  );
}
