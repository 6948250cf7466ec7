import { lintReading } from '#checks/lint-reading.ts';
import type { ContentOutline, Reading } from '#reading.ts';

/** How often a reading is written anew before the best of what was written is taken. */
const DRAFTS = 4;

/**
 * The first draft in which the house's own checks find nothing: too short a chapter, a sentence or an ending too often.
 * Where every draft has something, the one with the least. `write` is given the draft's number, from 0, as a seed.
 */
export function proofread(content: ContentOutline, write: (draft: number) => Reading): Reading {
  let best = write(0);
  let faults = lintReading(content, best).length;
  for (let draft = 1; draft < DRAFTS && faults > 0; draft += 1) {
    const other = write(draft);
    const found = lintReading(content, other).length;
    if (found < faults) [best, faults] = [other, found];
  }
  return best;
}
