import type { Point } from '#kit/geometry.ts';
import { mix } from '#kit/colour.ts';
import type { Ink } from '#kit/palette.ts';
import { lantern } from '#kit/lantern.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

const lamps: readonly (readonly [ink: Ink, name: string])[] = [
  ['#d8384a', 'red'],
  ['#f0b23c', 'amber'],
  ['#4fb286', 'green'],
];

/** Three lanterns on one post: a traffic light of silk. The lit one glows, the others sleep. */
export function lanternSignal(
  pen: Pen,
  { at, height = 360, on = 2, size = 50 }: { at: Point; height?: number; on?: 0 | 1 | 2; size?: number },
): string {
  const top = -height;
  const hang = 62;
  const bodies = lamps
    .map(([ink], i) => {
      const y = top + 48 + i * (size * 1.34);
      const asleep = i !== on;
      const silk: Ink = asleep ? mix(pen.colour(ink), pen.colour('near'), 0.55) : ink;
      return lantern(pen, {
        at: [hang, y],
        size,
        top: silk,
        bottom: silk,
        cord: i === 0 ? 24 : 10,
        glow: asleep ? 0 : 0.95,
        lamp: silk,
      });
    })
    .join('');
  return el(
    'g',
    { transform: placed(at) },
    el('path', {
      d: `M0 0V${top + 10}C0 ${top - 4} 10 ${top - 6} 22 ${top - 6}H${hang}`,
      fill: 'none',
      stroke: pen.colour('ink'),
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
    el('path', { d: `M-12 2C-9-8-6-12-5-22H5C6-12 9-8 12 2Z`, fill: pen.colour('ink') }),
    el('path', {
      d: `M-3 -4V${top + 10}C-3 ${top - 4} 8 ${top - 9} 22 ${top - 9}`,
      fill: 'none',
      stroke: pen.colour('rim'),
      'stroke-width': 1.2,
      opacity: 0.5,
    }),
    bodies,
  );
}
