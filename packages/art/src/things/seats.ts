/** Things to sit on: benches, cushions and the low table. */
import type { Point } from '#kit/geometry.ts';
import { oval, short } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** The back of a slatted bench, its seat line on y = 0, legs below. */
export function bench(
  pen: Pen,
  { at, width = 240, ink = 'ink', rim = 0.5 }: { at: Point; width?: number; ink?: Ink; rim?: number },
): string {
  const w = width / 2;
  const slat = (y: number, h: number): string => `M${short(-w)} ${y}h${short(width)}v${h}h${short(-width)}Z`;
  return el(
    'g',
    { transform: placed(at) },
    el('path', {
      d: `${slat(-34, 8)}${slat(-21, 8)}${slat(-2, 8)}M${short(-w + 18)}-40h7v88h-7ZM${short(w - 25)}-40h7v88h-7Z`,
      fill: pen.colour(ink),
    }),
    el('path', {
      d: `M${short(-w)}-34h${short(width)}`,
      stroke: pen.colour('rim'),
      'stroke-width': 1.3,
      opacity: rim,
    }),
  );
}

/** A quilted floor cushion (방석) seen at an angle, 120 wide. */
export function cushion(
  pen: Pen,
  {
    at,
    scale = 1,
    ink = 'thread',
    dark = 'near',
    lit = 0,
  }: { at: Point; scale?: number; ink?: Ink; dark?: Ink; lit?: number },
): string {
  const top = pen.linear(
    [
      [0, ink],
      [1, dark],
    ],
    { from: [0.2, 0], to: [0.8, 1.4] },
  );
  return el(
    'g',
    { transform: placed(at, { scale }) },
    el('path', { d: oval(2, 10, 64, 17), fill: pen.colour('ink'), opacity: 0.4 }),
    el('path', {
      d: 'M-60-2C-64 10-58 16-46 17C-16 22 16 22 46 17C58 16 64 10 60-2Z',
      fill: pen.colour(dark),
    }),
    el('path', {
      d: 'M-44-15C-16-20 16-20 44-15C58-12 64 0 54 6C18 13-18 13-54 6C-64 0-58-12-44-15Z',
      fill: top,
    }),
    el('path', {
      d: 'M-36-11C-14-15 14-15 36-11C46-8 50 0 42 3C16 8-16 8-42 3C-50 0-46-8-36-11Z',
      fill: 'none',
      stroke: pen.colour('gold'),
      'stroke-width': 1.4,
      'stroke-dasharray': '5 3',
      opacity: 0.8,
    }),
    el('path', { d: oval(0, -4, 7, 2.8), fill: pen.colour('gold'), opacity: 0.85 }),
    lit > 0 ? el('path', { d: oval(0, -4, 54, 11), fill: pen.colour('moonLit'), opacity: lit }) : '',
  );
}

/** A small low table (소반), 110 wide, its top on y = 0. */
export function lowTable(
  pen: Pen,
  { at, scale = 1, ink = 'inkSoft', dark = 'ink' }: { at: Point; scale?: number; ink?: Ink; dark?: Ink },
): string {
  return el(
    'g',
    { transform: placed(at, { scale }) },
    el('path', {
      d: 'M-44 4C-46 18-36 24-40 40H-33C-28 26-34 16-30 4ZM44 4C46 18 36 24 40 40H33C28 26 34 16 30 4Z',
      fill: pen.colour(dark),
    }),
    el('path', { d: 'M-56-4H56V2C56 7 50 8 44 8H-44C-50 8-56 7-56 2Z', fill: pen.colour(ink) }),
    el('path', { d: oval(0, -4, 56, 9), fill: pen.colour(ink) }),
    el('path', {
      d: oval(0, -4, 56, 9),
      fill: 'none',
      stroke: pen.colour('rim'),
      'stroke-width': 1.2,
      opacity: 0.5,
    }),
    el('path', { d: oval(0, -4, 47, 6.4), fill: pen.colour(dark), opacity: 0.4 }),
  );
}
