/** People seen from the side, facing right, in poses given by their joints; 100 units are a standing height. */
import type { OutlinePoint, Point } from '#kit/geometry.ts';
import { joint, limb, outline, oval } from '#kit/geometry.ts';
import type { Pen } from '#kit/pen.ts';
import type { LitShape, Stand, Tone } from './lit.ts';
import { lit } from './lit.ts';
import type { SideHair } from './heads.ts';
import { sideFace, sideHairs } from './heads.ts';
import type { Who } from './person.ts';

type SidePose = 'hugging-knees' | 'swinging' | 'walking' | 'climbing' | 'sitting' | 'reading' | 'standing';

interface Joints {
  head: Point;
  /** Degrees the face is turned down (positive) or up. */
  nod: number;
  shoulder: Point;
  hip: Point;
  knees: readonly [Point, Point];
  feet: readonly [Point, Point];
  hands: readonly [Point, Point];
  /** A skirt's outline, for women. */
  skirt: readonly OutlinePoint[];
}

const poses: Record<SidePose, Joints> = {
  'hugging-knees': {
    head: [3.6, -42.4],
    nod: 4,
    shoulder: [-3, -31],
    hip: [-2, -5],
    knees: [
      [20, -25],
      [18, -23],
    ],
    feet: [
      [27, -2],
      [24, -2],
    ],
    hands: [
      [22, -15],
      [20, -17],
    ],
    skirt: [
      [-7, -12],
      [2, -14],
      [14, -25],
      [21, -29],
      [24, -23],
      [26, -10],
      [25, -3],
      [12, 0],
      [-4, 0.4],
      [-9, -4],
    ],
  },
  swinging: {
    head: [-0.4, -43.4],
    nod: -6,
    shoulder: [-4, -32],
    hip: [-1, -5],
    knees: [
      [19, -7],
      [17, -4],
    ],
    feet: [
      [33, 8],
      [28, 12],
    ],
    hands: [
      [4.6, -33],
      [4.6, -29],
    ],
    skirt: [
      [-8, -14],
      [1, -15],
      [10, -12],
      [22, -10],
      [27, 1],
      [20, 6],
      [8, 1],
      [-4, 2],
      [-13, 8],
      [-11, -4],
    ],
  },
  walking: {
    head: [3.6, -89.4],
    nod: 3,
    shoulder: [1, -76],
    hip: [0, -50],
    knees: [
      [9, -27],
      [-3, -27],
    ],
    feet: [
      [13, -2],
      [-13, -3],
    ],
    hands: [
      [9, -46],
      [-9, -47],
    ],
    skirt: [
      [-4.4, -62],
      [4.6, -62],
      [8, -50],
      [11, -40],
      [16, -25, 1],
      [3, -22],
      [-14, -25, 1],
      [-9, -44],
      [-6, -53],
    ],
  },
  climbing: {
    head: [6.6, -89.4],
    nod: -8,
    shoulder: [3, -77],
    hip: [0, -51],
    knees: [
      [14, -39],
      [0, -26],
    ],
    feet: [
      [13, -14],
      [-6, -2],
    ],
    hands: [
      [17, -60],
      [-6, -48],
    ],
    skirt: [
      [-4, -63],
      [5.4, -63],
      [11, -54],
      [18, -45],
      [19, -32, 1],
      [6, -25],
      [-11, -24, 1],
      [-8, -42],
      [-5.6, -53],
    ],
  },
  sitting: {
    head: [2.6, -44.4],
    nod: 8,
    shoulder: [-2, -32],
    hip: [-2, -5],
    knees: [
      [20, -6],
      [18, -5],
    ],
    feet: [
      [21, 20],
      [16, 20],
    ],
    hands: [
      [14, -9],
      [10, -9],
    ],
    skirt: [
      [-8, -14],
      [4, -14],
      [14, -11],
      [24, -9],
      [25, 4],
      [22, 10],
      [12, 8],
      [-4, 1],
      [-9, -3],
    ],
  },
  reading: {
    head: [5.6, -42.4],
    nod: 22,
    shoulder: [-2, -32],
    hip: [-2, -5],
    knees: [
      [20, -20],
      [18, -18],
    ],
    feet: [
      [28, -2],
      [25, -2],
    ],
    hands: [
      [17, -26],
      [16, -23],
    ],
    skirt: [
      [-7, -12],
      [2, -13],
      [13, -21],
      [21, -24],
      [24, -19],
      [27, -9],
      [26, -3],
      [12, 0],
      [-4, 0.4],
      [-9, -4],
    ],
  },
  standing: {
    head: [2.6, -89.9],
    nod: 0,
    shoulder: [0, -76.5],
    hip: [0, -50],
    knees: [
      [2, -26],
      [-1, -26],
    ],
    feet: [
      [1, -2],
      [-2.5, -2],
    ],
    hands: [
      [4, -45],
      [-3, -45],
    ],
    skirt: [
      [-4.4, -62],
      [4.4, -62],
      [7.4, -50],
      [9.4, -40],
      [12.5, -26, 1],
      [1, -23.6],
      [-11.5, -26, 1],
      [-8.6, -42],
      [-6.2, -52],
    ],
  },
};

