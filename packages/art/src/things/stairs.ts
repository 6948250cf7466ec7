import type { Point } from '#kit/geometry.ts';
import { short } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** Steps that climb away from us and narrow: near edge first. */
export function stairs(
  pen: Pen,
  {
    foot,
    top,
    footWidth = 260,
    topWidth = 90,
    steps = 9,
    ink = 'mid',
    face = 'near',
    lit = 'halo',
  }: {
    foot: Point;
    top: Point;
    footWidth?: number;
    topWidth?: number;
    steps?: number;
    ink?: Ink;
    face?: Ink;
    lit?: Ink;
  },
): string {
  let treads = '';
  let risers = '';
  let edges = '';
  const at = (t: number): { x: number; y: number; w: number } => {
    const s = 1 - (1 - t) ** 1.25;
    return {
      x: foot[0] + (top[0] - foot[0]) * s,
      y: foot[1] + (top[1] - foot[1]) * s,
      w: footWidth + (topWidth - footWidth) * s,
    };
  };
  for (let i = 0; i < steps; i += 1) {
    const a = at(i / steps);
    const b = at((i + 0.62) / steps);
    const c = at((i + 1) / steps);
    risers += `M${short(a.x - a.w / 2)} ${short(a.y)}L${short(b.x - b.w / 2)} ${short(b.y)}H${short(b.x + b.w / 2)}L${short(a.x + a.w / 2)} ${short(a.y)}Z`;
    treads += `M${short(b.x - b.w / 2)} ${short(b.y)}L${short(c.x - c.w / 2)} ${short(c.y)}H${short(c.x + c.w / 2)}L${short(b.x + b.w / 2)} ${short(b.y)}Z`;
    edges += `M${short(b.x - b.w / 2)} ${short(b.y)}H${short(b.x + b.w / 2)}`;
  }
  const tread = pen.linear([
    [0, lit],
    [1, ink],
  ]);
  return (
    el('path', { d: risers, fill: pen.colour(face) }) +
    el('path', { d: treads, fill: tread }) +
    el('path', { d: edges, fill: 'none', stroke: pen.colour('rim'), 'stroke-width': 1.2, opacity: 0.5 })
  );
}
