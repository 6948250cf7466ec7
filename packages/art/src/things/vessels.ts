/** Bowls and cups. */
import type { Point } from '#kit/geometry.ts';
import { oval } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** A wide bowl of still water that holds the moon, 300 wide; its rim's centre is the origin. */
export function moonBowl(
  pen: Pen,
  { at, scale = 1, bronze = 'near', lit = 'gold' }: { at: Point; scale?: number; bronze?: Ink; lit?: Ink },
): string {
  const body = pen.linear(
    [
      [0, lit],
      [0.3, bronze],
      [1, 'ink'],
    ],
    { from: [0.1, 0], to: [0.9, 0.6] },
  );
  const pool = pen.radial(
    [
      [0, 'skyLow'],
      [0.55, 'skyMid'],
      [1, 'skyTop'],
    ],
    { radius: 0.6 },
  );
  const moonlight = pen.radial([
    [0, 'moonLit'],
    [0.55, 'moonLit'],
    [0.8, 'moonShade'],
    [1, 'moonShade', 0.75],
  ]);
  return el(
    'g',
    { transform: placed(at, { scale }) },
    el('path', { d: oval(0, 104, 120, 12), fill: pen.colour('ink'), opacity: 0.45 }),
    el('path', { d: 'M-150 0C-144 62-92 96-52 98H52C92 96 144 62 150 0Z', fill: body }),
    el('path', { d: 'M-56 96H56L62 106H-62Z', fill: pen.colour('ink') }),
    el('path', { d: oval(0, 0, 150, 38), fill: pen.colour(lit) }),
    el('path', { d: oval(0, 2, 140, 33), fill: pool }),
    el('path', { d: oval(0, 3, 70, 17), fill: moonlight, opacity: 0.9 }),
    el('path', {
      d: oval(0, 3, 96, 23) + oval(0, 3, 120, 28),
      fill: 'none',
      stroke: pen.colour('rim'),
      'stroke-width': 1.2,
      opacity: 0.45,
    }),
    el('path', {
      d: 'M-142 16C-132 58-96 84-62 90',
      fill: 'none',
      stroke: pen.colour('rim'),
      'stroke-width': 1.6,
      opacity: 0.5,
    }),
  );
}

/** Three ribbons of steam over a wide cup. */
const STEAM =
  'M-36-124C-66-160-10-182-34-232C-2-184-52-160-30-124ZM4-126C-30-172 36-200 6-268C50-202-12-172 12-126ZM44-124C20-156 66-176 44-220C78-178 36-156 52-124Z';

/** A wide tea cup with a saucer, 220 wide, standing on y = 0. */
export function wideCup(
  pen: Pen,
  { at, scale = 1, tea = '#b4434f', steam = true }: { at: Point; scale?: number; tea?: Ink; steam?: boolean },
): string {
  const porcelain = pen.linear(
    [
      [0, 'paper'],
      [0.6, 'paper'],
      [1, 'paperShade'],
    ],
    { from: [0, 0], to: [1, 0.2] },
  );
  // Thin where it leaves the tea and where it is lost in the air.
  const vapour = pen.linear([
    [0, '#ffffff', 0],
    [0.4, '#ffffff', 0.75],
    [0.85, '#ffffff', 0.6],
    [1, '#ffffff', 0],
  ]);
  const liquid = pen.linear([
    [0, tea],
    [1, 'petalHeart'],
  ]);
  return el(
    'g',
    { transform: placed(at, { scale }) },
    el('path', { d: oval(4, 6, 150, 15), fill: pen.colour('inkSoft'), opacity: 0.25 }),
    el('path', { d: oval(0, -2, 138, 17), fill: pen.colour('paperShade') }),
    el('path', { d: oval(0, -6, 138, 16), fill: pen.colour('paper') }),
    el('path', { d: oval(0, -8, 84, 8), fill: pen.colour('paperShade'), opacity: 0.7 }),
    el('path', {
      d: 'M100-96C150-104 156-34 88-32',
      fill: 'none',
      stroke: pen.colour('paperShade'),
      'stroke-width': 13,
    }),
    el('path', {
      d: 'M100-98C150-106 154-36 88-34',
      fill: 'none',
      stroke: pen.colour('paper'),
      'stroke-width': 9,
    }),
    el('path', { d: 'M-108-112C-106-54-72-14-40-9H40C72-14 106-54 108-112Z', fill: porcelain }),
    el('path', { d: oval(0, -112, 108, 22), fill: pen.colour('paper') }),
    el('path', { d: oval(0, -110, 98, 17.5), fill: liquid }),
    el('path', { d: 'M-92-112C-60-124 40-126 90-114C60-120-50-118-92-112Z', fill: '#fff', opacity: 0.35 }),
    el('path', { d: oval(-38, -108, 34, 6), fill: '#fff2d8', opacity: 0.5 }),
    steam ? el('path', { d: STEAM, fill: vapour }) : '',
  );
}
