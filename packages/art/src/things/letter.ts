import type { Point } from '#kit/geometry.ts';
import { box } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** A sealed envelope, 220 × 148 about its centre. */
export function envelope(
  pen: Pen,
  {
    at,
    scale = 1,
    rotate = 0,
    seal = true,
    open = false,
    part,
    wax = 'thread',
  }: {
    at: Point;
    scale?: number;
    rotate?: number;
    seal?: boolean;
    open?: boolean;
    /** An open envelope in two halves, so that something can stand between them. */
    part?: 'back' | 'front';
    wax?: Ink;
  },
): string {
  const body = pen.linear(
    [
      [0, 'paper'],
      [1, 'paperShade'],
    ],
    { from: [0, 0], to: [0.4, 1] },
  );
  const fold = pen.linear(
    [
      [0, 'paper'],
      [1, 'paperShade'],
    ],
    { from: [0, 0], to: [0, 1.25] },
  );
  const liner = pen.linear([
    [0, 'petalHeart'],
    [1, 'petal'],
  ]);
  const waxSeal =
    'M0-19C6-21 10-17 15-14C20-10 19-5 20 1C21 7 17 11 13 15C9 20 3 19-3 20C-9 20-13 16-17 11C-21 6-20 1-19-5C-18-11-14-15-9-18C-6-20-3-18 0-19Z';
  const back =
    el('path', { d: box(4, 10, 220, 148, 10), fill: pen.colour('ink'), opacity: 0.28 }) +
    (open ? el('path', { d: 'M-108-70L-10-142Q0-150 10-142L108-70Z', fill: fold }) : '') +
    el('path', { d: box(0, 0, 220, 148, 8), fill: open ? pen.colour('paperShade') : body }) +
    (open
      ? el('path', { d: 'M-110-66Q-110-74-102-74H102Q110-74 110-66L0 30Z', fill: liner, opacity: 0.75 })
      : '');
  const pocket =
    el('path', { d: 'M-110 68L-12-8Q0-16 12-8L110 68Q110 74 102 74H-102Q-110 74-110 68Z', fill: body }) +
    (open
      ? el('path', {
          d: 'M-110-66L-8 6L-108 73Q-110 72-110 68ZM110-66L8 6L108 73Q110 72 110 68Z',
          fill: body,
        })
      : '') +
    el('path', {
      d: 'M-108 70L-12-8Q0-16 12-8L108 70',
      fill: 'none',
      stroke: pen.colour('inkSoft'),
      'stroke-width': 1.2,
      opacity: 0.22,
    });
  const flap = open
    ? ''
    : el('path', {
        d: 'M-110-64Q-110-66-102-66H102Q110-66 110-64L14 24Q0 34-14 24Z',
        fill: pen.colour('inkSoft'),
        opacity: 0.16,
      }) + el('path', { d: 'M-110-67Q-110-74-102-74H102Q110-74 110-67L14 18Q0 28-14 18Z', fill: fold });
  const stamp =
    seal && !open
      ? el(
          'g',
          { transform: 'translate(0 20)' },
          el('path', { d: waxSeal, fill: pen.colour(wax) }),
          el('path', {
            d: 'M-11-8C-6-14 4-15 10-11',
            fill: 'none',
            stroke: '#fff',
            'stroke-width': 1.8,
            'stroke-linecap': 'round',
            opacity: 0.5,
          }),
          el('path', {
            d: 'M3-9A9.500 9.500 0 1 0 9 6.500A8.200 8.200 0 0 1 3-9Z',
            fill: pen.colour('ink'),
            opacity: 0.35,
          }),
        )
      : '';
  const drawn = part === 'back' ? back : part === 'front' ? pocket : back + pocket + flap + stamp;
  return el('g', { transform: placed(at, { scale, rotate }) }, drawn);
}
