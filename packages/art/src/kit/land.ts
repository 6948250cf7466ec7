/** Land: ridges, hills, paths, trees and grasses. */
import type { OutlinePoint, Point, WrittenPoints } from '#kit/geometry.ts';
import { lerp, outline, polar, readPoints, short, smoothLine } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

export interface RidgeOptions {
  /** Mean height of the crest. */
  y: number;
  /** How far the crest wanders. */
  swell?: number;
  /** Number of swells across the picture. */
  waves?: number;
  ink?: Ink;
  /** What the foot of the ridge fades into, over `fade` units. */
  foot?: Ink;
  fade?: number;
  /** A thin edge of light near the moon, 0 to 1. */
  rim?: number;
  opacity?: number;
  seed?: string | number;
}

/** Heights of a crest, deterministic in the pen's seed. */
function crest(pen: Pen, { y, swell = 30, waves = 3, seed = 0 }: RidgeOptions): Point[] {
  const random = pen.random(`ridge${seed}`);
  const parts = [1, 1.9, 3.3].map((f) => ({
    f: f * waves * random.between(0.85, 1.15),
    a: swell / f ** 1.15,
    p: random.next() * 2 * Math.PI,
  }));
  const n = Math.max(8, Math.round(waves * 5));
  return Array.from({ length: n + 3 }, (_, i): Point => {
    const t = (i - 1) / n;
    const h = parts.reduce((sum, { f, a, p }) => sum + a * 0.5 * Math.sin(t * f * Math.PI * 2 * 0.5 + p), 0);
    return [t * pen.width, y + h];
  });
}

/** A range of hills from edge to edge. */
export function ridge(pen: Pen, options: RidgeOptions): string {
  const { y, swell = 30, ink = 'mid', foot, fade = 120, rim = 0, opacity } = options;
  const line = smoothLine(crest(pen, options));
  const body = `${line}V${pen.height}H${short(-pen.width * 0.2)}Z`;
  const fill = foot
    ? pen.linear(
        [
          [0, ink],
          [1, foot],
        ],
        { from: [0, y - swell * 0.5], to: [0, y + fade], onCanvas: true },
      )
    : pen.colour(ink);
  let out = el('path', { d: body, fill, opacity });
  if (rim > 0) {
    const reach = pen.width * 0.45;
    const stroke = pen.linear(
      [
        [0, 'rim', 0],
        [0.5, 'rim', rim],
        [1, 'rim', 0],
      ],
      { from: [pen.light[0] - reach, 0], to: [pen.light[0] + reach, 0], onCanvas: true },
    );
    out += el('path', { d: line, fill: 'none', stroke, 'stroke-width': 1.4 });
  }
  return out;
}

/** Any closed smooth shape, for one-off land and cloth. */
export function shape(
  pen: Pen,
  {
    points,
    ink = 'near',
    to,
    opacity,
    turn = false,
  }: { points: WrittenPoints; ink?: Ink; to?: Ink; opacity?: number; turn?: boolean },
): string {
  const fill = to
    ? pen.linear(
        [
          [0, ink],
          [1, to],
        ],
        turn ? { from: [0, 0], to: [1, 0] } : {},
      )
    : pen.colour(ink);
  return el('path', { d: outline(readPoints(points)), fill, opacity });
}

/** A path that winds away: given its centre line near to far and its widths there. */
export function trail(
  pen: Pen,
  {
    line,
    ink = 'paper',
    to = 'glow',
    opacity = 0.85,
  }: {
    /** "x,y,width" from far to near. */
    line: string;
    ink?: Ink;
    to?: Ink;
    opacity?: number;
  },
): string {
  const course = line
    .trim()
    .split(/\s+/)
    .map((word) => word.split(',').map(Number) as [number, number, number]);
  const left = course.map(([x, y, w]): OutlinePoint => [x - w / 2, y]);
  const right = course.map(([x, y, w]): OutlinePoint => [x + w / 2, y]).toReversed();
  const d = `${smoothLine(left)}L${smoothLine(right).slice(1)}Z`;
  const fill = pen.linear(
    [
      [0, to],
      [1, ink],
    ],
    {},
  );
  return el('path', { d, fill, opacity });
}

