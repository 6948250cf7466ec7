/** Least-squares parabola a + b·y + c·y² through `values`, y = 0, 1, 2, … */
export function parabola(values: readonly number[]): [number, number, number] {
  const n = values.length;
  const middle = (n - 1) / 2;
  const squares = values.map((_, y) => (y - middle) ** 2);
  const s2 = squares.reduce((sum, u) => sum + u, 0);
  const s4 = squares.reduce((sum, u) => sum + u * u, 0);
  const mean = values.reduce((sum, v) => sum + v, 0) / n;
  const slope = values.reduce((sum, v, y) => sum + v * (y - middle), 0) / s2;
  const bend =
    values.reduce((sum, v, y) => sum + (v - mean) * ((squares[y] ?? 0) - s2 / n), 0) / (s4 - (s2 * s2) / n);
  const top = mean - (bend * s2) / n;
  return [top - slope * middle + bend * middle * middle, slope - 2 * bend * middle, bend];
}

/**
 * Waves x·cos(angle·k) - y·sin(angle·k), one for each angle, that together come nearest to `values`, k = 0, 1, 2, …:
 * their [x, y]. Normal equations by Gauss and Jordan.
 */
export function waves(values: readonly number[], angles: readonly number[]): [number, number][] {
  const size = angles.length * 2;
  const matrix = Array.from({ length: size }, () => new Float64Array(size + 1));
  values.forEach((value, k) => {
    const row = angles.flatMap((angle) => [Math.cos(angle * k), -Math.sin(angle * k)]);
    row.forEach((own, i) => {
      const to = matrix[i] as Float64Array;
      for (let j = 0; j < size; j++) to[j] = (to[j] ?? 0) + own * (row[j] ?? 0);
      to[size] = (to[size] ?? 0) + own * value;
    });
  });
  matrix.forEach((pivotRow, pivot) => {
    for (const row of matrix) {
      if (row === pivotRow) continue;
      const factor = (row[pivot] ?? 0) / (pivotRow[pivot] ?? 1);
      for (let j = pivot; j <= size; j++) row[j] = (row[j] ?? 0) - factor * (pivotRow[j] ?? 0);
    }
  });
  const solved = matrix.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
  return angles.map((_, i) => [solved[2 * i] ?? 0, solved[2 * i + 1] ?? 0]);
}
