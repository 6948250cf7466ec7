import type { Fact } from '#reading.ts';

/** The facts that a text names, and does not only rest on. */
export const factsShown = (facts: readonly Fact[], text: string): readonly Fact[] =>
  facts.filter(({ evidence }) =>
    evidence.split(/[\s·]+/u).some((word) => word.length > 1 && text.includes(word)),
  );
