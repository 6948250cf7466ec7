import type { Reading } from '#reading.ts';
import { readingText } from './lint-reading.ts';
import { jaccard, mean, printsOf, quantile, sharedSentences, type Prints } from './text-measures.ts';

/** How alike readings of one content are for different people. */
export interface Distinctness {
  jaccardMean: number;
  jaccardP95: number;
  jaccardMax: number;
  /** The most alike pair among those who share no 일주. */
  jaccardMaxStrangers: number;
  identicalMean: number;
  identicalP95: number;
  /** Share of a reading's sentences that at least half of the others hold too. */
  commonShare: number;
  /** Mean share of the readings that hold a sentence. */
  documentFrequency: number;
}

/** `group[i]` names what the i-th person shares with a twin (the 일주). */
export function distinctness(readings: readonly Reading[], group: readonly string[]): Distinctness {
  const prints: Prints[] = readings.map((reading) => printsOf(readingText(reading)));
  const jaccards: number[] = [];
  const strangers: number[] = [];
  const identical: number[] = [];
  prints.forEach((a, i) => {
    prints.slice(i + 1).forEach((b, k) => {
      const likeness = jaccard(a.shingles, b.shingles);
      jaccards.push(likeness);
      if (group[i] !== group[i + 1 + k]) strangers.push(likeness);
      identical.push(sharedSentences(a.sentences, b.sentences));
    });
  });
  const held = new Map<string, number>();
  for (const { sentences } of prints)
    for (const sentence of new Set(sentences)) held.set(sentence, (held.get(sentence) ?? 0) + 1);
  const frequencies = prints.map(({ sentences }) =>
    sentences.map((sentence) => (held.get(sentence) ?? 0) / prints.length),
  );
  return {
    jaccardMean: mean(jaccards),
    jaccardP95: quantile(jaccards, 0.95),
    jaccardMax: Math.max(0, ...jaccards),
    jaccardMaxStrangers: Math.max(0, ...strangers),
    identicalMean: mean(identical),
    identicalP95: quantile(identical, 0.95),
    commonShare: mean(
      frequencies.map((list) => list.filter((share) => share >= 0.5).length / Math.max(1, list.length)),
    ),
    documentFrequency: mean(frequencies.map((list) => mean(list))),
  };
}
