/**
 * The house's faces: one rig for every age and temper, from full face to three-quarter view. The eye line is
 * y = 0, the chin about y = 94, the hairline about y = −60; `turn` 0 looks at us, 1 looks to the right.
 */
import type { OutlinePoint, Point } from '#kit/geometry.ts';
import { lerp, outline, oval, short, smoothLine } from '#kit/geometry.ts';
import { mix } from '#kit/colour.ts';
import type { Pen } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

export type Hex = `#${string}`;

export interface FaceOptions {
  turn?: number;
  skin: Hex;
  /** Half widths at temple, cheek, jaw and chin; a plain young face is 58, 60, 47, 17. */
  widths?: readonly [temple: number, cheek: number, jaw: number, chin: number];
  /** Length of the lower face against the plain one. */
  length?: number;
  eyes: EyeOptions;
  brows: { ink: Hex; weight?: number; tilt?: number; arch?: number; lift?: number };
  nose?: { length?: number; width?: number };
  mouth: MouthOptions;
  blush?: number;
  freckles?: boolean;
  /** Smile lines and crow's feet, 0 to 1. */
  age?: number;
}

interface EyeOptions {
  kind: 'open' | 'closed' | 'down' | 'smiling';
  /** Height of the opening: 7 is usual, 5 narrow, 9 wide. */
  open?: number;
  width?: number;
  iris?: Hex;
  /** Tilt of the outer corner, positive lifts it. */
  slant?: number;
  lash?: Hex;
  lashes?: boolean;
  /** Where the eyes look: −1 to 1 in both directions. */
  gaze?: Point;
}

interface MouthOptions {
  kind: 'soft' | 'smile' | 'grin' | 'firm' | 'parted';
  lip: Hex;
  width?: number;
}

/** Where the features lie for a turned head. */
interface Features {
  nearEye: Point;
  farEye: Point;
  nose: Point;
  mouth: Point;
  ear: Point;
  chin: Point;
}

const features = ({
  turn = 0,
  length = 1,
  widths = [58, 60, 47, 17],
}: Pick<FaceOptions, 'turn' | 'length' | 'widths'>): Features => ({
  nearEye: [lerp(-27, -17, turn), 0],
  farEye: [lerp(27, 32, turn), 0],
  nose: [lerp(0, 20, turn), 36 * length],
  mouth: [lerp(0, 13, turn), 61 * length],
  ear: [lerp(-widths[1] - 2, -widths[1] + 7, turn), 12],
  chin: [lerp(0, 8, turn), 94 * length],
});

/** The outline of the face from the far temple round the chin to the near temple. */
function faceOutline({
  turn = 0,
  widths = [58, 60, 47, 17],
  length = 1,
}: Pick<FaceOptions, 'turn' | 'widths' | 'length'>): OutlinePoint[] {
  const [temple, cheek, jaw, chin] = widths;
  const t = (front: number, turned: number): number => lerp(front, turned, turn);
  const l = length;
  return [
    [t(0, 2), -74],
    [t(temple * 0.72, temple * 0.7), -62],
    [t(temple, temple * 0.9), -24],
    [t(cheek, cheek * 0.86), -6],
    [t(cheek, cheek * 0.79), 8],
    [t(cheek * 0.98, cheek * 0.83), 24],
    [t(jaw + 6, jaw * 0.92), 50 * l],
    [t(jaw * 0.76, jaw * 0.66), 72 * l],
    [t(chin, chin + 4), 90 * l],
    [t(0, 8), 95 * l],
    [t(-chin, -chin + 8), 91 * l],
    [t(-jaw * 0.76, -jaw * 0.72), 74 * l],
    [t(-jaw - 6, -jaw - 5), 50 * l],
    [t(-cheek * 0.98, -cheek * 0.97), 24],
    [t(-cheek, -cheek), 4],
    [-temple, -24],
    [t(-temple * 0.72, -temple * 0.76), -62],
  ];
}

