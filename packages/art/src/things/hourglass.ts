import type { Point } from '#kit/geometry.ts';
import { oval } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** The two bulbs' outline, 260 tall about the waist. */
const glassPath =
  'M-70-124C-70-72-58-44-26-20C-12-10-6-6-6 0C-6 6-12 10-26 20C-58 44-70 72-70 124H70C70 72 58 44 26 20C12 10 6 6 6 0C6-6 12-10 26-20C58-44 70-72 70-124Z';

/** An hourglass whose sand is light; `inside` is drawn behind the glass's gleam. */
export function hourglass(
  pen: Pen,
  {
    at,
    scale = 1,
    wood = 'ink',
    sand = 'moonShade',
    sandLit = 'moonLit',
  }: { at: Point; scale?: number; wood?: Ink; sand?: Ink; sandLit?: Ink },
): string {
  const clip = pen.define((id) => el('clipPath', { id }, el('path', { d: glassPath })));
  const upper = pen.linear([
    [0, 'glow', 0.95],
    [1, 'skyLow', 0.75],
  ]);
  const lower = pen.linear([
    [0, 'skyTop', 0.9],
    [1, 'skyMid', 0.75],
  ]);
  const grains = pen.linear([
    [0, sandLit],
    [1, sand],
  ]);
  const beam = (y: number): string =>
    el('path', {
      d: `M-88 ${y - 9}H88Q94 ${y - 9} 94 ${y - 3}V${y + 3}Q94 ${y + 9} 88 ${y + 9}H-88Q-94 ${y + 9}-94 ${y + 3}V${y - 3}Q-94 ${y - 9}-88 ${y - 9}Z`,
      fill: pen.colour(wood),
    }) + el('path', { d: `M-88 ${y - 8}H88`, stroke: pen.colour('gold'), 'stroke-width': 2, opacity: 0.8 });
  return el(
    'g',
    { transform: placed(at, { scale }) },
    el('path', { d: 'M-82-130H-76V130H-82ZM76-130H82V130H76Z', fill: pen.colour(wood) }),
    el(
      'g',
      { 'clip-path': `url(#${clip})` },
      el('rect', { x: -72, y: -126, width: 144, height: 126, fill: upper }),
      el('rect', { x: -72, y: 0, width: 144, height: 126, fill: lower }),
      el('path', {
        d: 'M-64-78C-40-70-20-82 0-76C22-70 44-82 66-74C60-46 44-30 26-18C12-8 6-4 6 2H-6C-6-4-12-8-26-18C-44-30-58-48-64-78Z',
        fill: grains,
      }),
      el('path', { d: 'M-1.500 0H1.500L2 74H-2Z', fill: pen.colour(sandLit) }),
      el('path', { d: 'M-74 126C-60 104-30 92 0 70C30 92 60 104 74 126Z', fill: grains }),
    ),
    el('path', { d: glassPath, fill: 'none', stroke: pen.colour('rim'), 'stroke-width': 2.6, opacity: 0.75 }),
    el('path', {
      d: 'M-58-112C-58-78-50-58-36-42M-57 112C-57 88-52 70-42 54',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 4,
      'stroke-linecap': 'round',
      opacity: 0.5,
    }),
    el('path', { d: oval(0, 142, 100, 9), fill: pen.colour('ink'), opacity: 0.35 }),
    beam(-132),
    beam(132),
  );
}
