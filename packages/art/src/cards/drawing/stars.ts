import { d } from '#cards/drawing/draw.ts';
import { around } from '#cards/drawing/draw.ts';

/** A star of n points as path data, first point up. */
export function starPath(
  cx: number,
  cy: number,
  points: number,
  outer: number,
  inner: number,
  turn = 0,
): string {
  let data = '';
  for (let i = 0; i < points * 2; i += 1) {
    const [x, y] = around(cx, cy, turn - 90 + (i * 180) / points, i % 2 === 0 ? outer : inner);
    data += (i === 0 ? 'M' : 'L') + d`${x} ${y}`;
  }
  return `${data}Z`;
}

/** A four-pointed spark with hollow sides, as path data. */
export function sparkPath(x: number, y: number, r: number, waist = 0.16): string {
  const w = r * waist;
  return (
    d`M${x} ${y - r}Q${x + w} ${y - w} ${x + r} ${y}Q${x + w} ${y + w} ${x} ${y + r}` +
    d`Q${x - w} ${y + w} ${x - r} ${y}Q${x - w} ${y - w} ${x} ${y - r}Z`
  );
}
