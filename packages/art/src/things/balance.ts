import type { Point } from '#kit/geometry.ts';
import { oval, short } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** Where a pan hangs on a tilted beam, relative to the pivot. */
const panAt = (side: 1 | -1, reach: number, tilt: number, drop: number): Point => {
  const a = (tilt * Math.PI) / 180;
  return [side * reach * Math.cos(a), side * reach * Math.sin(a) + drop];
};

/** A balance: beam tilted by `tilt` degrees about the pivot at `at`, pans hanging `drop` below. */
export function balance(
  pen: Pen,
  {
    at,
    reach = 128,
    tilt = 5,
    drop = 110,
    stand = 240,
    ink = 'gold',
    dark = 'ink',
  }: { at: Point; reach?: number; tilt?: number; drop?: number; stand?: number; ink?: Ink; dark?: Ink },
): string {
  const gold = pen.colour(ink);
  const pan = (side: 1 | -1): string => {
    const [x, y] = panAt(side, reach, tilt, drop);
    const top = y - drop;
    return (
      el('path', {
        d: `M${short(x)} ${short(top)}L${short(x - 44)} ${short(y)}M${short(x)} ${short(top)}L${short(x + 44)} ${short(y)}`,
        stroke: gold,
        'stroke-width': 1.4,
        fill: 'none',
        opacity: 0.9,
      }) +
      el('path', {
        d: `M${short(x - 48)} ${short(y)}H${short(x + 48)}C${short(x + 42)} ${short(y + 22)} ${short(x - 42)} ${short(y + 22)} ${short(x - 48)} ${short(y)}Z`,
        fill: gold,
      }) +
      el('path', { d: oval(x, y, 48, 5), fill: pen.colour(dark), opacity: 0.45 })
    );
  };
  return el(
    'g',
    { transform: placed(at) },
    el('path', {
      d: `M-4 0H4L5 ${stand - 16}H-5ZM-46 ${stand}C-40 ${stand - 14}-16 ${stand - 18} 0 ${stand - 18}C16 ${stand - 18} 40 ${stand - 14} 46 ${stand}Z`,
      fill: gold,
    }),
    pan(-1),
    pan(1),
    el('path', {
      d: `M${short(-reach)} 3C${short(-reach * 0.5)}-9 ${short(reach * 0.5)}-9 ${short(reach)} 3C${short(reach * 0.5)}-1 ${short(-reach * 0.5)}-1 ${short(-reach)} 3Z`,
      transform: `rotate(${tilt})`,
      fill: gold,
      stroke: gold,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
  );
}
