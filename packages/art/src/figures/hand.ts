/** Hands, large enough to tell a story: 100 units from wrist to fingertip. */
import type { Pen } from '#kit/pen.ts';
import { limb, outline } from '#kit/geometry.ts';
import type { Stand } from './lit.ts';
import { lit } from './lit.ts';

type HandPose = 'hold' | 'reach' | 'pinky' | 'palm' | 'pinch' | 'touch';

interface HandShape {
  fingers: readonly string[];
  folds: string;
}

const sleeve = outline([
  [-26, 60, 1],
  [-24, 84],
  [-34, 150, 1],
  [34, 150, 1],
  [24, 84],
  [24, 60, 1],
]);

/** Fingertips up, wrist at the origin, seen from the back of the right hand. */
const shapes: Record<HandPose, HandShape> = {
  // The thumb lies over what is held, the fingers wrap behind it.
  hold: {
    fingers: [
      outline([
        [-17, 64],
        [-18, 36],
        [-26, 14],
        [-27, -2],
        [-14, -8],
        [8, -6],
        [24, 2],
        [25, 18],
        [18, 40],
        [17, 64],
      ]),
      limb([
        [14, 16, 8.4],
        [14, -6, 8],
        [2, -34, 6],
        [-4, -46, 4.6],
      ]),
    ],
    folds: 'M16 22C20 12 20 2 16-8M-14 6C-8 12 0 14 6 12',
  },
  reach: {
    fingers: [
      outline([
        [-16, 62],
        [-17, 30],
        [-23, 4],
        [-20, -18],
        [0, -24],
        [20, -16],
        [21, 6],
        [17, 32],
        [16, 62],
      ]),
      limb([
        [-17, -14, 6.4],
        [-22, -38, 5.6],
        [-24, -58, 4],
      ]),
      limb([
        [-6, -18, 6.6],
        [-7, -48, 5.8],
        [-6, -74, 4.1],
      ]),
      limb([
        [6, -18, 6.4],
        [9, -48, 5.6],
        [12, -72, 4],
      ]),
      limb([
        [16, -12, 5.6],
        [23, -34, 4.8],
        [28, -52, 3.6],
      ]),
      limb([
        [-19, 18, 7],
        [-32, 0, 6],
        [-42, -18, 4.4],
      ]),
    ],
    folds: 'M-12-14C-4-18 6-18 14-12M-10 14C-4 4-6-4-8-10',
  },
  // From the thumb's side: the first finger goes ahead, the others hang behind it.
  touch: {
    fingers: [
      outline([
        [-15, 64],
        [-16, 30],
        [-21, 2],
        [-21, -22],
        [-14, -36],
        [4, -38],
        [16, -22],
        [20, 0],
        [17, 30],
        [16, 64],
      ]),
      limb([
        [-11, -28, 8.6],
        [-14, -56, 7],
        [-12, -78, 5.8],
        [-8, -96, 4.6],
      ]),
      limb([
        [-2, -30, 8.4],
        [2, -56, 6.8],
        [12, -74, 5.6],
        [24, -82, 4],
      ]),
      limb([
        [6, -26, 8],
        [14, -48, 6.4],
        [26, -60, 5.2],
        [36, -62, 3.8],
      ]),
      limb([
        [12, -18, 7.4],
        [24, -34, 5.8],
        [36, -40, 4.6],
        [44, -38, 3.4],
      ]),
      limb([
        [8, 10, 9],
        [20, -6, 7.4],
        [26, -22, 6],
        [24, -36, 4.2],
      ]),
    ],
    folds: 'M6-4C12 0 16-6 18-14M-12-32C-8-34-4-34 0-32',
  },
  palm: {
    fingers: [
      outline([
        [-22, 40],
        [-40, 14],
        [-44, 2],
        [-20, -2],
        [20, -4],
        [50, -2],
        [56, 8],
        [38, 20],
        [22, 40],
      ]),
      limb([
        [30, 6, 7],
        [56, 0, 6],
        [80, -10, 4],
      ]),
      limb([
        [34, 0, 6],
        [58, -10, 5.4],
        [78, -22, 3.8],
      ]),
      limb([
        [-34, 8, 7],
        [-50, -6, 6],
        [-58, -24, 4.4],
      ]),
    ],
    folds: 'M-30 10C-10 16 20 16 44 6',
  },
  pinky: {
    fingers: [
      outline([
        [-18, 62],
        [-19, 34],
        [-24, 10],
        [-22, -16],
        [-2, -24],
        [18, -18],
        [22, 6],
        [18, 34],
        [17, 62],
      ]),
      limb([
        [-19, -10, 7.4],
        [-22, -26, 7],
        [-14, -34, 6],
      ]),
      limb([
        [-7, -16, 7.6],
        [-8, -36, 7.2],
        [0, -42, 6],
      ]),
      limb([
        [6, -16, 7],
        [7, -32, 6.8],
        [13, -36, 5.6],
      ]),
      limb([
        [17, -12, 5.8],
        [26, -32, 5],
        [38, -44, 4.4],
        [48, -40, 4],
      ]),
      limb([
        [-20, 16, 7],
        [-10, -2, 6.6],
        [4, -10, 5.4],
      ]),
    ],
    folds: 'M-16-12C-10-16-8-16-4-12M0-14C4-18 8-18 12-14',
  },
  pinch: {
    fingers: [
      outline([
        [-16, 62],
        [-17, 32],
        [-22, 6],
        [-19, -16],
        [2, -22],
        [19, -14],
        [21, 8],
        [17, 34],
        [16, 62],
      ]),
      limb([
        [-12, -14, 7],
        [-20, -38, 6.2],
        [-30, -52, 4.4],
      ]),
      limb([
        [-18, 14, 7.4],
        [-34, -8, 6.4],
        [-36, -38, 4.6],
      ]),
      limb([
        [2, -16, 6.6],
        [2, -44, 6],
        [-4, -66, 4.2],
      ]),
      limb([
        [11, -12, 6.2],
        [15, -38, 5.6],
        [14, -58, 4],
      ]),
      limb([
        [18, -6, 5.4],
        [26, -26, 4.6],
        [30, -44, 3.6],
      ]),
    ],
    folds: 'M-6-12C0-16 10-16 16-10',
  },
};

export interface HandOptions extends Stand {
  pose: HandPose;
  /** Draws the cuff and forearm's sleeve. */
  cuff?: boolean;
}

export function hand(pen: Pen, options: HandOptions): string {
  const { pose, cuff = true } = options;
  const { fingers, folds } = shapes[pose];
  return lit(
    pen,
    {
      parts: [...fingers, ...(cuff ? [sleeve] : [])],
      tones: [
        ...(cuff ? [{ d: sleeve, ink: 'ink' as const }] : []),
        { d: folds, ink: 'rim', opacity: 0.2, line: 1.3 },
      ],
      from: -70,
      to: 120,
    },
    { ink: 'inkSoft', foot: 'ink', rim: 1.8, ...options },
    100,
    0,
  );
}
