import type { Point } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** An open umbrella, 160 wide, its ferrule tip 84 above the handle's end at the origin. */
export function umbrella(
  pen: Pen,
  {
    at,
    scale = 1,
    rotate = 0,
    ink = 'thread',
    dark = 'near',
    stick = 92,
    handle = 'inkSoft',
    clear = false,
  }: {
    at: Point;
    scale?: number;
    rotate?: number;
    ink?: Ink;
    dark?: Ink;
    stick?: number;
    handle?: Ink;
    clear?: boolean;
  },
): string {
  const dome = pen.linear(
    [
      [0, ink],
      [1, dark],
    ],
    { from: [0.3, 0], to: [0.75, 1.2] },
  );
  const top = -stick;
  return el(
    'g',
    { transform: placed(at, { scale, rotate }) },
    el('path', {
      d: `M0 ${top - 50}V-6C0 6-14 8-15-3`,
      fill: 'none',
      stroke: pen.colour(handle),
      'stroke-width': 3.2,
      'stroke-linecap': 'round',
    }),
    el('path', {
      d: `M-80 ${top}C-78 ${top - 44}-36 ${top - 64} 0 ${top - 66}C36 ${top - 64} 78 ${top - 44} 80 ${top}C72 ${top - 9} 60 ${top - 9} 53 ${top}C46 ${top - 9} 34 ${top - 9} 27 ${top}C20 ${top - 9} 8 ${top - 9} 0 ${top}C-8 ${top - 9}-20 ${top - 9}-27 ${top}C-34 ${top - 9}-46 ${top - 9}-53 ${top}C-60 ${top - 9}-72 ${top - 9}-80 ${top}Z`,
      fill: dome,
      opacity: clear ? 0.5 : undefined,
    }),
    el('path', {
      d: `M0 ${top - 66}C-20 ${top - 56}-27 ${top - 24}-27 ${top}M0 ${top - 66}C20 ${top - 56} 27 ${top - 24} 27 ${top}M0 ${top - 66}C-40 ${top - 54}-53 ${top - 22}-53 ${top}M0 ${top - 66}C40 ${top - 54} 53 ${top - 22} 53 ${top}M0 ${top - 66}V${top}`,
      fill: 'none',
      stroke: pen.colour('ink'),
      'stroke-width': 1.2,
      opacity: 0.28,
    }),
    el('path', {
      d: `M-74 ${top - 16}C-66 ${top - 44}-34 ${top - 60}-4 ${top - 63}`,
      fill: 'none',
      stroke: pen.colour('rim'),
      'stroke-width': 2,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    el('path', {
      d: `M0 ${top - 64}v-11`,
      stroke: pen.colour(handle),
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
  );
}
