/**
 * People standing with their backs to us, 100 units tall, feet at the origin. Hands are given as points,
 * so that a thread can end in them; arms bend by themselves.
 */
import type { OutlinePoint, Point } from '#kit/geometry.ts';
import { distance, joint, limb, mirrored, outline, oval } from '#kit/geometry.ts';
import type { Pen } from '#kit/pen.ts';
import type { SideHair } from './heads.ts';
import { sideFace, sideHairs } from './heads.ts';
import type { LitShape, Stand, Tone } from './lit.ts';
import { lit } from './lit.ts';

export type Who = 'woman' | 'man';
type Wear = 'coat' | 'dress' | 'shirt' | 'hanbok';
export type Hair = 'long' | 'bob' | 'bun' | 'pony' | 'short' | 'gat';

export interface PersonOptions extends Stand {
  who: Who;
  wear?: Wear;
  hair?: Hair;
  /** Hands in figure units: x to the right, y up is negative; the default hangs down. */
  left?: Point;
  right?: Point;
  /** Tilt of the head in degrees. */
  tilt?: number;
  /** Turns the head aside, so that two people look at one another. */
  look?: 'left' | 'right';
}

interface Build {
  shoulder: Point;
  upper: number;
  lower: number;
  radii: readonly [number, number, number];
  rest: Point;
}

const builds: Record<Who, Build> = {
  woman: { shoulder: [7.9, -76.9], upper: 17, lower: 16.5, radii: [2.5, 2, 1.4], rest: [12.2, -45] },
  man: { shoulder: [10.6, -76.8], upper: 17.5, lower: 17, radii: [3.3, 2.7, 1.9], rest: [14.6, -44.5] },
};

const turned = (points: readonly OutlinePoint[], degrees: number, about: Point): OutlinePoint[] => {
  const a = (degrees * Math.PI) / 180;
  return points.map(([x, y, corner]) => {
    const dx = x - about[0];
    const dy = y - about[1];
    return [
      about[0] + dx * Math.cos(a) - dy * Math.sin(a),
      about[1] + dx * Math.sin(a) + dy * Math.cos(a),
      corner,
    ];
  });
};

function arm(build: Build, side: 1 | -1, hand: Point, wide: boolean): string[] {
  const shoulder: Point = [build.shoulder[0] * side, build.shoulder[1]];
  const raised = hand[1] < shoulder[1] + 4;
  const bend = ((raised ? 1 : -1) * side) as 1 | -1;
  // A lowered arm hangs almost straight; seen from behind it is only ever foreshortened, not akimbo.
  const reach = distance(shoulder, hand);
  const slack = raised ? 1 : Math.min(1, (reach * 1.004) / (build.upper + build.lower));
  const elbow = joint(shoulder, hand, build.upper * slack, build.lower * slack, bend);
  const [a, b, c] = build.radii;
  if (wide) {
    // A hanbok sleeve: narrow at the shoulder, a full curve below the elbow.
    const dx = hand[0] - elbow[0];
    const dy = hand[1] - elbow[1];
    const length = Math.hypot(dx, dy) || 1;
    const wrist: Point = [hand[0] - (dx / length) * 2.5, hand[1] - (dy / length) * 2.5];
    return [
      limb([
        [...shoulder, a],
        [...elbow, b + 1.7],
        [...wrist, c + 1.9],
      ]),
      oval(hand[0], hand[1], 1.8, 2.1),
    ];
  }
  return [
    limb([
      [...shoulder, a],
      [(shoulder[0] * 2 + elbow[0]) / 3, (shoulder[1] * 2 + elbow[1]) / 3, a],
      [...elbow, b],
      [...hand, c],
    ]),
    oval(hand[0], hand[1] + 0.8, c + 0.4, c + 1.1),
  ];
}

