import type { CardDirection } from '#card-row.ts';
import type { CardMeaning, Keywords, Polarity } from '#meanings/card-meaning.ts';
import { CUP_MEANINGS } from '#meanings/cups.ts';
import { MAJOR_MEANINGS } from '#meanings/majors.ts';
import { PENTACLE_MEANINGS } from '#meanings/pentacles.ts';
import { SWORD_MEANINGS } from '#meanings/swords.ts';
import { WAND_MEANINGS } from '#meanings/wands.ts';

export type { CardMeaning, Keywords, Polarity } from '#meanings/card-meaning.ts';

const MEANINGS: readonly CardMeaning[] = [
  ...MAJOR_MEANINGS,
  ...WAND_MEANINGS,
  ...CUP_MEANINGS,
  ...SWORD_MEANINGS,
  ...PENTACLE_MEANINGS,
];

/** What the face with this id (0–77) says of love. Throws RangeError for no such face. */
export function cardMeaningOf(faceId: number): CardMeaning {
  const meaning = MEANINGS[faceId];
  if (meaning === undefined) throw new RangeError(`no card face ${faceId}`);
  return meaning;
}

/** The four love keywords of a face (0–77) in one direction. */
export function loveKeywords(faceId: number, direction: CardDirection): Keywords {
  const meaning = cardMeaningOf(faceId);
  return direction === 'UPRIGHT' ? meaning.upright : meaning.reversed;
}

/** How a face (0–77) weighs in one direction, −2 … +2; internal, never shown. */
export function polarityOf(faceId: number, direction: CardDirection): Polarity {
  const { polarity } = cardMeaningOf(faceId);
  return direction === 'UPRIGHT' ? polarity.upright : polarity.reversed;
}
