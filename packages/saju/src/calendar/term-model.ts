/** A beat as a point that turns by a fixed angle from term to term: cosine and sine of the angle, and where it starts (s). */
export type TermBeat = readonly [cosine: number, sine: number, x: number, y: number];

/** Where the i-th term from 소한 1899 would be if all were equally far apart: UTC seconds from 1970-01-01. */
export const evenTerm = (i: number): number => -2_240_134_543 + i * 1_314_871.9;

/**
 * Smooth part of the instants of the terms, UTC seconds: for each of the 24 columns a parabola over the years, and over
 * all of them the beats of the Moon, the node and the planets. Only sums and products, which every engine rounds alike:
 * the model, and with it the table, comes out the same everywhere.
 */
export function termModel(
  trend: readonly (readonly [number, number, number])[],
  beats: readonly TermBeat[],
  count: number,
): Float64Array {
  const instants = Float64Array.from({ length: count }, (_, i) => {
    const y = (i / 24) | 0;
    const [a, b, c] = trend[i % 24] ?? [0, 0, 0];
    return evenTerm(i) + a + b * y + c * y * y;
  });
  for (const [cosine, sine, startX, startY] of beats) {
    let x = startX;
    let y = startY;
    for (let i = 0; i < count; i++) {
      instants[i] = (instants[i] as number) + x;
      const turned = x * cosine - y * sine;
      y = x * sine + y * cosine;
      x = turned;
    }
  }
  return instants;
}
