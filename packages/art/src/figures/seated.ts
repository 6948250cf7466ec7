/** People seated with their backs to us, and large heads and shoulders from behind. */
import type { OutlinePoint, Point } from '#kit/geometry.ts';
import { mirrored, outline } from '#kit/geometry.ts';
import type { Pen } from '#kit/pen.ts';
import type { Stand } from './lit.ts';
import { lit } from './lit.ts';
import type { Hair, Who } from './person.ts';
import { personShape } from './person.ts';

export interface SeatedOptions extends Stand {
  who: Who;
  hair?: Hair;
  left?: Point;
  right?: Point;
  tilt?: number;
}

const laps: Record<Who, OutlinePoint[]> = {
  woman: mirrored([
    [0, -62],
    [6.6, -62],
    [9, -54],
    [14, -47],
    [19, -43],
    [18, -40],
    [0, -39.4],
  ]),
  man: mirrored([
    [0, -60],
    [9.6, -60],
    [10.6, -52],
    [15, -46],
    [17, -42.6],
    [15, -40],
    [0, -39.6],
  ]),
};

/** Seated on an edge or the ground: the seat line is the origin, sizes are those of a standing figure. */
export function seated(pen: Pen, options: SeatedOptions): string {
  const { who, hair, tilt } = options;
  const rest: Point = who === 'woman' ? [14.6, -42.6] : [17, -42.4];
  const whole = personShape({
    who,
    wear: 'shirt',
    hair,
    tilt,
    left: options.left ?? [-rest[0], rest[1]],
    right: options.right ?? rest,
  });
  // The standing figure's legs come first in its parts; a seated one has a lap instead.
  const upper = whole.parts.slice(4);
  const down = options.at;
  const scale = (options.height ?? 120) / 100;
  return lit(
    pen,
    { parts: [outline(laps[who]), ...upper], tones: whole.tones, from: -100, to: -38 },
    {
      ...options,
      at: [down[0], down[1] + 40 * scale],
    },
  );
}

const busts: Record<'long' | 'bob' | 'bun' | 'short', readonly string[]> = {
  long: [
    outline(
      mirrored([
        [0, -100],
        [15, -97],
        [26, -86],
        [30, -68],
        [30, -50],
        [33, -34],
        [37, -14],
        [39, 12],
        [0, 14],
      ]),
    ),
    outline(
      mirrored([
        [0, -36],
        [18, -34],
        [34, -28],
        [50, -18],
        [58, 4],
        [62, 40, 1],
        [0, 40],
      ]),
    ),
  ],
  bob: [
    outline(
      mirrored([
        [0, -100],
        [16, -97],
        [28, -86],
        [33, -68],
        [34, -50],
        [33, -38],
        [20, -34],
        [0, -35],
      ]),
    ),
    outline(
      mirrored([
        [0, -44],
        [10, -42],
        [12, -30],
        [22, -23],
        [42, -15],
        [56, 2],
        [62, 40, 1],
        [0, 40],
      ]),
    ),
  ],
  bun: [
    outline(
      mirrored([
        [0, -96],
        [14, -93],
        [25, -82],
        [27, -66],
        [21, -50],
        [11, -42],
        [0, -40],
      ]),
    ),
    outline(
      mirrored([
        [0, -120],
        [12, -117],
        [16, -106],
        [11, -95],
        [0, -92],
      ]),
    ),
    outline(
      mirrored([
        [0, -48],
        [10, -46],
        [11, -34],
        [20, -25],
        [42, -16],
        [56, 2],
        [62, 40, 1],
        [0, 40],
      ]),
    ),
  ],
  short: [
    outline(
      mirrored([
        [0, -100],
        [15, -98],
        [26, -88],
        [28, -70],
        [23, -52],
        [13, -44],
        [0, -42],
      ]),
    ),
    outline(
      mirrored([
        [0, -50],
        [13, -48],
        [15, -34],
        [30, -25],
        [56, -16],
        [72, 2],
        [80, 40, 1],
        [0, 40],
      ]),
    ),
    outline([
      [26, -74],
      [31, -71],
      [30, -60],
      [25, -57],
    ]),
    outline([
      [-26, -74],
      [-31, -71],
      [-30, -60],
      [-25, -57],
    ]),
  ],
};

/** A large head and shoulders from behind: the collar is about the origin, the head 100 above. */
export function bust(pen: Pen, options: Stand & { hair?: keyof typeof busts }): string {
  const { hair = 'long' } = options;
  const strands =
    hair === 'short'
      ? 'M-12-96C-18-84-20-68-18-54M10-97C16-86 19-70 18-56'
      : hair === 'bun'
        ? 'M-20-60C-10-72-6-84-4-94M20-60C10-72 6-84 4-94'
        : 'M-8-98C-20-82-23-56-24-30M8-98C20-82 23-56 24-30M0-98V-34';
  return lit(
    pen,
    {
      parts: busts[hair],
      tones: [
        { d: busts[hair][0]!, ink: 'ink' },
        ...(hair === 'bun' ? [{ d: busts[hair][1]!, ink: 'ink' as const }] : []),
        { d: strands, ink: 'rim', opacity: 0.14, line: 1.2 },
      ],
      from: -100,
      to: 40,
    },
    { ink: 'inkSoft', foot: 'ink', rim: 2, ...options },
  );
}
