import type { Point } from '#kit/geometry.ts';
import { polar, short } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** The paper of an open folding fan as a path: a ring sector about the rivet. */
function fanPath(outer: number, inner: number, spread: number): string {
  const a = polar([0, 0], outer, -spread);
  const b = polar([0, 0], outer, spread);
  const c = polar([0, 0], inner, spread);
  const d = polar([0, 0], inner, -spread);
  const p = (q: Point): string => `${short(q[0])} ${short(q[1])}`;
  return `M${p(a)}A${outer} ${outer} 0 0 1 ${p(b)}L${p(c)}A${inner} ${inner} 0 0 0 ${p(d)}Z`;
}

export interface FanOptions {
  at: Point;
  rotate?: number;
  outer?: number;
  inner?: number;
  /** Half the opening angle in degrees. */
  spread?: number;
  ribs?: number;
  bamboo?: Ink;
  picture?: string;
}

/** An open folding fan (합죽선) about its rivet; `picture` is painted on the paper. */
export function foldingFan(
  pen: Pen,
  {
    at,
    rotate = 0,
    outer = 210,
    inner = 92,
    spread = 72,
    ribs = 13,
    bamboo = 'gold',
    picture = '',
  }: {
    at: Point;
    rotate?: number;
    outer?: number;
    inner?: number;
    spread?: number;
    ribs?: number;
    bamboo?: Ink;
    picture?: string;
  },
): string {
  let sticks = '';
  let folds = '';
  for (let i = 0; i < ribs; i += 1) {
    const angle = -spread + (2 * spread * i) / (ribs - 1);
    const end = polar([0, 0], inner + 4, angle);
    const start = polar([0, 0], 9, angle);
    sticks += `M${short(start[0])} ${short(start[1])}L${short(end[0])} ${short(end[1])}`;
    const from = polar([0, 0], inner, angle);
    const to = polar([0, 0], outer, angle);
    if (i > 0 && i < ribs - 1)
      folds += `M${short(from[0])} ${short(from[1])}L${short(to[0])} ${short(to[1])}`;
  }
  const guards = [-1, 1]
    .map((side) => {
      const end = polar([0, 0], outer + 5, side * (spread + 0.6));
      return `M0 6L${short(end[0])} ${short(end[1])}`;
    })
    .join('');
  const sheet = fanPath(outer, inner, spread);
  const clip = pen.define((id) => el('clipPath', { id }, el('path', { d: sheet })));
  const wood = pen.colour(bamboo);
  return el(
    'g',
    { transform: placed(at, { rotate }) },
    el('path', { d: sticks, stroke: wood, 'stroke-width': 4.4, fill: 'none', 'stroke-linecap': 'round' }),
    el('path', { d: sheet, fill: pen.colour('paper') }),
    el('g', { 'clip-path': `url(#${clip})` }, picture),
    el('path', { d: folds, stroke: pen.colour('inkSoft'), 'stroke-width': 1, fill: 'none', opacity: 0.22 }),
    el('path', { d: sheet, fill: 'none', stroke: wood, 'stroke-width': 2.4 }),
    el('path', {
      d: guards,
      stroke: pen.colour('inkSoft'),
      'stroke-width': 8,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
    el('circle', { r: 6, fill: wood }),
    el('circle', { r: 2.4, fill: pen.colour('ink') }),
  );
}
