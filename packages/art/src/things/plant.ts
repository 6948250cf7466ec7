import type { Point } from '#kit/geometry.ts';
import { oval } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** A seedling with its first bud, in a clay pot tied with thread, 100 wide, standing on y = 0. */
export function seedlingPot(
  pen: Pen,
  {
    at,
    scale = 1,
    clay = 'paper',
    clayShade = 'paperShade',
    leaf = '#3f9470',
    leafLit = '#8fd0a0',
  }: { at: Point; scale?: number; clay?: Ink; clayShade?: Ink; leaf?: Ink; leafLit?: Ink },
): string {
  const pot = pen.linear(
    [
      [0, clay],
      [0.5, clay],
      [1, clayShade],
    ],
    { from: [0, 0], to: [1, 0.15] },
  );
  const blade = pen.linear(
    [
      [0, leafLit],
      [1, leaf],
    ],
    { from: [0.9, 0], to: [0.1, 1] },
  );
  const bud = pen.linear([
    [0, 'petal'],
    [1, 'petalHeart'],
  ]);
  return el(
    'g',
    { transform: placed(at, { scale }) },
    el('ellipse', { cy: 1, rx: 58, ry: 7, fill: pen.colour('ink'), opacity: 0.3 }),
    el('path', {
      d: 'M-1-88C-3-116 2-136-1-160',
      fill: 'none',
      stroke: pen.colour(leaf),
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    el('path', { d: 'M-1-120C-14-128-40-126-52-152C-26-162-4-150-1-120Z', fill: blade }),
    el('path', { d: 'M1-134C12-146 40-146 50-174C24-182 0-168 1-134Z', fill: blade }),
    el('path', {
      d: 'M0-98C-12-100-28-96-38-112C-20-120-4-114 0-98ZM0-100C10-104 28-100 36-118C18-124 4-116 0-100Z',
      fill: blade,
    }),
    el('path', {
      d: 'M-1-156C-2-174-1-186 1-198',
      fill: 'none',
      stroke: pen.colour(leaf),
      'stroke-width': 4,
    }),
    el('path', { d: 'M1-192C-14-204-12-228 2-238C16-228 16-204 1-192Z', fill: bud }),
    el('path', {
      d: 'M-7-222C-4-212-1-202 1-194M11-222C8-212 4-202 1-194',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 1.4,
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
    el('path', {
      d: 'M-10-206C-8-196-4-190 1-188C7-190 11-196 12-206C8-200 5-198 1-199C-3-198-7-200-10-206Z',
      fill: blade,
    }),
    el('path', {
      d: 'M-1-121C-18-136-32-144-48-151M1-136C16-150 32-162 46-172',
      fill: 'none',
      stroke: pen.colour(leafLit),
      'stroke-width': 1.3,
      opacity: 0.7,
    }),
    el('path', { d: 'M-44-74L-34-4Q-32 0-26 0H26Q32 0 34-4L44-74Z', fill: pot }),
    el('path', {
      d: 'M-50-94H50Q53-94 53-90L50-74Q49-72 46-72H-46Q-49-72-50-74L-53-90Q-53-94-50-94Z',
      fill: pot,
    }),
    el('path', { d: oval(0, -93, 47, 5), fill: pen.colour('inkSoft') }),
    el('path', { d: 'M-47-72H47L46-68H-46Z', fill: pen.colour('ink'), opacity: 0.14 }),
  );
}
