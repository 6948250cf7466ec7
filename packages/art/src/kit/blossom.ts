/** Peach and plum blossom, its branches and its petals in the air. */
import type { OutlinePoint, Point } from '#kit/geometry.ts';
import { limb, outline, polar, short } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import type { Area } from '#kit/sky.ts';
import { el } from '#kit/svg.ts';

/** One flower, radius about 14, defined once per picture and placed by reference. */
function flower(pen: Pen, petal: Ink, heart: Ink): string {
  return pen.define((id) => {
    const fill = pen.radial(
      [
        [0, heart, 0.75],
        [0.42, petal],
        [1, petal],
      ],
      { centre: [0, 0], radius: 15, onCanvas: true },
    );
    let petals = '';
    let stamens = '';
    let tips = '';
    for (let i = 0; i < 5; i += 1) {
      const turned = (x: number, y: number): OutlinePoint => {
        const a = (i * 72 * Math.PI) / 180;
        return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
      };
      petals += outline([
        [0, 0, 1],
        turned(-4.4, -4.6),
        turned(-6.4, -9.4),
        turned(-3, -13.8),
        [...(turned(0, -12.6).slice(0, 2) as [number, number]), 1],
        turned(3, -13.8),
        turned(6.4, -9.4),
        turned(4.4, -4.6),
      ]);
      for (const spread of [-12, 12]) {
        const tip = polar([0, 0], 6.6, i * 72 + spread);
        stamens += `M0 0L${short(tip[0])} ${short(tip[1])}`;
        tips += `M${short(tip[0])} ${short(tip[1])}h.1`;
      }
    }
    return el(
      'g',
      { id },
      el('path', { d: petals, fill, stroke: pen.colour(heart), 'stroke-opacity': 0.28, 'stroke-width': 0.5 }),
      el('path', { d: stamens, stroke: pen.colour(heart), 'stroke-width': 0.7, fill: 'none' }),
      el('path', { d: tips, stroke: '#ffd46e', 'stroke-width': 1.9, 'stroke-linecap': 'round' }),
      el('circle', { r: 1.5, fill: pen.colour(heart) }),
    );
  });
}

export interface BlossomOptions {
  at: Point;
  size?: number;
  rotate?: number;
  petal?: Ink;
  heart?: Ink;
  opacity?: number;
}

/** A flower of the given radius. */
export function blossom(
  pen: Pen,
  { at, size = 14, rotate = 0, petal = 'petal', heart = 'petalHeart', opacity }: BlossomOptions,
): string {
  const id = flower(pen, petal, heart);
  return el('use', { href: `#${id}`, transform: placed(at, { scale: size / 14, rotate }), opacity });
}

/** A loose petal. */
const petalPath = 'M0 0C-5-3-6-11-1.500-12L0-10.500L1.500-12C6-11 5-3 0 0Z';

/** Petals drifting through the air; the near ones larger and fainter. */
export function petals(
  pen: Pen,
  {
    count = 10,
    area = {},
    ink = 'petal',
    seed = 'petals',
    size = 1,
  }: { count?: number; area?: Area; ink?: Ink; seed?: string; size?: number } = {},
): string {
  const random = pen.random(seed);
  const { x = 0, y = 0, width = pen.width, height = pen.height * 0.8 } = area;
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const scale = random.between(0.55, 1.15) * size;
    const at: Point = [x + random.next() * width, y + random.next() * height];
    const squeeze = random.between(0.55, 1);
    out += el('path', {
      d: petalPath,
      transform: `${placed(at, { rotate: random.between(0, 360) })}scale(${short(scale)} ${short(scale * squeeze)})`,
      opacity: random.between(0.6, 0.95),
    });
  }
  return el('g', { fill: pen.colour(ink) }, out);
}

/** Where the flowers of a branch sit, as [x, y, size]. */
const boughFlowers: readonly (readonly [number, number, number])[] = [
  [30, 14, 13],
  [52, 2, 15],
  [70, 24, 14],
  [92, 14, 12],
  [104, 36, 15],
  [126, 28, 11],
  [142, 46, 13],
  [46, 30, 11],
  [84, 42, 12],
  [164, 50, 9],
  [14, 2, 12],
  [120, 58, 10],
  [66, 60, 12],
];

/** A bough that reaches in from a corner: origin at its cut end, about 180 long. */
export function bough(
  pen: Pen,
  {
    at,
    scale = 1,
    rotate = 0,
    flip = false,
    ink = 'ink',
    flowers = 9,
    petal = 'petal',
    heart = 'petalHeart',
    seed = 'bough',
  }: {
    at: Point;
    scale?: number;
    rotate?: number;
    flip?: boolean;
    ink?: Ink;
    flowers?: number;
    petal?: Ink;
    heart?: Ink;
    seed?: string;
  },
): string {
  const random = pen.random(seed);
  const wood = [
    limb([
      [-24, -14, 4.6],
      [10, -2, 4],
      [44, 12, 3.4],
      [78, 26, 2.8],
      [112, 38, 2.2],
      [146, 48, 1.5],
      [178, 52, 0.7],
    ]),
    limb([
      [40, 10, 2.2],
      [56, 0, 1.7],
      [74, -6, 0.8],
    ]),
    limb([
      [74, 24, 2.2],
      [76, 42, 1.7],
      [66, 60, 0.8],
    ]),
    limb([
      [104, 36, 1.9],
      [114, 24, 1.3],
      [130, 20, 0.6],
    ]),
    limb([
      [108, 37, 1.6],
      [116, 52, 1.1],
      [128, 62, 0.5],
    ]),
  ].join('');
  const id = flower(pen, petal, heart);
  const blooms = boughFlowers
    .slice(0, flowers)
    .map(([x, y, size]) =>
      el('use', {
        href: `#${id}`,
        transform: placed([x, y], { scale: size / 14, rotate: Math.round(random.next() * 72) }),
      }),
    )
    .join('');
  const buds = [
    [180, 50],
    [76, -8],
    [132, 18],
    [58, 66],
    [130, 66],
    [154, 40],
  ]
    .map(([x, y]) => el('circle', { cx: x, cy: y, r: random.between(2.2, 3.4) }))
    .join('');
  return el(
    'g',
    { transform: placed(at, { scale, rotate, flip }) },
    el('path', { d: wood, fill: pen.colour(ink) }),
    blooms,
    el('g', { fill: pen.colour(heart) }, buds),
  );
}