/** Korean red pine: a leaning trunk and flat clouds of needles. */
export function pine(
  pen: Pen,
  {
    at,
    height = 90,
    flip = false,
    ink = 'ink',
    opacity,
    lean = 1,
  }: { at: Point; height?: number; flip?: boolean; ink?: Ink; opacity?: number; lean?: number },
): string {
  const s = height / 100;
  const pads: [number, number, number, number][] = [
    [-2, -92, 24, 9],
    [22, -78, 24, 9],
    [-24, -70, 24, 8],
    [12, -58, 20, 7],
    [34, -56, 16, 6],
    [-14, -50, 18, 6],
  ];
  const tufts = pads
    .map(([x, y, rx, ry]) =>
      outline([
        [x - rx, y + ry * 0.4],
        [x - rx * 0.7, y - ry * 0.5],
        [x - rx * 0.25, y - ry],
        [x + rx * 0.3, y - ry * 0.9],
        [x + rx * 0.75, y - ry * 0.4],
        [x + rx, y + ry * 0.4],
        [x + rx * 0.3, y + ry * 0.75],
        [x - rx * 0.4, y + ry * 0.7],
      ]),
    )
    .join('');
  const trunk = `M-5 0C-3-18 ${short(6 * lean)}-30 ${short(4 * lean)}-48C2-62-4-74-2-90L2-90C2-76 7-64 8-48C11-30 4-16 6 0Z`;
  const boughs =
    'M4-44C14-50 22-50 34-55M5-58C14-62 18-70 24-76M1-62C-10-62-16-66-24-69M3-40C-4-46-10-48-14-49';
  return el(
    'g',
    { transform: placed(at, { scale: s, flip }), fill: pen.colour(ink), opacity },
    el('path', { d: trunk + tufts }),
    el('path', {
      d: boughs,
      fill: 'none',
      stroke: pen.colour(ink),
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    }),
  );
}

/** A broad old tree: trunk with roots and a crown of rounded masses. */
export function tree(
  pen: Pen,
  {
    at,
    height = 160,
    ink = 'ink',
    crown = ink,
    flip = false,
    opacity,
  }: { at: Point; height?: number; ink?: Ink; crown?: Ink; flip?: boolean; opacity?: number },
): string {
  const s = height / 160;
  const trunk =
    'M-16 0C-9-8-8-24-9-44C-14-58-30-66-38-78L-34-80C-26-72-14-68-6-62C-6-76-8-88-12-98L-6-99C-2-88 0-78 2-70C8-80 20-86 30-94L34-91C26-82 12-74 8-60C7-42 8-20 10-10C12-5 18-2 24 0Z';
  const masses: [number, number, number][] = [
    [-52, -84, 18],
    [-44, -104, 20],
    [-26, -122, 20],
    [-4, -134, 22],
    [20, -128, 20],
    [40, -112, 20],
    [54, -92, 18],
    [42, -78, 15],
    [16, -84, 20],
    [-14, -86, 22],
    [-36, -74, 15],
    [0, -106, 40],
  ];
  const leaves = masses.map(([x, y, r], i) => blob(x, y, r, i)).join('');
  // Single leaves: loose ones along the edge, lit ones on the side of the light, fewest where it is farthest.
  const side = pen.light[0] < at[0] !== flip ? -1 : 1;
  const random = pen.random('tree');
  const outer = masses.slice(0, -1);
  const loose = outer.flatMap(([x, y, r]) =>
    Array.from({ length: 7 }, () =>
      leaf(polar([x, y], r * random.between(0.9, 1.12), random.between(0, 360)), random.between(0, 360)),
    ),
  );
  const lit = outer.flatMap(([x, y, r]) =>
    Array.from({ length: 5 + Math.round(((side * x + 60) / 120) * 7) }, () =>
      leaf(
        polar([x, y], r * random.between(0.3, 0.98), side * random.between(-20, 120)),
        side * random.between(100, 160),
      ),
    ),
  );
  return el(
    'g',
    { transform: placed(at, { scale: s, flip }), opacity },
    el('path', { d: leaves, fill: pen.colour(crown) }),
    el('path', { d: loose.join(''), fill: pen.colour(crown) }),
    el('path', { d: lit.join(''), fill: pen.colour('inkSoft'), opacity: 0.8 }),
    el('path', { d: trunk, fill: pen.colour(ink) }),
  );
}

/** One leaf of a crown, 4 long, pointing so many degrees clockwise from up. */
function leaf(at: Point, degrees: number): string {
  const tip = polar(at, 4, degrees);
  const [a, b] = [polar(at, 2.3, degrees - 38), polar(at, 2.3, degrees + 38)];
  const to = (p: Point): string => `${short(p[0])} ${short(p[1])}`;
  return `M${to(at)}Q${to(a)} ${to(tip)}Q${to(b)} ${to(at)}`;
}

