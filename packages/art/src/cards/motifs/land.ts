import type { Brush } from '#cards/drawing/brush.ts';
import { at, d, line, shape, times } from '#cards/drawing/draw.ts';
import { seededRandom } from '#kit/random.ts';

/** What the scenes stand on: ridges, ground, water, rocks. */

const FOOT = 434;

/** A rolling ridge across the window, filled down to its foot. */
export function ridge(
  seed: string,
  y: number,
  height: number,
  fill: string,
  more: { opacity?: number; rim?: string } = {},
): string {
  const random = seededRandom(seed);
  let x = 14;
  let top = d`M${x} ${y}`;
  for (let crest = true; x < 286; crest = !crest) {
    const width = random.between(16, 34);
    const peak = y - (crest ? random.between(0.6, 1) : random.between(0.05, 0.4)) * height;
    top += d`Q${x + width * 0.5} ${peak} ${x + width} ${y - height * 0.42}`;
    x += width;
  }
  const rim = more.rim === undefined ? '' : line(top, more.rim, 1.1, { opacity: 0.6 });
  return shape(`${top}V${FOOT}H14Z`, fill, { opacity: more.opacity }) + rim;
}

/** Steep peaks as on the king's screen: each a folded triangle with a lit side. */
export function peaks(
  tops: readonly (readonly [x: number, y: number, half: number])[],
  base: number,
  fill: string,
  lit: string,
): string {
  return tops
    .map(([x, y, half]) => {
      const h = base - y;
      return (
        shape(
          d`M${x - half} ${base}C${x - half * 0.6} ${base - h * 0.35} ${x - half * 0.3} ${y + h * 0.06} ${x} ${y}C${x + half * 0.3} ${y + h * 0.06} ${x + half * 0.6} ${base - h * 0.35} ${x + half} ${base}Z`,
          fill,
        ) +
        shape(
          d`M${x} ${y}C${x - half * 0.3} ${y + h * 0.06} ${x - half * 0.6} ${base - h * 0.35} ${x - half} ${base}H${x - half * 0.45}C${x - half * 0.3} ${base - h * 0.4} ${x - half * 0.25} ${y + h * 0.35} ${x} ${y}Z`,
          lit,
        )
      );
    })
    .join('');
}

/** Flat ground with a gently bent horizon; `rise` lifts its middle. */
export const plain = (y: number, rise: number, fill: string): string =>
  shape(d`M20 ${y}Q150 ${y - rise * 2} 280 ${y}V${FOOT}H20Z`, fill);

/** Water with rows of long thin waves. */
export function water(
  brush: Brush,
  y: number,
  colours: readonly [top: string, bottom: string],
  wave: string,
  rows = 5,
): string {
  const body = shape(
    d`M20 ${y}H280V${FOOT}H20Z`,
    brush.linear([
      [0, colours[0]],
      [1, colours[1]],
    ]),
  );
  const gap = (FOOT - y) / (rows + 1);
  const waves = Array.from({ length: rows }, (_, row) => {
    const wy = y + gap * (row + 0.7);
    const shift = (row % 2) * 18;
    return d`M${22 + shift} ${wy}q9 ${-3 - row} 18 0t18 0M${108 - shift} ${wy + 3}q9 ${-3 - row} 18 0t18 0t18 0M${206 + shift * 0.6} ${wy}q9 ${-3 - row} 18 0t18 0`;
  }).join('');
  return body + line(waves, wave, 1.1, { opacity: 0.7 });
}

/** Rows of scale waves, as under the peaks of the king's screen. One row is drawn and set down again and again. */
export function scaleWaves(y: number, rows: number, size: number, fill: string, stroke: string): string {
  const count = Math.ceil(262 / (size * 2)) + 1;
  const scales = (share: number): string => {
    const r = size * share;
    let data = '';
    for (let i = 0; i < count; i += 1)
      data += d`M${(i * 2 + 1) * size - r} ${size}a${r} ${r} 0 0 1 ${r * 2} 0`;
    return data;
  };
  const crests =
    d`M0 ${size}` + Array.from({ length: count }, () => d`a${size} ${size} 0 0 1 ${size * 2} 0`).join('');
  const row =
    shape(crests + d`v120H0Z`, fill) +
    line(scales(1), stroke, 1.1) +
    line(scales(0.64) + scales(0.3), stroke, 0.7, { opacity: 0.7 });
  return times(rows, (index) => at(20 - (index % 2) * size, y + index * size * 0.62, {}, row));
}

/** A rounded rock, about 40 wide, sitting on its origin. */
export const rock = (fill: string, lit: string): string =>
  shape('M-22 0C-24-12-14-22-4-21C8-26 22-14 22 0Z', fill) +
  shape('M-22 0C-24-12-14-22-4-21C-10-14-12-6-10 0Z', lit);

/** Tufts of grass along a line. */
export function grass(seed: string, y: number, count: number, colour: string, x0 = 30, x1 = 270): string {
  const random = seededRandom(seed);
  let data = '';
  for (let i = 0; i < count; i += 1) {
    const [x, gy, h] = [random.between(x0, x1), y + random.between(0, 12), random.between(5, 11)];
    data += d`M${x} ${gy}q-1 ${-h * 0.6} ${-3} ${-h}M${x} ${gy}v${-h}M${x} ${gy}q1 ${-h * 0.6} 4 ${-h * 0.8}`;
  }
  return line(data, colour, 1);
}
