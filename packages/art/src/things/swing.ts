import type { Point } from '#kit/geometry.ts';
import { short } from '#kit/geometry.ts';
import type { SideHair } from '#figures/heads.ts';
import { side } from '#figures/side.ts';
import type { Who } from '#figures/person.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** Someone on a swing: hung at `at`, ropes of the given length, swung out by `angle` degrees. */
export function swing(
  pen: Pen,
  {
    at,
    rope = 200,
    angle = 0,
    height = 130,
    who,
    hair,
    flip = false,
    ropeInk = 'ink',
  }: {
    at: Point;
    rope?: number;
    angle?: number;
    height?: number;
    who: Who;
    hair?: SideHair;
    flip?: boolean;
    ropeInk?: Ink;
  },
): string {
  const turned = pen.with({ light: turnAbout(pen.light, at, -angle) });
  const s = height / 100;
  const seatY = rope;
  const flipped = flip ? -1 : 1;
  return el(
    'g',
    { transform: placed(at, { rotate: angle }) },
    el('path', {
      d: `M${short(4.6 * s * flipped)} 0V${short(seatY)}M${short(-7 * s * flipped)} 0V${short(seatY)}`,
      fill: 'none',
      stroke: pen.colour(ropeInk),
      'stroke-width': 2,
      opacity: 0.85,
    }),
    el('path', {
      d: `M${short(-13 * s)} ${short(seatY)}h${short(26 * s)}`,
      stroke: pen.colour('ink'),
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    side(turned.with({ light: [turned.light[0] - at[0], turned.light[1] - at[1]] }), {
      who,
      hair,
      pose: 'swinging',
      at: [0, seatY],
      height,
      flip,
      rim: 1.5,
    }),
  );
}

function turnAbout(point: Point, centre: Point, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  const dx = point[0] - centre[0];
  const dy = point[1] - centre[1];
  return [centre[0] + dx * Math.cos(a) - dy * Math.sin(a), centre[1] + dx * Math.sin(a) + dy * Math.cos(a)];
}