function eye(pen: Pen, at: Point, wide: number, side: 1 | -1, options: EyeOptions, skin: Hex): string {
  const {
    kind,
    open = 7,
    slant = 2,
    iris = '#4a2c22',
    lash = '#2a1622',
    lashes = true,
    gaze = [0, 0],
  } = options;
  const w = wide;
  // `side` −1 is the left eye: its outer corner lies to the left.
  const outer: Point = [side * w, -slant];
  const inner: Point = [-side * w * 0.94, slant * 0.6 + 1];
  const move = (p: Point): Point => [p[0] + at[0], p[1] + at[1]];
  const line = (points: OutlinePoint[], weight: number, ink: string = lash, opacity?: number): string =>
    el('path', {
      d: smoothLine(points.map(([x, y]) => [x + at[0], y + at[1]])),
      fill: 'none',
      stroke: ink,
      'stroke-width': weight,
      'stroke-linecap': 'round',
      opacity,
    });
  if (kind === 'closed' || kind === 'smiling') {
    const drop = kind === 'closed' ? 5.4 : -6;
    const lid: OutlinePoint[] = [inner, [-side * w * 0.4, drop * 0.85], [side * w * 0.3, drop], outer];
    const hairs = lashes
      ? [0.1, 0.5, 0.86].map((t) => {
          const x = side * w * t;
          const y = kind === 'closed' ? drop * (1 - t * 0.5) : drop * (1 - t * 0.55);
          return line(
            [
              [x, y],
              [x + side * (2 + t * 2), y + (kind === 'closed' ? 4.4 : 3)],
            ],
            1.5,
          );
        })
      : [];
    return (
      line(lid, 2.6) +
      hairs.join('') +
      line(
        [
          [inner[0] * 0.8, -8],
          [0, -10],
          [outer[0] * 0.9, -8 - slant * 0.4],
        ],
        1.1,
        lash,
        0.28,
      )
    );
  }
  const o = kind === 'down' ? open * 0.66 : open;
  const top: OutlinePoint[] = [
    inner,
    [-side * w * 0.45, -o * 0.82],
    [side * w * 0.2, -o],
    [side * w * 0.75, -o * 0.52 - slant * 0.5],
    outer,
  ];
  const bottom: OutlinePoint[] = [
    [side * w * 0.6, o * 0.42],
    [0, o * 0.64],
    [-side * w * 0.55, o * 0.46],
  ];
  const shape = outline([
    [...move(inner), 1] as OutlinePoint,
    ...top.slice(1, -1).map(([x, y]): OutlinePoint => [x + at[0], y + at[1]]),
    [...move(outer), 1] as OutlinePoint,
    ...bottom.map(([x, y]): OutlinePoint => [x + at[0], y + at[1]]),
  ]);
  const clip = pen.define((id) => el('clipPath', { id }, el('path', { d: shape })));
  const r = Math.max(7.2, o * 1.14);
  const ix = at[0] + gaze[0] * w * 0.34;
  const iy = at[1] + gaze[1] * 3 + (kind === 'down' ? 3.4 : 0) - o * 0.14;
  // Dark under the lid, light towards the lower rim: eyes that catch the moon.
  const irisFill = pen.linear([
    [0, mix(iris, '#000000', 0.55)],
    [0.5, iris],
    [1, mix(iris, '#ffffff', 0.42)],
  ]);
  const lidWeight = lashes ? 4.6 : 3.4;
  const lidTip: Point = lashes
    ? [outer[0] + side * 4.6, outer[1] - 3.2]
    : [outer[0] + side * 1.6, outer[1] - 0.4];
  const under = (x: number, y: number, weight: number): OutlinePoint => [x + at[0], y + weight + at[1]];
  const lid = outline([
    [...move(inner), 1] as OutlinePoint,
    ...top.slice(1, -1).map(([x, y]): OutlinePoint => [x + at[0], y - 0.8 + at[1]]),
    [...move(lidTip), 1] as OutlinePoint,
    under(side * w * 0.8, -o * 0.46 - slant * 0.5, lidWeight * 0.5),
    under(side * w * 0.2, -o, lidWeight * 0.62),
    under(-side * w * 0.5, -o * 0.78, lidWeight * 0.42),
  ]);
  return (
    el('path', { d: shape, fill: '#fffaf4' }) +
    el(
      'g',
      { 'clip-path': `url(#${clip})` },
      el('circle', { cx: ix, cy: iy, r, fill: irisFill }),
      el('circle', { cx: ix, cy: iy - 0.6, r: r * 0.42, fill: '#160a12' }),
      el('path', {
        d: smoothLine(top.map(([x, y]) => [x + at[0], y + at[1] + 1.6])),
        fill: 'none',
        stroke: '#3a1a2a',
        'stroke-width': 4.4,
        opacity: 0.2,
      }),
      el('circle', { cx: ix + r * 0.36, cy: iy - r * 0.36, r: r * 0.3, fill: '#fff' }),
      el('circle', { cx: ix - r * 0.36, cy: iy + r * 0.42, r: r * 0.15, fill: '#fff', opacity: 0.8 }),
    ) +
    el('path', { d: lid, fill: lash }) +
    line(bottom, 0.9, mix(skin, '#7a3a30', 0.7), 0.55) +
    line(
      [
        [inner[0] * 0.8, -o - 2],
        [side * w * 0.2, -o - 4.6],
        [outer[0] * 0.95, -o * 0.6 - 4 - slant * 0.5],
      ],
      1.2,
      mix(skin, '#7a3a30', 0.55),
      0.7,
    )
  );
}

