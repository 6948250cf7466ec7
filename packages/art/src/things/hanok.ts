/** Korean houses: the great gate, the house with its lit paper windows, eaves in the foreground. */
import type { Point } from '#kit/geometry.ts';
import { short } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** Rows of round end tiles under an eave. */
function tiles(from: number, to: number, y: number, step: number, r: number, rise: number): string {
  let d = '';
  const n = Math.max(2, Math.round((to - from) / step));
  for (let i = 0; i <= n; i += 1) {
    const t = i / n;
    const lift = rise * (2 * Math.abs(t - 0.5)) ** 2.2;
    d += `M${short(from + (to - from) * t)} ${short(y - lift)}h.1`;
  }
  return `<path d="${d}" stroke-width="${short(r * 2)}" stroke-linecap="round"/>`;
}

/** A tiled roof, 200 wide between the eave tips, the eave line at y = 0. */
export function roof(
  pen: Pen,
  {
    at,
    scale = 1,
    ink = 'ink',
    ridge = 'inkSoft',
    rim = 0.5,
  }: { at: Point; scale?: number; ink?: Ink; ridge?: Ink; rim?: number },
): string {
  const lines = [-62, -44, -26, -9, 9, 26, 44, 62]
    .map((x) => `M${short(x * 0.8)}-50Q${short(x * 0.98)}-26 ${short(x * 1.28)} -5`)
    .join('');
  return el(
    'g',
    { transform: placed(at, { scale }) },
    el('path', {
      d: 'M-112-10C-90-14-72-30-64-50C-66-56-66-60-64-63C-40-57 40-57 64-63C66-60 66-56 64-50C72-30 90-14 112-10C104-2 84 5 60 6H-60C-84 5-104-2-112-10Z',
      fill: pen.colour(ink),
    }),
    el('path', { d: lines, fill: 'none', stroke: pen.colour(ridge), 'stroke-width': 2.4, opacity: 0.8 }),
    el('path', {
      d: 'M-64-63C-40-57 40-57 64-63',
      fill: 'none',
      stroke: pen.colour('rim'),
      'stroke-width': 1.4,
      opacity: rim,
      'stroke-linecap': 'round',
    }),
    el('path', {
      d: 'M-112-10C-104-2-84 5-60 6H60C84 5 104-2 112-10',
      fill: 'none',
      stroke: pen.colour(ridge),
      'stroke-width': 2.6,
    }),
    el('g', { stroke: pen.colour(ridge), fill: 'none' }, tiles(-98, 98, 1, 14, 2.6, 8)),
  );
}

/** A house front, 200 wide, standing on y = 0, with lit windows. */
export function house(
  pen: Pen,
  {
    at,
    scale = 1,
    ink = 'ink',
    wall = 'near',
    lamp = 'lamp',
    door = true,
  }: { at: Point; scale?: number; ink?: Ink; wall?: Ink; lamp?: Ink; door?: boolean },
): string {
  const paper = pen.linear([
    [0, lamp],
    [1, '#fff1cc'],
  ]);
  const bars = (x: number, w: number, y: number, h: number): string => {
    let d = '';
    for (let i = 1; i < 4; i += 1) d += `M${short(x + (w * i) / 4)} ${y}v${h}`;
    for (let j = 1; j < 4; j += 1) d += `M${x} ${short(y + (h * j) / 4)}h${w}`;
    return d;
  };
  return el(
    'g',
    { transform: placed(at, { scale }) },
    el('path', { d: 'M-82-76H82V-10H-82Z', fill: pen.colour(wall) }),
    el('path', { d: 'M-92-14H92V0H-92Z', fill: pen.colour(ink) }),
    el('path', { d: 'M-66-66H-14V-18H-66Z', fill: paper }),
    door ? el('path', { d: 'M8-68H66V-14H8Z', fill: paper }) : '',
    el('path', {
      d: bars(-66, 52, -66, 48) + (door ? bars(8, 29, -68, 54) + bars(37, 29, -68, 54) : ''),
      fill: 'none',
      stroke: pen.colour(ink),
      'stroke-width': 1.3,
      opacity: 0.75,
    }),
    el('path', {
      d: 'M-66-66H-14V-18H-66Z' + (door ? 'M8-68H66V-14H8ZM37-68V-14' : ''),
      fill: 'none',
      stroke: pen.colour(ink),
      'stroke-width': 3,
    }),
    el('path', {
      d: 'M-84-80H-77V-8H-84ZM-5-80H2V-8H-5ZM77-80H84V-8H77ZM-86-80H86V-74H-86Z',
      fill: pen.colour(ink),
    }),
    roof(pen, { at: [0, -82], ink, ridge: 'inkSoft', scale: 1.06 }),
  );
}

