import { disc, line, shape } from '#cards/drawing/draw.ts';
import { GOLD, GOLD_DARK, GOLD_LIGHT } from '#cards/drawing/palette.ts';

/** A high-backed seat of state behind a half figure in the middle of the window, its posts ending in gold. */
export const throne = (back: string, inside: string, top = 190): string =>
  shape(
    `M66 434V${top + 16}C66 ${top - 10} 86 ${top - 16} 96 ${top}C120 ${top - 24} 180 ${top - 24} 204 ${top}C214 ${top - 16} 234 ${top - 10} 234 ${top + 16}V434Z`,
    back,
    {
      stroke: GOLD,
      'stroke-width': 2,
    },
  ) +
  shape(`M78 434V${top + 26}C110 ${top + 4} 190 ${top + 4} 222 ${top + 26}V434Z`, inside) +
  line(`M78 434V${top + 26}C110 ${top + 4} 190 ${top + 4} 222 ${top + 26}V434`, GOLD, 0.9) +
  disc(80, top, 8, GOLD_LIGHT, { stroke: GOLD_DARK, 'stroke-width': 1.2 }) +
  disc(220, top, 8, GOLD_LIGHT, { stroke: GOLD_DARK, 'stroke-width': 1.2 });
