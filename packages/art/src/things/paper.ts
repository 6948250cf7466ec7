/** Things folded, pegged and hung: a paper boat, a clothes peg, a signpost, a paper plane. */
import type { Point } from '#kit/geometry.ts';
import { short } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** A paper boat, 150 wide, its waterline on y = 0. */
export function paperBoat(
  pen: Pen,
  { at, scale = 1, rotate = 0 }: { at: Point; scale?: number; rotate?: number },
): string {
  const light = pen.colour('paper');
  const shade = pen.colour('paperShade');
  const dim = pen.linear([
    [0, 'paperShade'],
    [1, 'far'],
  ]);
  return el(
    'g',
    { transform: placed(at, { scale, rotate }) },
    el('path', { d: 'M0-78L-34-12H0Z', fill: light }),
    el('path', { d: 'M0-78L34-12H0Z', fill: shade }),
    el('path', { d: 'M-78-26L-36 4H0L-26-18Z', fill: light }),
    el('path', { d: 'M-78-26L0-8L78-26L40 6H-40Z', fill: light }),
    el('path', { d: 'M0-8L78-26L40 6H0Z', fill: dim }),
    el('path', {
      d: 'M-78-26L0-8L78-26M0-78V-8',
      fill: 'none',
      stroke: pen.colour('inkSoft'),
      'stroke-width': 1,
      opacity: 0.25,
    }),
  );
}

/** A paper plane flying right, 120 long. */
export function paperPlane(
  pen: Pen,
  { at, scale = 1, rotate = 0, flip = false }: { at: Point; scale?: number; rotate?: number; flip?: boolean },
): string {
  return el(
    'g',
    { transform: placed(at, { scale, rotate, flip }) },
    el('path', { d: 'M64-14L-58-40L-22-4Z', fill: pen.colour('paper') }),
    el('path', { d: 'M64-14L-22-4L-34 30Z', fill: pen.colour('paperShade') }),
    el('path', { d: 'M64-14L-22-4L-34 30L-10 6Z', fill: pen.colour('inkSoft'), opacity: 0.28 }),
    el('path', { d: 'M64-14L-10 6L14 28Z', fill: pen.colour('paper') }),
  );
}

/** A wooden clothes peg holding what hangs at the origin. */
export function peg(
  pen: Pen,
  { at, scale = 1, rotate = 0, ink = 'gold' }: { at: Point; scale?: number; rotate?: number; ink?: Ink },
): string {
  return el(
    'g',
    { transform: placed(at, { scale, rotate }) },
    el('path', { d: 'M-5-14H5L6 16H1V2H-1V16H-6Z', fill: pen.colour(ink) }),
    el('path', { d: 'M-6-2H6', stroke: pen.colour('inkSoft'), 'stroke-width': 2, opacity: 0.5 }),
  );
}

/** A wooden signpost with two arms; each may point up or down by `tilt`. */
export function signpost(
  pen: Pen,
  {
    at,
    height = 190,
    wood = 'paper',
    shade = 'paperShade',
    ink = 'ink',
  }: { at: Point; height?: number; wood?: Ink; shade?: Ink; ink?: Ink },
): string {
  const board = pen.linear([
    [0, wood],
    [1, shade],
  ]);
  const arm = (y: number, side: 1 | -1): string =>
    el('path', {
      d: `M${-26 * side} ${short(y - 15)}H${66 * side}L${84 * side} ${short(y)}L${66 * side} ${short(y + 15)}H${-26 * side}Z`,
      fill: board,
    }) +
    el('path', {
      d: `M${-26 * side} ${short(y + 15)}H${66 * side}L${84 * side} ${short(y)}`,
      fill: 'none',
      stroke: pen.colour(ink),
      'stroke-width': 1.6,
      opacity: 0.35,
    });
  const h = -height;
  return el(
    'g',
    { transform: placed(at) },
    el('path', { d: `M-5 0V${h}Q0 ${h - 8} 5 ${h}V0Z`, fill: pen.colour(ink) }),
    arm(h + 28, 1),
    arm(h + 68, -1),
    el('path', {
      d: `M28 ${h + 28}h26m-8-7l8 7l-8 7`,
      fill: 'none',
      stroke: pen.colour('thread'),
      'stroke-width': 3,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    el('path', {
      d: `M-60 ${h + 68}C-52 ${h + 57}-32 ${h + 57}-24 ${h + 68}C-32 ${h + 79}-52 ${h + 79}-60 ${h + 68}ZM-42 ${h + 64}a4 4 0 1 0 .1 0`,
      fill: 'none',
      stroke: pen.colour(ink),
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    }),
  );
}
