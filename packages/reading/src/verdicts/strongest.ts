import type { Features } from './features.ts';

/** A leaning towards one value of a verdict, with its mean and spread over random charts. */
export interface Leaning<V extends string> {
  value: V;
  score: (features: Features) => number;
  mean: number;
  spread: number;
}

/**
 * The value a chart leans to most, compared with what charts usually do: a raw score would give most charts the
 * same answer, a standardised one says what is particular to this chart.
 */
export function strongest<V extends string>(leanings: readonly Leaning<V>[], features: Features): V {
  const [first, ...rest] = leanings.map(({ value, score, mean, spread }) => ({
    value,
    lean: (score(features) - mean) / spread,
  }));
  if (!first) throw new RangeError('a verdict needs leanings');
  return rest.reduce((best, next) => (next.lean > best.lean ? next : best), first).value;
}
