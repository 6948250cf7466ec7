import type { Point } from '#kit/geometry.ts';
import { polar, short } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** One flying seed: a stalk and its parasol. */
function seed(at: Point, size: number, turn: number): string {
  const foot = polar(at, size, turn + 180);
  let d = `M${short(foot[0])} ${short(foot[1])}L${short(at[0])} ${short(at[1])}`;
  for (const spread of [-58, -29, 0, 29, 58]) {
    const tip = polar(at, size * 0.62, turn + spread);
    d += `M${short(at[0])} ${short(at[1])}L${short(tip[0])} ${short(tip[1])}`;
  }
  return d;
}

/** A dandelion clock at `at` losing its seeds to the wind towards `to`. */
export function dandelion(
  pen: Pen,
  {
    at,
    radius = 34,
    to,
    seeds = 14,
    stem,
    ink = 'star',
  }: { at: Point; radius?: number; to: Point; seeds?: number; stem: Point; ink?: Ink },
): string {
  const random = pen.random('dandelion');
  let head = '';
  for (let i = 0; i < 30; i += 1) {
    const turn = (i / 30) * 360;
    const away = Math.atan2(to[0] - at[0], -(to[1] - at[1])) * (180 / Math.PI);
    const apart = Math.abs(((turn - away + 540) % 360) - 180);
    if (apart < 46) continue;
    const tip = polar(at, radius * random.between(0.82, 1), turn);
    head += `M${short(at[0])} ${short(at[1])}L${short(tip[0])} ${short(tip[1])}`;
    for (const s of [-22, 0, 22]) {
      const hair = polar(tip, radius * 0.2, turn + s);
      head += `M${short(tip[0])} ${short(tip[1])}L${short(hair[0])} ${short(hair[1])}`;
    }
  }
  let flying = '';
  for (let i = 0; i < seeds; i += 1) {
    const t = ((i + 1) / seeds) ** 0.8;
    const spread = 18 + 60 * t;
    const p: Point = [
      at[0] + (to[0] - at[0]) * t + (random.next() - 0.5) * spread,
      at[1] + (to[1] - at[1]) * t + (random.next() - 0.5) * spread,
    ];
    flying += seed(p, random.between(9, 15), random.between(20, 80));
  }
  const stroke = { fill: 'none', stroke: pen.colour(ink), 'stroke-linecap': 'round' };
  return (
    el('path', {
      d: `M${short(stem[0])} ${short(stem[1])}Q${short(at[0] - 6)} ${short((at[1] + stem[1]) / 2)} ${short(at[0])} ${short(at[1])}`,
      fill: 'none',
      stroke: pen.colour('ink'),
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
    }) +
    el('path', { d: head, ...stroke, 'stroke-width': 1, opacity: 0.9 }) +
    el('circle', { cx: at[0], cy: at[1], r: 4.4, fill: pen.colour('ink') }) +
    el('path', { d: flying, ...stroke, 'stroke-width': 1.3, opacity: 0.95 })
  );
}