function brow(
  at: Point,
  wide: number,
  side: 1 | -1,
  { ink, weight = 4, tilt = 0, arch = 4, lift = 0 }: FaceOptions['brows'],
): string {
  const y = at[1] - 20 - lift;
  const inner: Point = [at[0] - side * wide * 1.02, y + tilt + 1];
  const peak: Point = [at[0] + side * wide * 0.45, y - arch];
  const outer: Point = [at[0] + side * wide * 1.32, y - tilt * 0.7 + 1];
  const h = weight / 2;
  return el('path', {
    d: outline([
      [inner[0], inner[1] + h, 1],
      [inner[0] + side * 1, inner[1] - h],
      [peak[0], peak[1] - h],
      [outer[0], outer[1], 1],
      [peak[0], peak[1] + h],
    ]),
    fill: ink,
  });
}

function nose(
  at: Point,
  turn: number,
  skin: Hex,
  { length = 1, width = 1 }: NonNullable<FaceOptions['nose']>,
): string {
  const shade = mix(skin, '#a8503e', 0.5);
  const y = at[1];
  const w = 7.6 * width;
  // The far edge of the bridge shows only as the head turns; the rest is the shade under the tip.
  const bridge = smoothLine([
    [lerp(at[0] + 4, at[0] + 2, turn), y - 19 * length],
    [lerp(at[0] + 5, at[0] + 5.6, turn), y - 6],
    [at[0] + 4, y + 1.5],
  ]);
  const tip = outline([
    [at[0] - w * 0.86, y + 1.2],
    [at[0] - w * 0.2, y + 2.4],
    [at[0] + w * lerp(0.84, 0.6, turn), y + 0.6],
    [at[0] + w * lerp(0.4, 0.3, turn), y + 5],
    [at[0] - w * 0.4, y + 5],
  ]);
  const wings = `M${short(at[0] - w)} ${short(y - 1.5)}q-2 3 1.400 4.200M${short(at[0] + w * lerp(1, 0.66, turn))} ${short(y - 2)}q1.600 3-1.200 4.200`;
  const stroke = { fill: 'none', stroke: shade, 'stroke-linecap': 'round' };
  return (
    el('path', { d: bridge, ...stroke, 'stroke-width': 1.7, opacity: lerp(0.18, 0.6, turn) }) +
    el('path', { d: tip, fill: shade, opacity: 0.34 }) +
    el('path', { d: wings, ...stroke, 'stroke-width': 1.5, opacity: 0.6 }) +
    el('path', { d: oval(at[0] - 0.6, y - 5, 2.6, 4.6), fill: '#fff', opacity: 0.34 })
  );
}

