import cups from './cups.ts';
import type { FaceBook } from './face-texts.ts';
import majorsFromEleven from './majors-from-eleven.ts';
import majorsToTen from './majors-to-ten.ts';
import pentacles from './pentacles.ts';
import swords from './swords.ts';
import wands from './wands.ts';

/** The whole deck's texts, by face id. */
export const FACES: FaceBook = {
  ...majorsToTen,
  ...majorsFromEleven,
  ...wands,
  ...cups,
  ...swords,
  ...pentacles,
};
