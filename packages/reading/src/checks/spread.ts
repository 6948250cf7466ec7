import { analyzeChart } from '@wolha/saju';
import { DIMENSION_VALUES, type Dimension } from '#corpus/dimensions.ts';
import { portraitOf } from '#saju/portrait.ts';
import { atMost, none, type Row } from './bars.ts';
import { randomBirths } from './random-births.ts';

/** Verdicts of the writer; facts of the chart spread as they do. */
export const VERDICTS = [
  'pattern', 'expression', 'pace', 'initiative', 'ssum', 'recovery', 'crush', 'charm', 'hurt', 'channel',
  'ageDirection', 'today', 'light',
] as const satisfies readonly Dimension[]; // prettier-ignore

const LARGEST = 0.45;
const SMALLEST = 0.03;
const CHARTS = 1000;

/** Q17: how the verdicts fall over random charts, on several days so that no one month decides. */
export function verdictSpread(seed: number, days: readonly string[]): Row[] {
  const counts = new Map<string, Map<string, number>>(VERDICTS.map((verdict) => [verdict, new Map()]));
  randomBirths(seed, CHARTS).forEach((birth, index) => {
    const { traits } = portraitOf(analyzeChart(birth), days[index % days.length] ?? '20260101');
    for (const verdict of VERDICTS) {
      const tally = counts.get(verdict);
      tally?.set(traits[verdict], (tally.get(traits[verdict]) ?? 0) + 1);
    }
  });
  return VERDICTS.flatMap((verdict) => {
    const tally = counts.get(verdict) ?? new Map<string, number>();
    const shares = DIMENSION_VALUES[verdict].map((value) => ({
      value,
      share: (tally.get(value) ?? 0) / CHARTS,
    }));
    const largest = Math.max(...shares.map(({ share }) => share));
    const rare = shares.filter(({ share }) => share < SMALLEST);
    return [
      atMost('Q17', `${verdict}: largest share`, largest, LARGEST),
      none(
        'Q17',
        `${verdict}: values under ${SMALLEST * 100} %`,
        rare.map(({ value, share }) => `${value} ${(share * 100).toFixed(1)} %`),
      ),
    ];
  });
}