function mouth(at: Point, turn: number, { kind, lip, width = 17 }: MouthOptions): string {
  const l = width;
  const r = width * lerp(1, 0.74, turn);
  const dark = mix(lip, '#4a0f1e', 0.45);
  const [x, y] = at;
  const corner = { soft: -1, smile: -4, grin: -6, firm: 1, parted: -1.5 }[kind];
  const upper = `M${short(x - l)} ${short(y + corner)}C${short(x - l * 0.55)} ${short(y - 4.5)} ${short(x - 4)} ${short(y - 6.4)} ${short(x)} ${short(y - 4)}C${short(x + 4)} ${short(y - 6.4)} ${short(x + r * 0.55)} ${short(y - 4.5)} ${short(x + r)} ${short(y + corner)}`;
  const seamY = kind === 'grin' ? 3 : kind === 'smile' ? 2.4 : 1;
  if (kind === 'grin') {
    const open = `${upper}C${short(x + r * 0.7)} ${short(y + 12)} ${short(x - l * 0.7)} ${short(y + 12)} ${short(x - l)} ${short(y + corner)}Z`;
    return (
      el('path', { d: open, fill: '#7d2233' }) +
      el('path', {
        d: `M${short(x - l * 0.86)} ${short(y + corner + 2)}C${short(x - l * 0.4)} ${short(y - 1)} ${short(x + r * 0.4)} ${short(y - 1)} ${short(x + r * 0.86)} ${short(y + corner + 2)}C${short(x + r * 0.5)} ${short(y + 5)} ${short(x - l * 0.5)} ${short(y + 5)} ${short(x - l * 0.86)} ${short(y + corner + 2)}Z`,
        fill: '#fffaf4',
      }) +
      el('path', { d: open, fill: 'none', stroke: dark, 'stroke-width': 1.5, 'stroke-linejoin': 'round' })
    );
  }
  const fullness = kind === 'firm' ? 5.4 : 9;
  const seam = `M${short(x - l)} ${short(y + corner)}C${short(x - l * 0.55)} ${short(y + seamY + 0.6)} ${short(x - l * 0.2)} ${short(y + seamY)} ${short(x)} ${short(y + seamY + 0.4)}C${short(x + r * 0.2)} ${short(y + seamY)} ${short(x + r * 0.55)} ${short(y + seamY + 0.6)} ${short(x + r)} ${short(y + corner)}`;
  const lower = `${seam}C${short(x + r * 0.55)} ${short(y + fullness)} ${short(x - l * 0.55)} ${short(y + fullness)} ${short(x - l)} ${short(y + corner)}Z`;
  const bow = `M${short(x - l)} ${short(y + corner)}C${short(x - l * 0.5)} ${short(y - 3.6)} ${short(x - 4)} ${short(y - 5)} ${short(x)} ${short(y - 3)}C${short(x + 4)} ${short(y - 5)} ${short(x + r * 0.5)} ${short(y - 3.6)} ${short(x + r)} ${short(y + corner)}C${short(x + r * 0.5)} ${short(y + seamY + 1)} ${short(x - l * 0.5)} ${short(y + seamY + 1)} ${short(x - l)} ${short(y + corner)}Z`;
  return (
    el('path', { d: bow, fill: mix(lip, '#8a2438', 0.18), opacity: 0.9 }) +
    el('path', { d: lower, fill: mix(lip, '#ffb0a8', 0.16) }) +
    el('path', { d: seam, fill: 'none', stroke: dark, 'stroke-width': 1.4, 'stroke-linecap': 'round' }) +
    el('path', {
      d: `M${short(x - l * 0.32)} ${short(y + seamY + 3.4)}Q${short(x)} ${short(y + seamY + 4.8)} ${short(x + r * 0.32)} ${short(y + seamY + 3.2)}`,
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 1.5,
      'stroke-linecap': 'round',
      opacity: 0.4,
    })
  );
}

/** Neck and ear, to be drawn before hair and dress. */
export function neckAndEar(
  pen: Pen,
  { skin, turn = 0, widths = [58, 60, 47, 17], length = 1 }: FaceOptions,
  { width = 27, ear = true } = {},
): string {
  const { ear: at } = features({ turn, length, widths });
  const shade = mix(skin, '#9c4a3c', 0.36);
  const fill = pen.linear([
    [0, shade],
    [0.5, mix(skin, '#9c4a3c', 0.12)],
    [1, skin],
  ]);
  const x = lerp(0, -6, turn);
  const chin = lerp(0, 8, turn);
  return (
    el('path', {
      d: `M${short(x - width)} 60C${short(x - width + 1)} 100 ${short(x - width - 4)} 118 ${short(x - width - 26)} 132C${short(x - 20)} 168 ${short(x + 30)} 168 ${short(x + width + 26)} 132C${short(x + width + 4)} 118 ${short(x + width - 1)} 100 ${short(x + width)} 60Z`,
      fill,
    }) +
    el('path', {
      d: `M${short(x - width)} 62C${short(x - width + 1)} 84 ${short(chin - 16)} ${short(114 * length)} ${short(chin + 2)} ${short(114 * length)}S${short(x + width)} 92 ${short(x + width)} 62Z`,
      fill: shade,
      opacity: 0.55,
    }) +
    (ear
      ? el('path', { d: oval(at[0], at[1], 9, 15), fill: mix(skin, '#b8604a', 0.16) }) +
        el('path', {
          d: `M${short(at[0] - 4)} ${short(at[1] - 7)}q6 5 3 13`,
          fill: 'none',
          stroke: shade,
          'stroke-width': 1.6,
          'stroke-linecap': 'round',
          opacity: 0.7,
        }) +
        (turn < 0.35 ? el('path', { d: oval(-at[0], at[1], 9, 15), fill: mix(skin, '#b8604a', 0.16) }) : '')
      : '')
  );
}

