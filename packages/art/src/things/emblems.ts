/** Small emblems that carry a meaning of their own: rings, the sun's face, a tangle. */
import type { OutlinePoint, Point } from '#kit/geometry.ts';
import { disc, polar, short, smoothLine } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** Two rings linked, 80 wide. */
export function weddingRings(
  pen: Pen,
  { at, scale = 1, ink = 'gold' }: { at: Point; scale?: number; ink?: Ink },
): string {
  const gold = pen.linear(
    [
      [0, 'moonLit'],
      [0.5, ink],
      [1, 'moonShade'],
    ],
    { from: [0, 0], to: [1, 1] },
  );
  const stroke = { fill: 'none', stroke: gold, 'stroke-width': 6 };
  return el(
    'g',
    { transform: placed(at, { scale }) },
    el('circle', { cx: -15, cy: 3, r: 25, ...stroke }),
    el('circle', { cx: 15, cy: -3, r: 25, ...stroke }),
    // The left ring passes over the right one where they cross below.
    el('path', { d: 'M8 13A25 25 0 0 1-15 28', ...stroke }),
    el('path', { d: 'M15-36l5 6l-5 6l-5-6Z', fill: '#fff', opacity: 0.95 }),
  );
}

/** The sun with the house face: lids closed, a small smile; radius about 40 with its rays. */
export function sunFace(
  pen: Pen,
  {
    at,
    radius = 40,
    ink = 'moonShade',
    line = 'near',
  }: { at: Point; radius?: number; ink?: Ink; line?: Ink },
): string {
  const s = radius / 40;
  let flames = '';
  for (let i = 0; i < 16; i += 1) {
    const a = polar([0, 0], 46, i * 22.5 - 6.5);
    const b = polar([0, 0], i % 2 ? 58 : 66, i * 22.5);
    const c = polar([0, 0], 46, i * 22.5 + 6.5);
    flames += `M${short(a[0])} ${short(a[1])}L${short(b[0])} ${short(b[1])}L${short(c[0])} ${short(c[1])}Z`;
  }
  const disk = pen.linear([
    [0, 'moonLit'],
    [1, ink],
  ]);
  return el(
    'g',
    { transform: placed(at, { scale: s }) },
    el('path', { d: flames, fill: pen.colour(ink) }),
    el('circle', { r: 40, fill: disk }),
    el('path', {
      d: 'M0-40A40 40 0 0 1 0 40C16 26 22 12 20-4C19-18 12-30 0-40Z',
      fill: pen.colour(ink),
      opacity: 0.5,
    }),
    el('path', {
      d: 'M-22-6C-18 0-10 0-6-6M6-6C10 0 18 0 22-6M-22-15C-17-20-10-20-5-16C-2-10-3-2-5 4C-4 8 1 9 4 7M5-16C10-20 17-20 22-15M-9 19C-4 25 5 25 10 18',
      fill: 'none',
      stroke: pen.colour(line),
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    el('path', { d: disc(-24, 10, 5) + disc(24, 10, 5), fill: pen.colour('petalHeart'), opacity: 0.35 }),
  );
}

/** A thread wound into a knot of loops about `at`, entering and leaving as the ends say. */
export function tangle(
  pen: Pen,
  {
    at,
    radius = 80,
    loops = 7,
    width = 3,
    from,
    to,
  }: { at: Point; radius?: number; loops?: number; width?: number; from: Point; to: Point },
): string {
  // Two turning circles of unlike speed draw a yarn-like wander that never closes on itself.
  const steps = loops * 10;
  const points: OutlinePoint[] = [[from[0], from[1]]];
  for (let i = 0; i <= steps; i += 1) {
    const t = (i / steps) * loops * 2 * Math.PI;
    points.push([
      at[0] + radius * (0.58 * Math.cos(t * 0.37 + 0.6) + 0.44 * Math.cos(t * 1.13)),
      at[1] + radius * (0.52 * Math.sin(t * 0.41 + 2.1) + 0.46 * Math.sin(t * 1.13 + 0.4)),
    ]);
  }
  points.push([to[0], to[1]]);
  const d = smoothLine(points);
  const line = {
    d,
    fill: 'none',
    stroke: pen.colour('thread'),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return (
    el('path', { ...line, 'stroke-width': width * 3, opacity: 0.18 }) +
    el('path', { ...line, 'stroke-width': width })
  );
}

/** Fallen and falling leaves. */
export function leaves(
  pen: Pen,
  {
    count = 9,
    area,
    ink = '#e0884a',
    seed = 'leaves',
  }: {
    count?: number;
    area: { x: number; y: number; width: number; height: number };
    ink?: Ink;
    seed?: string;
  },
): string {
  const random = pen.random(seed);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const at: Point = [area.x + random.next() * area.width, area.y + random.next() * area.height];
    out += el('path', {
      d: 'M0-11C7-8 8 2 0 11C-8 2-7-8 0-11ZM0-6V15',
      transform: placed(at, { scale: random.between(0.5, 0.95), rotate: Math.round(random.next() * 360) }),
      opacity: random.between(0.65, 1),
    });
  }
  return el('g', { fill: pen.colour(ink), stroke: pen.colour(ink), 'stroke-width': 1 }, out);
}

/** A tea bag's tag on its red thread over the rim of a cup. */
export function teaTag(
  pen: Pen,
  { from, at, scale = 1 }: { from: Point; at: Point; scale?: number },
): string {
  return (
    el('path', {
      d: `M${short(from[0])} ${short(from[1])}C${short(from[0] + 6)} ${short(from[1] + 20)} ${short(at[0] - 8)} ${short(at[1] - 26)} ${short(at[0])} ${short(at[1] - 15 * scale)}`,
      fill: 'none',
      stroke: pen.colour('thread'),
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    }) +
    el(
      'g',
      { transform: placed(at, { scale, rotate: 8 }) },
      el('path', { d: 'M-13-8L0-16L13-8V18H-13Z', fill: pen.colour('thread') }),
      el('path', { d: 'M2-5A8 8 0 1 0 8 8A7 7 0 0 1 2-5Z', fill: pen.colour('paper') }),
      el('circle', { cy: -10, r: 1.8, fill: pen.colour('paper') }),
    )
  );
}
