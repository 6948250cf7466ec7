import { sunReaches } from './ephemeris/events.ts';

export const FIRST_YEAR = 1899;
export const LAST_YEAR = 2101;
const YEARS = LAST_YEAR - FIRST_YEAR + 1;
const MEAN_STEP = (365.2422 * 86400) / 24;
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BIAS = 1152;

/** The 24 terms of each year from 소한 (285°) on, UTC seconds from 1970-01-01, in order of time. */
export function termInstants(): number[] {
  const instants: number[] = [];
  let guess = Date.UTC(FIRST_YEAR, 0, 5) / 1000;
  for (let k = 0; k < YEARS * 24; k++) {
    const instant = sunReaches((285 + 15 * k) % 360, guess);
    instants.push(instant);
    guess = instant + MEAN_STEP;
  }
  return instants;
}

/** Least-squares parabola a + b·y + c·y² through `values`, y = 0, 1, 2, … */
function parabola(values: readonly number[]): [number, number, number] {
  const n = values.length;
  const middle = (n - 1) / 2;
  const spread = values.map((_, y) => (y - middle) ** 2);
  const s2 = spread.reduce((sum, u) => sum + u, 0);
  const s4 = spread.reduce((sum, u) => sum + u * u, 0);
  const mean = values.reduce((sum, v) => sum + v, 0) / n;
  const slope = values.reduce((sum, v, y) => sum + v * (y - middle), 0) / s2;
  const bend =
    values.reduce((sum, v, y) => sum + (v - mean) * ((spread[y] ?? 0) - s2 / n), 0) / (s4 - (s2 * s2) / n);
  const top = mean - (bend * s2) / n;
  return [top - slope * middle + bend * middle * middle, slope - 2 * bend * middle, bend];
}

/** Each of the 24 columns as a parabola over the years, and what is left in seconds as two base-64 digits. */
export function termTableSource(): string {
  const instants = termInstants();
  const columns: string[] = [];
  const left: number[] = [];
  for (let column = 0; column < 24; column++) {
    const values = instants.filter((_, k) => k % 24 === column);
    const [a, b, c] = parabola(values);
    const rounded = [Math.round(a), Number(b.toFixed(3)), Number(c.toFixed(5))] as const;
    columns.push(`  [${rounded.join(', ')}],`);
    values.forEach((value, y) => {
      left[y * 24 + column] =
        Math.round(value) - Math.round(rounded[0] + rounded[1] * y + rounded[2] * y * y);
    });
  }
  const digits = left.map((seconds) => {
    const code = seconds + BIAS;
    if (code < 0 || code >= 4096) throw new RangeError(`remainder ${seconds} s does not fit two digits`);
    return `${BASE64[code >> 6]}${BASE64[code & 63]}`;
  });
  const lines = Array.from({ length: YEARS }, (_, y) => digits.slice(y * 24, y * 24 + 24).join(''));
  return `// Written by scripts/generate-tables.ts; do not edit.

/** Year of the first row. */
export const TERM_FIRST_YEAR = ${FIRST_YEAR};

/** UTC seconds from 1970-01-01 of each term (소한 first) as a + b·y + c·y², y = years after the first row. */
export const TERM_TREND = [
${columns.join('\n')}
] as const;

/** Added to the seconds in TERM_REMAINDER. */
export const TERM_BIAS = ${BIAS};

/** Seconds from the rounded trend, two base-64 digits for each term, one row a year. */
export const TERM_REMAINDER =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`;
}
