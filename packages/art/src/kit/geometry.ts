/** Points and smooth outlines: the geometry every drawing is made from. */

export type Point = readonly [x: number, y: number];

/** A point of an outline; a third value of 1 keeps the corner sharp there. */
export type OutlinePoint = readonly [x: number, y: number, corner?: 0 | 1];

/** Points as they are written in scenes: "10,20 30,40! 50,60", where "!" keeps a corner sharp. */
export type WrittenPoints = string | readonly OutlinePoint[];

/** Reads written points; throws a SyntaxError for anything that is not "x,y" or "x,y!". */
export function readPoints(points: WrittenPoints): readonly OutlinePoint[] {
  if (typeof points !== 'string') return points;
  return points
    .trim()
    .split(/\s+/)
    .map((word): OutlinePoint => {
      const match = /^(-?[\d.]+),(-?[\d.]+)(!?)$/.exec(word);
      if (!match) throw new SyntaxError(`"${word}" is not a point`);
      return [Number(match[1]), Number(match[2]), match[3] ? 1 : 0];
    });
}

/** One decimal is a tenth of a unit on a canvas of 400: finer is invisible and costs bytes. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

const pair = (x: number, y: number): string => `${short(x)} ${short(y)}`;

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The point at `radius` from `centre`, at `degrees` clockwise from straight up. */
export const polar = (centre: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [centre[0] + radius * Math.sin(angle), centre[1] - radius * Math.cos(angle)];
};

function segment(a: OutlinePoint, b: OutlinePoint, before: OutlinePoint, after: OutlinePoint): string {
  const out: Point = a[2]
    ? [(b[0] - a[0]) / 3, (b[1] - a[1]) / 3]
    : [(b[0] - before[0]) / 6, (b[1] - before[1]) / 6];
  const into: Point = b[2]
    ? [(b[0] - a[0]) / 3, (b[1] - a[1]) / 3]
    : [(after[0] - a[0]) / 6, (after[1] - a[1]) / 6];
  return `C${pair(a[0] + out[0], a[1] + out[1])} ${pair(b[0] - into[0], b[1] - into[1])} ${pair(b[0], b[1])}`;
}

/** An open smooth line through the points (Catmull–Rom as cubic curves). */
export function smoothLine(points: readonly OutlinePoint[]): string {
  const first = points[0];
  if (!first) return '';
  let d = `M${pair(first[0], first[1])}`;
  for (let i = 0; i + 1 < points.length; i += 1) {
    const a = points[i]!;
    const b = points[i + 1]!;
    d += segment(a, b, points[i - 1] ?? a, points[i + 2] ?? b);
  }
  return d;
}

/** A closed smooth outline through the points. */
export function outline(points: readonly OutlinePoint[]): string {
  const n = points.length;
  const first = points[0];
  if (!first) return '';
  let d = `M${pair(first[0], first[1])}`;
  for (let i = 0; i < n; i += 1) {
    d += segment(points[i]!, points[(i + 1) % n]!, points[(i + n - 1) % n]!, points[(i + 2) % n]!);
  }
  return `${d}Z`;
}

/** A right half, listed from top to bottom, made whole by its mirror image about x = 0. */
export const mirrored = (half: readonly OutlinePoint[]): OutlinePoint[] => [
  ...half,
  ...half
    .toReversed()
    .filter((p) => p[0] !== 0)
    .map((p): OutlinePoint => [-p[0], p[1], p[2]]),
];

/** A tapering limb along joints of their own radius, with round ends. */
export function limb(joints: readonly (readonly [x: number, y: number, radius: number])[]): string {
  const left: OutlinePoint[] = [];
  const right: OutlinePoint[] = [];
  joints.forEach((joint, i) => {
    const before = joints[i - 1] ?? joint;
    const after = joints[i + 1] ?? joint;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const nx = (-dy / length) * joint[2];
    const ny = (dx / length) * joint[2];
    left.push([joint[0] + nx, joint[1] + ny]);
    right.push([joint[0] - nx, joint[1] - ny]);
    if (i === 0) left.unshift([joint[0] - (dx / length) * joint[2], joint[1] - (dy / length) * joint[2]]);
    if (i === joints.length - 1)
      left.push([joint[0] + (dx / length) * joint[2], joint[1] + (dy / length) * joint[2]]);
  });
  return outline([...left, ...right.toReversed()]);
}

/** Where the middle joint of a two-bone limb lies; `bend` +1 or −1 picks the side. */
export function joint(from: Point, to: Point, upper: number, lower: number, bend: 1 | -1): Point {
  const reach = Math.min(distance(from, to), (upper + lower) * 0.999);
  const along = (upper * upper - lower * lower + reach * reach) / (2 * reach || 1);
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along)) * bend;
  const ux = (to[0] - from[0]) / (distance(from, to) || 1);
  const uy = (to[1] - from[1]) / (distance(from, to) || 1);
  return [from[0] + ux * along - uy * aside, from[1] + uy * along + ux * aside];
}

/** A circle as path data, to be joined with others in one path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${pair(x - r, y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;

/** An ellipse as path data. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${pair(x - rx, y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0Z`;

/** A rectangle with rounded corners as path data, centred on (x, y). */
export const box = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (dx: number, dy: number): string => (r ? `a${short(r)} ${short(r)} 0 0 1 ${pair(dx, dy)}` : '');
  return (
    `M${pair(x - width / 2 + r, y - height / 2)}h${short(width - 2 * r)}${arc(r, r)}v${short(height - 2 * r)}${arc(-r, r)}` +
    `h${short(2 * r - width)}${arc(-r, -r)}v${short(2 * r - height)}${arc(r, -r)}Z`
  );
};
