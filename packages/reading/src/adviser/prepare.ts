import { concernsEar, hearConcernsBy, learnConcerns, type LearnedConcerns } from './concerns/ear.ts';
import { theEar } from './understand/likeness.ts';

/** What the adviser learns of its wordings: plain data, to be kept beside the build of the same wordings. */
export const learnAdviser: () => LearnedConcerns = learnConcerns;

/** Makes the adviser ready before a question comes: nobody has to wait for it then. Without what a build kept it learns first. */
export function prepareAdviser(kept?: LearnedConcerns): void {
  theEar();
  if (kept) hearConcernsBy(kept);
  else concernsEar();
}
