import { el, type Attributes } from '#kit/svg.ts';

/** Short words for the marks every card is made of. Coordinates are those of the 300×500 card. */

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data with its numbers rounded to a tenth: d`M${x} ${y}q4 8 0 11z`. */
export function d(parts: TemplateStringsArray, ...values: readonly number[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1];
    return text + (value === undefined ? '' : tenth(value)) + part;
  });
}

/** A filled shape. */
export const shape = (data: string, fill: string, more: Attributes = {}): string =>
  el('path', { d: data, fill, ...more });

/** A stroke with no filling. */
export const line = (data: string, stroke: string, width = 1, more: Attributes = {}): string =>
  el('path', { d: data, fill: 'none', stroke, 'stroke-width': width, ...more });

export const disc = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  el('circle', { cx, cy, r, fill, ...more });

export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => el('ellipse', { cx, cy, rx, ry, fill, ...more });

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => el('rect', { x, y, width, height, fill, ...more });

/** Marks kept together, with attributes they share. */
export const group = (attributes: Attributes, ...marks: readonly string[]): string =>
  el('g', attributes, ...marks);

interface Placement {
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Mirrored left to right. */
  readonly flip?: boolean;
  readonly opacity?: number;
}

/** Marks drawn around their own origin, set down at a point of the card. */
export function at(x: number, y: number, placement: Placement, ...marks: readonly string[]): string {
  const { scale = 1, turn = 0, flip = false, opacity } = placement;
  let transform = `translate(${tenth(x)} ${tenth(y)})`;
  if (turn !== 0) transform += ` rotate(${tenth(turn)})`;
  if (flip || scale !== 1) {
    const factor = String(Math.round(scale * 1000) / 1000);
    transform += flip ? ` scale(-${factor} ${factor})` : ` scale(${factor})`;
  }
  return el('g', { transform, opacity }, ...marks);
}

/** The same marks again, mirrored about the upright line x. */
export const mirrored = (x: number, ...marks: readonly string[]): string =>
  el('g', { transform: `matrix(-1 0 0 1 ${tenth(x * 2)} 0)` }, ...marks);

/** Something drawn `count` times, each told its index and its share of the way, 0 … 1 (excluded). */
export const times = (count: number, draw: (index: number, share: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index, index / count)).join('');

/** The point at an angle (degrees, 0 to the right, clockwise) and distance from a centre. */
export function around(cx: number, cy: number, degrees: number, radius: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}