/** Two leaves of the great gate swung open towards us around a lit doorway; the sill's middle is the origin. */
export function gate(
  pen: Pen,
  {
    at,
    width = 150,
    height = 250,
    wood = 'mid',
    dark = 'near',
  }: { at: Point; width?: number; height?: number; wood?: Ink; dark?: Ink },
): string {
  const w = width / 2;
  const h = height;
  const out = w * 1.85;
  const leaf = (side: 1 | -1): string => {
    const fill = pen.linear(
      side === 1
        ? [
            [0, wood],
            [1, dark],
          ]
        : [
            [0, dark],
            [1, wood],
          ],
      { from: [0, 0], to: [1, 0] },
    );
    const x = (v: number): string => short(side * v);
    const top = (t: number): number => -h - 26 * t;
    const foot = (t: number): number => 26 * t;
    let planks = '';
    for (const t of [0.26, 0.5, 0.75])
      planks += `M${x(w + (out - w) * t)} ${short(top(t))}V${short(foot(t))}`;
    let bands = '';
    let studs = '';
    for (const f of [0.14, 0.84]) {
      const y0 = -h * (1 - f);
      const y1 = top(1) + (foot(1) - top(1)) * f;
      bands += `M${x(w)} ${short(y0)}L${x(out)} ${short(y1)}`;
      for (const t of [0.13, 0.38, 0.63, 0.88])
        studs += `M${x(w + (out - w) * t)} ${short(y0 + (y1 - y0) * t)}h.1`;
    }
    const ringAt: Point = [side * (w + (out - w) * 0.16), -h * 0.44];
    return (
      el('path', {
        d: `M${x(w)} ${short(-h)}L${x(out)} ${short(top(1))}V${short(foot(1))}L${x(w)} 0Z`,
        fill,
      }) +
      el('path', { d: planks, fill: 'none', stroke: pen.colour('ink'), 'stroke-width': 1.6, opacity: 0.5 }) +
      el('path', { d: bands, fill: 'none', stroke: pen.colour('ink'), 'stroke-width': 9, opacity: 0.42 }) +
      el('path', {
        d: studs,
        fill: 'none',
        stroke: pen.colour('gold'),
        'stroke-width': 4.4,
        'stroke-linecap': 'round',
        opacity: 0.85,
      }) +
      el('circle', {
        cx: ringAt[0],
        cy: ringAt[1],
        r: 9,
        fill: 'none',
        stroke: pen.colour('gold'),
        'stroke-width': 2.6,
      }) +
      el('circle', { cx: ringAt[0], cy: ringAt[1] - 9, r: 4, fill: pen.colour('gold') }) +
      el('path', {
        d: `M${x(w)} ${short(-h)}V0`,
        stroke: pen.colour('lamp'),
        'stroke-width': 2.4,
        opacity: 0.9,
      })
    );
  };
  return el('g', { transform: placed(at) }, leaf(-1), leaf(1));
}

/** Eaves seen from beneath across the top of the picture: rafters with painted ends. */
export function eaves(
  pen: Pen,
  { y = 40, ink = 'ink', ends = 'gold', sag = 16 }: { y?: number; ink?: Ink; ends?: Ink; sag?: number },
): string {
  const w = pen.width;
  let rafters = '';
  let tips = '';
  for (let i = 0; i <= 12; i += 1) {
    const t = i / 12;
    const x = w * t;
    const yy = y + sag * (1 - (2 * t - 1) ** 2) + 4;
    rafters += `M${short(x + (x - w / 2) * 0.08)} ${short(yy - 26)}L${short(x)} ${short(yy + 4)}`;
    tips += `M${short(x)} ${short(yy + 5)}h.1`;
  }
  return (
    el('path', {
      d: rafters,
      fill: 'none',
      stroke: pen.colour('inkSoft'),
      'stroke-width': 11,
      'stroke-linecap': 'round',
    }) +
    el('path', {
      d: tips,
      fill: 'none',
      stroke: pen.colour(ends),
      'stroke-width': 7,
      'stroke-linecap': 'round',
      opacity: 0.75,
    }) +
    el('path', {
      d: `M-10-10H${w + 10}V${short(y - 8)}Q${short(w / 2)} ${short(y + 2 * sag - 8)} -10 ${short(y - 8)}Z`,
      fill: pen.colour(ink),
    })
  );
}
