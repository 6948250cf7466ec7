import type { Point } from '#kit/geometry.ts';
import { mirrored, outline } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** A silk luck pouch (복주머니), 110 wide, standing on y = 0. */
export function luckPouch(
  pen: Pen,
  {
    at,
    scale = 1,
    silk = '#d6455c',
    dark = '#8e1f3c',
  }: { at: Point; scale?: number; silk?: Ink; dark?: Ink },
): string {
  const fill = pen.linear(
    [
      [0, silk],
      [1, dark],
    ],
    { from: [0.2, 0], to: [0.8, 1] },
  );
  return el(
    'g',
    { transform: placed(at, { scale }) },
    el('ellipse', { cy: 1, rx: 54, ry: 6, fill: pen.colour('ink'), opacity: 0.16 }),
    el('path', {
      d: outline(
        mirrored([
          [0, -72],
          [16, -72],
          [34, -58],
          [54, -28],
          [48, -6],
          [26, 2],
          [0, 3],
        ]),
      ),
      fill,
    }),
    el('path', {
      d: 'M-20-72C-30-86-34-98-26-104C-18-98-12-98-6-105C-2-99 4-99 8-105C14-98 20-99 27-104C34-98 30-86 20-72Z',
      fill,
    }),
    el('path', { d: 'M-24-72C-10-67 10-67 24-72L23-79C10-74-10-74-23-79Z', fill: pen.colour('gold') }),
    el('path', {
      d: 'M-12-64C-16-46-20-24-18-4M12-64C16-46 20-24 18-4',
      fill: 'none',
      stroke: pen.colour('ink'),
      'stroke-width': 1.2,
      opacity: 0.18,
    }),
    el('path', {
      d: 'M-40-40C-36-22-34-14-30-8',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
      opacity: 0.35,
    }),
    el('path', { d: 'M3-48A15 15 0 1 0 14-24A13 13 0 0 1 3-48Z', fill: pen.colour('moonShade') }),
    el('path', {
      d: 'M22-74C40-78 56-72 58-58C60-48 54-44 50-48M22-74C36-70 44-58 42-44C41-36 36-36 35-41',
      fill: 'none',
      stroke: pen.colour('gold'),
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    }),
  );
}

/** The outline of someone who is not here yet. */
export function dashedPerson(pen: Pen, { at, height = 110 }: { at: Point; height?: number }): string {
  const head = outline(
    mirrored([
      [0, -100],
      [5, -98.6],
      [7, -93],
      [5, -87],
      [0, -84.6],
    ]),
  );
  const body = outline(
    mirrored([
      [0, -84.6],
      [3.4, -83.6],
      [4.2, -80.4],
      [12.6, -77],
      [16.2, -70],
      [17.4, -54],
      [17.6, -42],
      [14.6, -41.4],
      [13.8, -52],
      [12.4, -62],
      [12.2, -50],
      [13.2, -33, 1],
      [9.6, -33, 1],
      [8.6, -14],
      [7.6, 0, 1],
      [2.2, 0, 1],
      [1.4, -16],
      [0, -30, 1],
    ]),
  );
  return el('path', {
    d: head + body,
    transform: placed(at, { scale: height / 100 }),
    fill: pen.colour('paper'),
    'fill-opacity': 0.55,
    stroke: pen.colour('thread'),
    'stroke-width': 1.5,
    'stroke-dasharray': '3.500 3',
    'stroke-linecap': 'round',
  });
}

/** A pair of rubber shoes (고무신) set side by side, toes towards us, 44 wide. */
export function shoes(
  pen: Pen,
  { at, scale = 1, upper = 'paper', trim = 'thread' }: { at: Point; scale?: number; upper?: Ink; trim?: Ink },
): string {
  const one = (x: number): string =>
    el('path', {
      d: `M${x - 9}-10C${x - 11} 2 ${x - 7} 8 ${x} 9C${x + 7} 8 ${x + 11} 2 ${x + 9}-10C${x + 5}-15 ${x - 5}-15 ${x - 9}-10Z`,
      fill: pen.colour(upper),
    }) +
    el('path', {
      d: `M${x - 6}-9C${x - 6}-3 ${x + 6}-3 ${x + 6}-9C${x + 3}-12 ${x - 3}-12 ${x - 6}-9Z`,
      fill: pen.colour('ink'),
      opacity: 0.75,
    }) +
    el('path', {
      d: `M${x - 9} 1C${x - 5} 5 ${x + 5} 5 ${x + 9} 1`,
      fill: 'none',
      stroke: pen.colour(trim),
      'stroke-width': 1.6,
    });
  return el(
    'g',
    { transform: placed(at, { scale }) },
    el('ellipse', { cy: 8, rx: 26, ry: 4, fill: pen.colour('ink'), opacity: 0.35 }),
    one(-12),
    one(12),
  );
}
