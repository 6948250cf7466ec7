import type { PlaceTexts } from './place-texts.ts';

/** Contents whose places have texts of their own, in the order the cards are drawn. */
export const CONTENT_PLACES: ReadonlyMap<number, readonly PlaceTexts[]> = new Map([]);