const hairs: Record<Hair, OutlinePoint[]> = {
  long: mirrored([
    [0, -101],
    [4.6, -99.6],
    [7.4, -95],
    [7.7, -88],
    [8.6, -80],
    [9.2, -72],
    [7.4, -66],
    [3.4, -64.4],
    [0, -65.6],
  ]),
  bob: mirrored([
    [0, -101],
    [4.8, -99.4],
    [7.7, -94.6],
    [8.2, -88],
    [8.4, -83.4],
    [5.4, -81.6],
    [0, -82.2],
  ]),
  bun: mirrored([
    [0, -99.4],
    [4.4, -98],
    [6.5, -93.5],
    [6, -88.6],
    [3.4, -85.4],
    [0, -84.6],
  ]),
  pony: mirrored([
    [0, -100.2],
    [4.6, -98.6],
    [6.8, -93.8],
    [6.2, -88.6],
    [3.6, -85],
    [0, -84.4],
  ]),
  short: mirrored([
    [0, -101],
    [4.6, -99.8],
    [7, -95.4],
    [6.6, -90.4],
    [4.4, -86.6],
    [2.6, -85],
    [0, -84.8],
  ]),
  gat: mirrored([
    [0, -99],
    [4.4, -98],
    [6.2, -93.6],
    [5.6, -88.4],
    [3.2, -85.4],
    [0, -84.8],
  ]),
};

const asideHair: Record<Hair, SideHair> = {
  long: 'bob',
  bob: 'bob',
  bun: 'bun',
  pony: 'bun',
  short: 'short',
  gat: 'gat',
};

/** Long hair below the nape, behind a head that looks aside. */
const mane: readonly OutlinePoint[] = mirrored([
  [0, -92],
  [6.4, -91],
  [8, -82],
  [8.8, -74],
  [7.2, -66.4],
  [3.4, -64.6],
  [0, -65.8],
]);

const brim: readonly OutlinePoint[] = [
  [-15, -95.4],
  [-8, -97.6],
  [0, -98.2],
  [8, -97.6],
  [15, -95.4],
  [8, -94.2],
  [0, -93.8],
  [-8, -94.2],
];
const crown: readonly OutlinePoint[] = [
  [-5.2, -96, 1],
  [-4.2, -108.5, 1],
  [0, -109.4],
  [4.2, -108.5, 1],
  [5.2, -96, 1],
];

function headAside(hair: Hair, look: 'left' | 'right', tilt: number): { parts: string[]; tones: Tone[] } {
  const way = look === 'right' ? 1 : -1;
  const about: Point = [0, -83];
  const placed = (points: readonly OutlinePoint[]): string =>
    outline(
      turned(
        points.map(([x, y, corner]): OutlinePoint => [x * way + 0.6 * way, y - 91.6, corner]),
        tilt,
        about,
      ),
    );
  const parts = [placed(sideFace), placed(sideHairs[asideHair[hair]])];
  if (hair === 'long') parts.push(outline(mane));
  if (hair === 'gat') parts.push(outline(turned(brim, tilt, about)), outline(turned(crown, tilt, about)));
  return { parts, tones: [] };
}

function head(hair: Hair, who: Who, tilt: number): { parts: string[]; tones: Tone[] } {
  const about: Point = [0, -83];
  const parts = [outline(turned(hairs[hair], tilt, about))];
  const tones: Tone[] = [];
  const face = mirrored([
    [0, -99.6],
    [4.8, -97.6],
    [5.7, -92],
    [4.4, -87],
    [0, -84.4],
  ]);
  parts.push(outline(turned(face, tilt, about)));
  if (hair === 'bun')
    parts.push(
      outline(
        turned(
          mirrored([
            [0, -106.4],
            [3.8, -105],
            [4.6, -101.6],
            [2.8, -98.8],
            [0, -98.2],
          ]),
          tilt,
          about,
        ),
      ),
    );
  if (hair === 'pony') {
    parts.push(
      outline(
        turned(
          [
            [-1.6, -96.5],
            [1.8, -97],
            [3.4, -90],
            [3.2, -80],
            [1.4, -70.5],
            [-0.6, -70],
            [-2.8, -78],
            [-3, -89],
          ],
          tilt,
          about,
        ),
      ),
    );
    tones.push({ d: oval(0, -94, 2.2, 1.1), ink: 'thread' });
  }
  if (hair === 'gat') {
    parts.push(outline(turned(brim, tilt, about)), outline(turned(crown, tilt, about)));
  }
  if (who === 'man' && hair === 'short') {
    parts.push(oval(-6.4, -91.6, 1.1, 1.8), oval(6.4, -91.6, 1.1, 1.8));
  }
  return { parts, tones };
}

