import type { Point, WrittenPoints } from '#kit/geometry.ts';
import { box, disc, outline, oval, readPoints, short } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** The path of an opening, for clipping what is seen through it. */
export type Opening =
  | { kind: 'round'; at: Point; radius: number }
  | { kind: 'oval'; at: Point; rx: number; ry: number }
  | { kind: 'arch'; at: Point; width: number; height: number }
  | { kind: 'square'; at: Point; width: number; height: number; radius?: number }
  | { kind: 'free'; points: WrittenPoints };

export function openingPath(opening: Opening): string {
  if (opening.kind === 'free') return outline(readPoints(opening.points));
  const [x, y] = opening.at;
  switch (opening.kind) {
    case 'round':
      return disc(x, y, opening.radius);
    case 'oval':
      return oval(x, y, opening.rx, opening.ry);
    case 'square':
      return box(x, y, opening.width, opening.height, opening.radius ?? 0);
    case 'arch': {
      const r = opening.width / 2;
      return `M${short(x - r)} ${short(y + opening.height / 2)}V${short(y - opening.height / 2 + r)}a${short(r)} ${short(r)} 0 0 1 ${short(2 * r)} 0V${short(y + opening.height / 2)}Z`;
    }
  }
}

/** A wall with an opening: everything outside it is in the room's dark. */
export function wall(
  pen: Pen,
  { opening, ink = 'near', to = 'ink' }: { opening: Opening; ink?: Ink; to?: Ink },
): string {
  const fill = pen.linear([
    [0, ink],
    [1, to],
  ]);
  return el('path', {
    d: `M0 0H${pen.width}V${pen.height}H0Z${openingPath(opening)}`,
    'fill-rule': 'evenodd',
    fill,
  });
}

/** The wooden frame of an opening, lit along its inner edge. */
export function frame(
  pen: Pen,
  {
    opening,
    width = 9,
    ink = 'inkSoft',
    lit = 0.6,
  }: { opening: Opening; width?: number; ink?: Ink; lit?: number },
): string {
  const d = openingPath(opening);
  return (
    el('path', { d, fill: 'none', stroke: pen.colour(ink), 'stroke-width': width }) +
    el('path', { d, fill: 'none', stroke: pen.colour('rim'), 'stroke-width': 1.2, opacity: lit })
  );
}

/** Lattice bars (창살) inside a rectangle: an outer grid that leaves a calmer middle. */
export function lattice(
  pen: Pen,
  {
    at,
    width,
    height,
    columns = 6,
    rows = 8,
    ink = 'inkSoft',
    bar = 2,
    border = 5,
    open = false,
    opacity,
    glow,
  }: {
    at: Point;
    width: number;
    height: number;
    columns?: number;
    rows?: number;
    ink?: Ink;
    bar?: number;
    border?: number;
    /** Leaves the middle free, as in 용자창. */
    open?: boolean;
    opacity?: number;
    /** Fills the paper behind the bars. */
    glow?: Ink;
  },
): string {
  let d = '';
  const x0 = at[0] - width / 2;
  const y0 = at[1] - height / 2;
  for (let i = 1; i < columns; i += 1) {
    if (open && i > 1 && i < columns - 1) continue;
    d += `M${short(x0 + (width * i) / columns)} ${short(y0)}v${short(height)}`;
  }
  for (let j = 1; j < rows; j += 1) {
    if (open && j > 1 && j < rows - 1 && j !== Math.floor(rows / 2)) continue;
    d += `M${short(x0)} ${short(y0 + (height * j) / rows)}h${short(width)}`;
  }
  const stroke = pen.colour(ink);
  return el(
    'g',
    { opacity },
    glow ? el('path', { d: box(at[0], at[1], width, height), fill: pen.colour(glow) }) : '',
    el('path', { d, fill: 'none', stroke, 'stroke-width': bar }),
    el('path', { d: box(at[0], at[1], width, height), fill: 'none', stroke, 'stroke-width': border }),
  );
}

/** A tea cup of plain porcelain, 60 wide, foot at the origin; `steam` rises from it. */
export function teacup(
  pen: Pen,
  {
    at,
    scale = 1,
    tea = 'petalHeart',
    steam = true,
    body = 'paper',
    shade = 'paperShade',
  }: { at: Point; scale?: number; tea?: Ink; steam?: boolean; body?: Ink; shade?: Ink },
): string {
  const fill = pen.linear(
    [
      [0, body],
      [0.55, body],
      [1, shade],
    ],
    { from: [0, 0], to: [1, 0.2] },
  );
  return el(
    'g',
    { transform: placed(at, { scale }) },
    el('path', { d: oval(0, 1, 26, 3.4), fill: pen.colour('ink'), opacity: 0.25 }),
    el('path', { d: 'M-10-4H10L12 1H-12Z', fill: pen.colour(shade) }),
    el('path', { d: 'M-30-36C-30-16-20-3-8-2H8C20-3 30-16 30-36Z', fill }),
    el('path', { d: oval(0, -36, 30, 6.4), fill: pen.colour(body) }),
    el('path', { d: oval(0, -35.4, 26.4, 4.8), fill: pen.colour(tea) }),
    steam
      ? el('path', {
          d: 'M-10-46C-18-58-2-64-9-78M2-46C-6-60 11-68 3-86M13-46C7-56 19-62 14-74',
          fill: 'none',
          stroke: pen.colour('paper'),
          'stroke-width': 2.6,
          'stroke-linecap': 'round',
          opacity: 0.65,
        })
      : '',
  );
}
