import { el, type Attributes } from '#kit/svg.ts';
import type { CardGround } from '#cards/drawing/palette.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/**
 * Hands out paints (gradients and clips) while a card is drawn and keeps their definitions. Ids start
 * with the card's own prefix, so any number of cards may stand in one page; the same paint asked for
 * twice is defined once.
 */
export interface Brush {
  readonly ground: CardGround;
  /** Straight gradient over the shape's box; `angle` in degrees, 90 runs from top to bottom. */
  linear(stops: readonly Stop[], angle?: number): string;
  /** Round gradient over the shape's box. */
  radial(stops: readonly Stop[], more?: Attributes): string;
  /** Marks cut to the inside of a path. */
  clipped(data: string, ...marks: readonly string[]): string;
  definitions(): string;
}

const stopMarks = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('');

export function createBrush(prefix: string, ground: CardGround): Brush {
  const ids = new Map<string, string>();
  const define = (name: string, attributes: Attributes, content: string): string => {
    const key = el(name, attributes, content);
    const id = ids.get(key) ?? `${prefix}-${ids.size}`;
    ids.set(key, id);
    return id;
  };
  return {
    ground,
    linear(stops, angle = 90) {
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180) / 2, Math.sin((angle * Math.PI) / 180) / 2];
      const ends = { x1: 0.5 - dx, y1: 0.5 - dy, x2: 0.5 + dx, y2: 0.5 + dy };
      return `url(#${define('linearGradient', ends, stopMarks(stops))})`;
    },
    radial: (stops, more = {}) => `url(#${define('radialGradient', more, stopMarks(stops))})`,
    clipped(data, ...marks) {
      const id = define('clipPath', {}, el('path', { d: data }));
      return el('g', { 'clip-path': `url(#${id})` }, ...marks);
    },
    definitions: () =>
      [...ids].map(([key, id]) => key.replace(/^<\w+/, (open) => `${open} id="${id}"`)).join(''),
  };
}