const legs = (x: number, top: number, radii: readonly [number, number, number], shoe: number): string[] =>
  [-1, 1].flatMap((side) => [
    limb([
      [x * side, top, radii[0]],
      [(x - 0.2) * side, top * 0.52, radii[1]],
      [(x - 0.5) * side, -3, radii[2]],
    ]),
    outline([
      [(x - 0.6 - shoe) * side, -1],
      [(x - 0.6) * side, -3.6],
      [(x - 0.4 + shoe) * side, -1],
      [(x - 0.2 + shoe) * side, 0.6],
      [(x - 0.9 - shoe) * side, 0.6],
    ]),
  ]);

const neck = (w: number): string =>
  outline([
    [-w, -88],
    [w, -88],
    [w * 1.15, -82],
    [w * 1.8, -79],
    [-w * 1.8, -79],
    [-w * 1.15, -82],
  ]);

const womanBodies: Record<Wear, () => LitShape> = {
  coat: () => ({
    parts: [
      ...legs(3.4, -30, [2.8, 2.4, 1.3], 1.6),
      outline(
        mirrored([
          [0, -82.6],
          [2.6, -82.2],
          [6.6, -80.8],
          [10.4, -78],
          [10.6, -74],
          [8.4, -70],
          [7.2, -61.5],
          [9.4, -50],
          [11.2, -38],
          [13, -27, 1],
          [7, -25.4],
          [0, -24.9],
        ]),
      ),
    ],
    tones: [
      { d: 'M0-52V-26M-7.4-60.500C-3-59.400 3-59.400 7.400-60.500', ink: 'rim', opacity: 0.16, line: 0.6 },
    ],
  }),
  dress: () => ({
    parts: [
      ...legs(3.2, -28, [2.6, 2.2, 1.2], 1.5),
      outline(
        mirrored([
          [0, -82],
          [3, -81.8],
          [7.6, -80.2],
          [9.8, -77],
          [8.4, -71],
          [6.4, -62],
          [8.8, -52],
          [12.2, -39],
          [15.6, -25, 1],
          [10.6, -23.2],
          [5.4, -24.4],
          [0, -23],
        ]),
      ),
    ],
    tones: [
      { d: 'M-4-52C-5-42-7-32-8-25M4-52C5-42 7-32 8-25M0-48V-24', ink: 'rim', opacity: 0.13, line: 0.6 },
    ],
  }),
  shirt: () => ({
    parts: [
      ...legs(3.6, -46, [4, 2.8, 1.7], 1.8),
      outline(
        mirrored([
          [0, -82],
          [3, -81.8],
          [7.6, -80.2],
          [10, -77],
          [8.6, -70],
          [7.4, -60],
          [8.6, -49],
          [8.2, -43, 1],
          [0, -42],
        ]),
      ),
    ],
  }),
  hanbok: () => ({
    parts: [
      outline(
        mirrored([
          [0, -82.4],
          [3, -82],
          [7.4, -80.4],
          [10.2, -77],
          [9.4, -70],
          [9.6, -66],
          [14.4, -50],
          [19.6, -30],
          [21.6, -12],
          [20.8, -2],
          [14, 0.4],
          [6, -0.6],
          [0, 0.6],
        ]),
      ),
    ],
    tones: [
      {
        d: outline(
          mirrored([
            [0, -68],
            [5, -68.4],
            [9.4, -68.6, 1],
            [14.4, -50],
            [19.4, -30],
            [21.2, -12],
            [20.2, -2],
            [13, -0.4],
            [6, -1.2],
            [0, -0.2],
          ]),
        ),
        ink: 'inkSoft',
        opacity: 0.85,
      },
      {
        d: 'M-6-62C-9-44-12-24-13-4M6-62C9-44 12-24 13-4M-2-62C-3-40-4-22-4-3M2-62C3-40 5-22 5-3',
        ink: 'rim',
        opacity: 0.14,
        line: 0.7,
      },
    ],
  }),
};

