import type { Point } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** A wooden wedding duck (원앙), facing right, about 120 wide, sitting on y = 0. */
export function weddingDuck(
  pen: Pen,
  {
    at,
    scale = 1,
    flip = false,
    body = '#c43a4c',
    deep = '#8f2238',
    head = '#3f6fae',
    band = '#ffd98a',
  }: { at: Point; scale?: number; flip?: boolean; body?: Ink; deep?: Ink; head?: Ink; band?: Ink },
): string {
  const coat = pen.linear([
    [0, body],
    [1, deep],
  ]);
  const wing = pen.linear(
    [
      [0, deep],
      [1, body],
    ],
    { from: [0, 0], to: [1, 0.6] },
  );
  return el(
    'g',
    { transform: placed(at, { scale, flip }) },
    el('ellipse', { cy: 0, rx: 56, ry: 5, fill: pen.colour('ink'), opacity: 0.28 }),
    el('path', {
      d: 'M-68-46C-58-40-50-42-38-46C-22-52-2-50 8-54C16-58 18-70 16-80C14-94 26-104 40-102C54-100 60-88 57-77C55-68 50-62 50-50C52-30 48-8 26-2C4 3-26 3-42-6C-56-14-62-32-68-46Z',
      fill: coat,
    }),
    el('path', {
      d: 'M16-80C14-94 26-104 40-102C54-100 60-88 57-77C55-70 51-65 50-57C40-63 26-64 14-60C18-66 17-74 16-80Z',
      fill: pen.colour(head),
    }),
    el('path', { d: 'M22-98C28-110 44-112 50-102C42-106 32-104 22-98Z', fill: pen.colour(deep) }),
    el('path', { d: 'M14-60C26-64 40-63 50-57L50.500-50C40-56 24-57 11-54Z', fill: pen.colour(band) }),
    el('path', { d: 'M56-84C62-86 72-84 76-80C72-76 62-74 55-76Z', fill: pen.colour('#e9a23b') }),
    el('path', {
      d: 'M55-80C62-80 70-80 76-80',
      stroke: pen.colour(deep),
      'stroke-width': 1.2,
      fill: 'none',
      opacity: 0.6,
    }),
    el('path', { d: 'M22-84C32-94 46-94 56-85C46-80 34-74 24-66C20-70 19-78 22-84Z', fill: '#fff4e0' }),
    el('circle', { cx: 44, cy: -86, r: 3, fill: pen.colour('ink') }),
    el('circle', { cx: 45, cy: -87, r: 1, fill: '#fff' }),
    el('path', { d: 'M-50-40C-36-50-6-48 14-34C8-14-14-8-32-14C-44-20-48-30-50-40Z', fill: wing }),
    el('path', {
      d: 'M-46-38C-32-46-8-44 8-33M-42-30C-28-37-8-36 4-27M-34-22C-24-27-10-26-2-20',
      fill: 'none',
      stroke: pen.colour(band),
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    }),
    // The sail that a drake carries on its back.
    el('path', {
      d: 'M-34-44C-44-60-36-80-16-86C-8-72-6-56 2-44C-8-36-24-36-34-44Z',
      fill: pen.colour('#e9a23b'),
    }),
    el('path', {
      d: 'M-28-46C-32-58-28-70-17-80M-18-44C-20-54-18-64-14-74',
      fill: 'none',
      stroke: pen.colour(deep),
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    el('path', { d: 'M-22-14l3-4 3 4-3 4ZM-6-12l3-4 3 4-3 4ZM10-14l3-4 3 4-3 4Z', fill: pen.colour(band) }),
    el('path', { d: 'M-68-46C-60-52-54-52-48-47C-54-42-60-41-68-46Z', fill: pen.colour(head) }),
    el('path', {
      d: 'M18-84C18-94 28-101 40-100',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 1.8,
      'stroke-linecap': 'round',
      opacity: 0.35,
    }),
  );
}
