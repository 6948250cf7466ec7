import { gramsOf, sentencesOf } from '#compose/sentences.ts';

const SHINGLE = 5;

export const shinglesOf = (text: string): Set<string> => new Set(gramsOf(text, SHINGLE));

/** Shared part of two sets of shingles, 0..1. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const item of a) if (b.has(item)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Share of the shorter text's sentences that stand word for word in the other. */
export function sharedSentences(a: readonly string[], b: readonly string[]): number {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const there = new Set(many);
  return few.length === 0 ? 0 : few.filter((sentence) => there.has(sentence)).length / few.length;
}

export interface Prints {
  shingles: Set<string>;
  sentences: string[];
}

export const printsOf = (text: string): Prints => ({
  shingles: shinglesOf(text),
  sentences: sentencesOf(text),
});

/** Share of a text's eight-letter runs that occur more than once in it. */
export function repeatedRuns(text: string, size = 8): number {
  const counts = new Map<string, number>();
  const runs = gramsOf(text, size);
  for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
  return runs.length === 0 ? 0 : runs.filter((run) => (counts.get(run) ?? 0) > 1).length / runs.length;
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
