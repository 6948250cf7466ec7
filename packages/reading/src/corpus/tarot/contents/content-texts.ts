import type { ClosingTexts } from '#corpus/tarot/closings/closing-texts.ts';
import type { PlaceTexts } from '#corpus/tarot/places/place-texts.ts';

/** What one content says of cards that no other does. */
export interface ContentTexts {
  /** Its places, in the order the cards are drawn. */
  places: readonly PlaceTexts[];
  /** Its closing chapters; what is left out is told as for any content. */
  closing: Partial<ClosingTexts>;
}
