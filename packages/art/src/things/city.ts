import { short } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** A far row of houses and flats with a few windows still lit. */
export function skyline(
  pen: Pen,
  {
    y,
    from = 0,
    to = pen.width,
    height = 70,
    ink = 'mid',
    lamp = 'lamp',
    lit = 0.32,
    opacity,
    seed = 'city',
  }: {
    y: number;
    from?: number;
    to?: number;
    height?: number;
    ink?: Ink;
    lamp?: Ink;
    lit?: number;
    opacity?: number;
    seed?: string;
  },
): string {
  const random = pen.random(seed);
  let walls = '';
  let windows = '';
  let x = from;
  while (x < to) {
    const w = random.between(18, 40);
    const h = height * random.between(0.35, 1);
    walls += `M${short(x)} ${short(y)}v${short(-h)}h${short(w)}v${short(h)}Z`;
    if (random.next() > 0.72)
      walls += `M${short(x + w * 0.5)} ${short(y - h)}v${short(-height * 0.14)}h1.5v${short(height * 0.14)}Z`;
    for (let wx = x + 4; wx < x + w - 5; wx += 7)
      for (let wy = y - h + 6; wy < y - 6; wy += 9)
        if (random.next() < lit) windows += `M${short(wx)} ${short(wy)}h3v4.5h-3Z`;
    x += w + random.between(-2, 3);
  }
  return el(
    'g',
    { opacity },
    el('path', { d: walls, fill: pen.colour(ink) }),
    el('path', { d: windows, fill: pen.colour(lamp), opacity: 0.85 }),
  );
}
