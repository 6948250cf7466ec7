/** Small emblems that carry a meaning of their own: rings, the sun's face, a tangle. */
import type { Point } from '#kit/geometry.ts';
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

/** A ball of thread that has come loose: strands wound about it, loops off it, the two ends where they are wanted. */
export function tangle(
  pen: Pen,
  {
    at,
    radius = 80,
    width = 3,
    from,
    to,
  }: { at: Point; radius?: number; width?: number; from: Point; to: Point },
): string {
  const thread = pen.colour('thread');
  const ball = radius * 0.66;
  const shade = pen.radial(
    [
      [0, '#ff8a96'],
      [0.6, 'thread'],
      [1, '#a81f3c'],
    ],
    { centre: [0.66, 0.34], radius: 0.78 },
  );
  // Three windings across one another; each strand goes from edge to edge and bulges towards the eye.
  const winding = (turn: number): string => {
    let d = '';
    for (let k = -3; k <= 3; k += 1) {
      const y = k * ball * 0.26;
      const x = Math.sqrt(ball * ball - y * y);
      d += `M${short(-x)} ${short(y)}Q0 ${short(y - ball * 0.34)} ${short(x)} ${short(y)}`;
    }
    return el(
      'g',
      { transform: `rotate(${turn})`, fill: 'none', 'stroke-linecap': 'round' },
      el('path', { d, stroke: '#8f1733', 'stroke-width': width * 1.9, opacity: 0.3 }),
      el('path', { d, stroke: turn === 0 ? '#ffa3ac' : thread, 'stroke-width': width * 0.9 }),
    );
  };
  const line = { fill: 'none', stroke: thread, 'stroke-linecap': 'round', 'stroke-width': width };
  // In parts of the ball's radius.
  const loops =
    'M.2-.9C1.3-1.9 2.1-.5.8-.3M.5-.7C1.9-1.2 1.9.3.9.3M-.6.7C-1.6 1.1-1.3 1.9-.5 1.5C.1 1.2 0 .9-.1.8'.replace(
      /-?[\d]*\.?\d+/g,
      (part) => ` ${short(Number(part) * ball)}`,
    );
  const ends =
    smoothLine([from, [at[0] - ball * 1.5, at[1] - ball * 0.1], [at[0] - ball * 0.7, at[1] + ball * 0.5]]) +
    smoothLine([[at[0] + ball * 0.6, at[1] + ball * 0.5], [at[0] + ball * 1.2, at[1] + ball * 0.7], to]);
  return (
    el('path', { ...line, d: ends, 'stroke-width': width * 3, opacity: 0.18 }) +
    el(
      'g',
      { transform: placed(at) },
      el('path', { ...line, d: loops }),
      el('circle', { r: short(ball), fill: shade }),
      winding(-38),
      winding(64),
      winding(0),
    ) +
    el('path', { ...line, d: ends })
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
