import { mix } from '#kit/colour.ts';
import { outline } from '#kit/geometry.ts';
import type { OutlinePoint } from '#kit/geometry.ts';
import type { Pen } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';
import type { Hex } from '../face.ts';

/** A mass of hair, lit from above. */
export const hair = (pen: Pen, points: readonly OutlinePoint[], ink: Hex, lift = 0.16): string =>
  el('path', {
    d: outline(points),
    fill: pen.linear(
      [
        [0, mix(ink, '#ffffff', lift)],
        [0.5, ink],
        [1, mix(ink, '#000000', 0.25)],
      ],
      { from: [0.8, 0], to: [0.3, 1] },
    ),
  });

/** Single strands that catch the light. */
export const strands = (d: string, ink = '#fff', opacity = 0.16, width = 2): string =>
  el('path', { d, fill: 'none', stroke: ink, 'stroke-width': width, 'stroke-linecap': 'round', opacity });
