import type { Portrait } from './portrait.ts';
import { balance, spouseSlots } from './slots/balance-slots.ts';
import { birthPillars } from './slots/birth-slots.ts';
import { Book, type Slots } from './slots/book.ts';
import { edgeSlots } from './slots/edge-slots.ts';
import { hourSlots } from './slots/hour-slots.ts';
import { luckSlots } from './slots/luck-slots.ts';
import { matchSlots } from './slots/match-slots.ts';
import { relationSlots } from './slots/relation-slots.ts';
import { absentStars, soughtSlots, starSlots } from './slots/star-slots.ts';

export type { Slot, Slots } from './slots/book.ts';
export { decadeSlots, monthSlots, yearSlots } from './slots/luck-slots.ts';

/** All facts of a portrait as words. A slot that is not there makes a text that needs it not eligible. */
export function slotsOf(portrait: Portrait): Slots {
  const book = new Book();
  birthPillars(book, portrait.chart);
  balance(book, portrait);
  spouseSlots(book, portrait);
  starSlots(book, portrait.chart);
  absentStars(book, portrait.chart);
  soughtSlots(book, portrait.chart);
  relationSlots(book, portrait.chart);
  matchSlots(book, portrait.chart);
  luckSlots(book, portrait);
  hourSlots(book, portrait.chart);
  edgeSlots(book, portrait.chart);
  return book.slots;
}