/** The face itself: skin, shade, features. Hair comes after. */
export function face(pen: Pen, options: FaceOptions): string {
  const {
    turn = 0,
    skin,
    widths,
    length = 1,
    eyes,
    brows,
    mouth: lips,
    blush = 0.3,
    freckles = false,
    age = 0,
  } = options;
  const points = faceOutline({ turn, widths, length });
  const f = features({ turn, length, widths });
  const warm = mix(skin, '#c0604a', 0.3);
  const fill = pen.linear(
    [
      [0, mix(skin, '#ffffff', 0.1)],
      [0.6, skin],
      [1, mix(skin, '#c0604a', 0.12)],
    ],
    { from: [0.75, 0], to: [0.2, 1] },
  );
  const d = outline(points);
  const clip = pen.define((id) => el('clipPath', { id }, el('path', { d })));
  const cheek = pen.radial([
    [0, '#f0736c', blush],
    [0.6, '#f0736c', blush * 0.4],
    [1, '#f0736c', 0],
  ]);
  const sideShade = pen.linear(
    [
      [0, warm, 0.62],
      [0.3, warm, 0.26],
      [0.6, warm, 0],
    ],
    { from: [0, 0.7], to: [1, 0.4] },
  );
  const browShade = pen.linear([
    [0.3, warm, 0.5],
    [1, warm, 0],
  ]);
  const near = eyes.width ?? 16;
  const far = near * lerp(1, 0.76, turn);
  const freckle = [
    [-8, 20],
    [-15, 25],
    [-3, 27],
    [-21, 19],
    [9, 24],
    [15, 20],
    [20, 26],
    [3, 21],
  ]
    .map(([x, y]) => `M${short((x ?? 0) + f.nose[0] * 0.8)} ${short(y ?? 0)}h.1`)
    .join('');
  const lines =
    age > 0
      ? el('path', {
          d: `M${short(f.mouth[0] - 25)} ${short(f.nose[1] + 1)}q-5 11-1 21M${short(f.mouth[0] + lerp(25, 19, turn))} ${short(f.nose[1] + 1)}q5 11 1 21M${short(f.nearEye[0] - 20)} 3l-7 4M${short(f.nearEye[0] - 20)}-1l-8 0M${short(f.nearEye[0] - 9)} 11q9 5 18 2M${short(f.farEye[0] - 8)} 12q9 3 17-2`,
          fill: 'none',
          stroke: mix(skin, '#9c4a3c', 0.6),
          'stroke-width': 1.5,
          'stroke-linecap': 'round',
          opacity: 0.65 * age,
        })
      : '';
  return (
    el('path', { d, fill }) +
    el(
      'g',
      { 'clip-path': `url(#${clip})` },
      // The side away from the light, and the shade the hair throws on the brow.
      el('rect', { x: -80, y: -90, width: 160, height: 200, fill: sideShade }),
      el('rect', { x: -80, y: -90, width: 160, height: 90, fill: browShade }),
      el('ellipse', { cx: f.nearEye[0] - 9, cy: 31, rx: 23, ry: 16, fill: cheek }),
      el('ellipse', {
        cx: f.farEye[0] + lerp(9, 5, turn),
        cy: 31,
        rx: lerp(23, 16, turn),
        ry: 16,
        fill: cheek,
      }),
    ) +
    (freckles
      ? el('path', {
          d: freckle,
          stroke: mix(skin, '#8a4030', 0.6),
          'stroke-width': 2,
          'stroke-linecap': 'round',
          opacity: 0.7,
        })
      : '') +
    lines +
    brow(f.nearEye, near, -1, brows) +
    brow(f.farEye, far, 1, brows) +
    eye(pen, f.nearEye, near, -1, eyes, skin) +
    eye(pen, f.farEye, far, 1, eyes, skin) +
    nose(f.nose, turn, skin, options.nose ?? {}) +
    mouth(f.mouth, turn, lips)
  );
}