function blob(x: number, y: number, r: number, turn: number): string {
  const n = 9;
  return outline(
    Array.from({ length: n }, (_, i): OutlinePoint => {
      const a = ((i + turn * 0.37) / n) * 2 * Math.PI;
      const k = i % 2 ? 0.92 : 1.06;
      return [x + Math.sin(a) * r * k, y - Math.cos(a) * r * k * 0.86];
    }),
  );
}

/** Blades and plumes of silver grass along the foot of the picture. */
export function grass(
  pen: Pen,
  {
    from = 0,
    to = pen.width,
    y,
    height = 60,
    count = 40,
    ink = 'ink',
    plumes = 0,
    plumeInk = 'mist',
    wind = 0.35,
    seed = 'grass',
  }: {
    from?: number;
    to?: number;
    y: number;
    height?: number;
    count?: number;
    ink?: Ink;
    plumes?: number;
    plumeInk?: Ink;
    wind?: number;
    seed?: string;
  },
): string {
  const random = pen.random(seed);
  let blades = '';
  let heads = '';
  let stems = '';
  for (let i = 0; i < count; i += 1) {
    const x = lerp(from, to, (i + random.next() * 0.9) / count);
    const h = height * random.between(0.45, 1);
    const dx = h * wind * random.between(0.3, 1.4);
    const w = random.between(1, 2.1);
    blades += `M${short(x - w)} ${short(y)}Q${short(x + dx * 0.1)} ${short(y - h * 0.6)} ${short(x + dx)} ${short(y - h)}Q${short(x + dx * 0.3)} ${short(y - h * 0.5)} ${short(x + w)} ${short(y)}Z`;
  }
  for (let i = 0; i < plumes; i += 1) {
    const x = lerp(from, to, (i + random.next()) / plumes);
    const h = height * random.between(1, 1.45);
    const dx = h * wind * random.between(0.7, 1.1);
    const tx = x + dx;
    const ty = y - h;
    stems += `M${short(x)} ${short(y)}Q${short(x + dx * 0.2)} ${short(y - h * 0.65)} ${short(tx)} ${short(ty)}`;
    // A plume: a feather that bends over with the wind, broad in the middle, thin at both ends.
    const l = h * 0.42;
    const lean = Math.sign(wind) || 1;
    const px = (along: number): string => short(tx + lean * along * l);
    const py = (down: number): string => short(ty + down * l);
    heads +=
      `M${px(-0.12)} ${py(0.22)}C${px(-0.06)} ${py(-0.3)} ${px(0.3)} ${py(-0.62)} ${px(0.86)} ${py(-0.5)}C${px(0.5)} ${py(-0.4)} ${px(0.2)} ${py(-0.16)} ${px(-0.12)} ${py(0.22)}Z` +
      `M${px(-0.04)} ${py(0.1)}C${px(0.16)} ${py(-0.26)} ${px(0.46)} ${py(-0.42)} ${px(0.98)} ${py(-0.26)}C${px(0.6)} ${py(-0.2)} ${px(0.3)} ${py(-0.06)} ${px(-0.04)} ${py(0.1)}Z`;
  }
  const stroke = { fill: 'none', stroke: pen.colour(ink), 'stroke-width': 1.3 };
  return (
    (stems ? el('path', { d: stems, ...stroke }) : '') +
    (heads ? el('path', { d: heads, fill: pen.colour(plumeInk), opacity: 0.75 }) : '') +
    el('path', { d: blades, fill: pen.colour(ink) })
  );
}

/** The floor of a scene: a level or gently bowed plane with its own gradient. */
export function floor(
  pen: Pen,
  {
    y,
    bow = 0,
    ink = 'near',
    to = 'ink',
    rim = 0,
  }: { y: number; bow?: number; ink?: Ink; to?: Ink; rim?: number },
): string {
  const fill = pen.linear(
    [
      [0, ink],
      [1, to],
    ],
    {},
  );
  const line = `M0 ${short(y)}Q${short(pen.width / 2)} ${short(y - bow)} ${pen.width} ${short(y)}`;
  const body = el('path', { d: `${line}V${pen.height}H0Z`, fill });
  return rim > 0
    ? body +
        el('path', { d: line, fill: 'none', stroke: pen.colour('rim'), 'stroke-width': 1.2, opacity: rim })
    : body;
}