export interface SideOptions extends Stand {
  who: Who;
  pose: SidePose;
  hair?: SideHair;
  skirt?: boolean;
  nod?: number;
  /** Overrides the near hand. */
  hand?: Point;
}

function turn(points: readonly OutlinePoint[], at: Point, degrees: number, scale = 1): OutlinePoint[] {
  const a = (degrees * Math.PI) / 180;
  return points.map(([x, y, corner]) => [
    at[0] + (x * Math.cos(a) - y * Math.sin(a)) * scale,
    at[1] + (x * Math.sin(a) + y * Math.cos(a)) * scale,
    corner,
  ]);
}

function shoe([x, y]: Point, knee: Point, size: number): string {
  const level = Math.abs(knee[0] - x) < 12 ? 0 : Math.atan2(y - knee[1], x - knee[0]) * 57.3 - 90;
  return outline(
    turn(
      [
        [-2.2, -1.6],
        [1, -2],
        [4.6, 0.2],
        [5.4, 2],
        [1, 2.2],
        [-2.6, 2],
      ],
      [x, y],
      Math.max(-30, Math.min(30, level)),
      size,
    ),
  );
}

function sideShape(options: Omit<SideOptions, 'at'>): LitShape {
  const { who, pose, hair = who === 'woman' ? 'long' : 'short', skirt = who === 'woman' } = options;
  const j = poses[pose];
  const thick = who === 'woman' ? 0.86 : 1.08;
  const shoulder = j.shoulder;
  const neckTop: Point = [j.head[0] - 1.6, j.head[1] + 4];
  const along = (t: number): Point => [
    shoulder[0] + (j.hip[0] - shoulder[0]) * t,
    shoulder[1] + (j.hip[1] - shoulder[1]) * t,
  ];
  const waist = along(0.62);
  const parts: string[] = [];
  const leg = (knee: Point, foot: Point): void => {
    parts.push(
      limb([
        [...j.hip, 5.6 * thick],
        [...knee, 3.9 * thick],
        [foot[0], foot[1] - 1, 2.2 * thick],
      ]),
      shoe(foot, knee, thick),
    );
  };
  const arm = (hand: Point): void => {
    const elbow = joint(shoulder, hand, 17, 16, 1);
    parts.push(
      limb([
        [shoulder[0], shoulder[1] + 1.6, 3.1 * thick],
        [...elbow, 2.5 * thick],
        [...hand, 1.7 * thick],
      ]),
      oval(hand[0], hand[1], 2.1 * thick, 2 * thick),
    );
  };
  leg(j.knees[1], j.feet[1]);
  arm(j.hands[1]);
  leg(j.knees[0], j.feet[0]);
  parts.push(
    limb([
      [shoulder[0] - 0.4, shoulder[1] + 0.4, 5 * thick],
      [along(0.25)[0] + 0.8, along(0.25)[1], 6 * thick],
      [waist[0] - 0.3, waist[1], 4.9 * thick],
      [j.hip[0], j.hip[1], 6 * thick],
    ]),
    limb([
      [shoulder[0], shoulder[1], 3 * thick],
      [...neckTop, 2.4 * thick],
    ]),
  );
  const tones: Tone[] = [];
  if (skirt) {
    parts.push(outline(j.skirt));
    tones.push({ d: outline(turn(j.skirt, [0, 0], 0)), ink: 'inkSoft', opacity: 0.34 });
  }
  arm(options.hand ?? j.hands[0]);
  const nod = j.nod + (options.nod ?? 0);
  parts.push(outline(turn(sideFace, j.head, nod)), outline(turn(sideHairs[hair], j.head, nod)));
  return { parts, tones, from: j.head[1] - 8, to: 10 };
}

/** Draws someone seen from the side. */
export const side = (pen: Pen, options: SideOptions): string => lit(pen, sideShape(options), options);
