import { evenTerm, termModel, type TermBeat } from '../src/calendar/term-model.ts';
import { sunReaches } from './ephemeris/events.ts';
import { parabola, waves } from './least-squares.ts';

const FIRST_YEAR = 1899;
const LAST_YEAR = 2101;
const YEARS = LAST_YEAR - FIRST_YEAR + 1;
const YEAR_SECONDS = 365.2422 * 86400;

/**
 * Rates of the beats in the instants, radians in a thousand Julian years: nutation by the Moon's node (337.57), the
 * Moon's monthly pull on the Earth (77713.77, seen 24 times a year as 73085.9), Venus, Jupiter, Mars and their sums with
 * the year. The strongest first, chosen one after another as each leaves the least behind.
 */
const BEAT_RATES = [
  337.57, 5753.385, 73085.9, 7860.419, 3930.21, 11506.77, 529.691, 1577.344, 5884.927, 398.149, 5223.694,
  66802.824, 5507.553, 71430.696, 775.523, 11790.629, 10977.079, 38.028, 20.775, 5481.255, 2544.314, 5573.143,
  6069.777, 801.821, 6256.778, 5945.506, 6620.646, 2942.463, 74.782, 213.299, 15720.839, 2146.165, 675.14,
  60519.748, 6290.189, 4694.003, 17256.632, 155.42, 9437.763, 5088.629, 10201.014, 3154.687, 65147.62,
  7084.897,
];
const MILLENNIA_PER_TERM = YEAR_SECONDS / 24 / (365_250 * 86400);

/** The 24 terms of each year from 소한 (285°) on, UTC seconds from 1970-01-01, in order of time. */
export function computeTerms(): number[] {
  const instants: number[] = [];
  let guess = Date.UTC(FIRST_YEAR, 0, 5) / 1000;
  for (let k = 0; k < YEARS * 24; k++) {
    const instant = sunReaches((285 + 15 * k) % 360, guess);
    instants.push(instant);
    guess = instant + YEAR_SECONDS / 24;
  }
  return instants;
}

/**
 * The remainder's alphabet: code points from 40 on without the backslash, then from 161 on past the controls. Small
 * remainders of either sign come first, so nearly all take one byte.
 */
function remainderCharacter(seconds: number): string {
  const rank = seconds < 0 ? -2 * seconds - 1 : 2 * seconds;
  const code = 40 + rank + (rank >= 52 ? 1 : 0);
  return String.fromCharCode(code < 127 ? code : code + 34);
}

/** Source of the table: trend and beats of the model, and what is left of each instant as one character. */
export function termTableSource(): string {
  const instants = computeTerms();
  const trend = Array.from({ length: 24 }, (_, column) => {
    const own = instants.filter((_, k) => k % 24 === column);
    const [a, b, c] = parabola(own.map((instant, y) => instant - evenTerm(y * 24 + column)));
    return [Math.round(a), Number(b.toFixed(2)), Number(c.toFixed(4))] as const;
  });
  const smooth = termModel(trend, [], instants.length);
  const angles = BEAT_RATES.map((rate) => rate * MILLENNIA_PER_TERM);
  const beats = waves(
    instants.map((instant, k) => instant - (smooth[k] ?? 0)),
    angles,
  ).map(([x, y], i): TermBeat => {
    const angle = angles[i] ?? 0;
    return [
      Number(Math.cos(angle).toFixed(6)),
      Number(Math.sin(angle).toFixed(6)),
      Number(x.toFixed(1)),
      Number(y.toFixed(1)),
    ];
  });
  const model = termModel(trend, beats, instants.length);
  const remainders = instants.map((instant, k) => Math.round(instant) - Math.round(model[k] ?? 0));
  const lines = Array.from({ length: YEARS / 7 }, (_, i) =>
    remainders
      .slice(i * 168, i * 168 + 168)
      .map(remainderCharacter)
      .join(''),
  );
  return `// Written by scripts/generate-tables.ts; do not edit.
import type { TermBeat } from './term-model.ts';

/** Year of the first row. */
export const TERM_FIRST_YEAR = ${FIRST_YEAR};

/** For each of the 24 terms (소한 first) a + b·y + c·y², seconds after an even step of terms, y = years after the first row. */
export const TERM_TREND: readonly (readonly [number, number, number])[] = [
${trend.map((row) => `  [${row.join(', ')}],`).join('\n')}
];

/** See termModel. */
export const TERM_BEATS: readonly TermBeat[] = [
${beats.map((row) => `  [${row.join(', ')}],`).join('\n')}
];

/** Seconds from the rounded model, one character for each term: rank 0, -1, 1, -2, 2, … from code point 40 on. */
export const TERM_REMAINDER =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`;
}