const manBodies: Record<Wear, () => LitShape> = {
  coat: () => ({
    parts: [
      ...legs(4.4, -40, [4.3, 3.4, 2.2], 2.1),
      outline(
        mirrored([
          [0, -83.2],
          [3.4, -82.6],
          [8.6, -81],
          [13.4, -78.2],
          [13.8, -72],
          [11.2, -67],
          [10.2, -58],
          [10.9, -48],
          [12, -36, 1],
          [6, -34.8],
          [0, -34.4],
        ]),
      ),
    ],
    tones: [{ d: 'M0-54V-36', ink: 'rim', opacity: 0.18, line: 0.6 }],
  }),
  dress: () => manBodies.coat(),
  shirt: () => ({
    parts: [
      ...legs(4.6, -48, [4.8, 3.6, 2.4], 2.1),
      outline(
        mirrored([
          [0, -83],
          [3.4, -82.4],
          [8.6, -81],
          [13.2, -78],
          [13.2, -71],
          [10.8, -66],
          [9.6, -56],
          [10, -47, 1],
          [9.4, -43],
          [0, -42],
        ]),
      ),
    ],
  }),
  hanbok: () => ({
    parts: [
      ...legs(4.4, -14, [4.4, 3.6, 2.6], 2.4),
      outline(
        mirrored([
          [0, -83],
          [3.2, -82.4],
          [8.4, -81],
          [12.8, -78],
          [12.4, -70],
          [11.6, -62],
          [13.6, -44],
          [16.4, -22],
          [17, -9, 1],
          [8, -7.4],
          [0, -7],
        ]),
      ),
    ],
    tones: [
      { d: 'M-11.600-64.500C-4-62.500 4-62.500 11.600-64.500', ink: 'thread', opacity: 0.75, line: 1.1 },
      { d: 'M-5-58C-7-40-8-24-8.500-9M5-58C7-40 8-24 8.500-9', ink: 'rim', opacity: 0.13, line: 0.7 },
    ],
  }),
};

/** Builds the figure's shapes without placing them. */
export function personShape(options: Omit<PersonOptions, 'at'>): LitShape {
  const { who, wear = 'coat', hair = who === 'woman' ? 'long' : 'short', tilt = 0 } = options;
  const build = builds[who];
  const body = who === 'woman' ? womanBodies[wear]() : manBodies[wear]();
  const top = options.look ? headAside(hair, options.look, tilt) : head(hair, who, tilt);
  const wide = wear === 'hanbok';
  const rest = wide ? ([build.rest[0] + 2.4, build.rest[1] - 3] as const) : build.rest;
  const left = options.left ?? ([-rest[0], rest[1]] as const);
  const right = options.right ?? rest;
  return {
    parts: [
      ...body.parts,
      neck(who === 'woman' ? 2.3 : 2.9),
      ...arm(build, -1, left, wide),
      ...arm(build, 1, right, wide),
      ...top.parts,
    ],
    tones: [...(body.tones ?? []), ...top.tones],
  };
}

export const person = (pen: Pen, options: PersonOptions): string => lit(pen, personShape(options), options);
