import type { Point } from '#kit/geometry.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** An open book seen from a little above, about 320 wide; the spine's near end is the origin. */
export function openBook(pen: Pen, { at, scale = 1 }: { at: Point; scale?: number }): string {
  const page = (side: 1 | -1): string => {
    const fill = pen.linear(
      [
        [0, 'paperShade'],
        [0.16, 'paper'],
        [1, 'paper'],
      ],
      side === 1 ? { from: [0, 0], to: [1, 0] } : { from: [1, 0], to: [0, 0] },
    );
    const sheet = 'M0-70C36-102 96-108 150-90L158-14C104-34 40-28 0 4Z';
    const leaves =
      'M0 4C40-28 104-34 158-14L159-8C105-28 41-22 0 10ZM0 10C41-22 105-28 159-8L160-2C106-22 42-16 0 16Z';
    return el(
      'g',
      { transform: side === -1 ? 'scale(-1 1)' : undefined },
      el('path', { d: 'M0-66C40-100 104-106 156-92L168 4C110-16 44-10 0 24Z', fill: pen.colour('inkSoft') }),
      el('path', { d: leaves, fill: pen.colour('paperShade') }),
      el('path', {
        d: 'M0 10C41-22 105-28 159-8',
        fill: 'none',
        stroke: pen.colour('inkSoft'),
        'stroke-opacity': 0.25,
      }),
      el('path', { d: sheet, fill }),
    );
  };
  const lines =
    'M-24-62C-58-82-98-88-136-82M-22-48C-58-69-100-75-140-68M-21-34C-58-55-100-61-142-54M-20-20C-54-40-84-45-112-43';
  return el(
    'g',
    { transform: placed(at, { scale }) },
    el('ellipse', { cy: 20, rx: 176, ry: 14, fill: pen.colour('ink'), opacity: 0.4 }),
    page(-1),
    page(1),
    el('path', {
      d: lines,
      fill: 'none',
      stroke: pen.colour('inkSoft'),
      'stroke-width': 2,
      'stroke-linecap': 'round',
      opacity: 0.28,
    }),
    el('path', { d: 'M0-70V4', stroke: pen.colour('inkSoft'), 'stroke-opacity': 0.35, 'stroke-width': 1.5 }),
  );
}
