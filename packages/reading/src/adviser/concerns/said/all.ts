import alone from './alone.ts';
import couples from './couples.ts';
import crush from './crush.ts';
import marriage from './marriage.ts';
import parted from './parted.ts';
import ssum from './ssum.ts';
import talk from './talk.ts';
import voices from './voices.ts';

/** Wordings besides those that stand with the concerns: whole evenings, message by message. */
export const SAID: readonly Readonly<Record<string, string>>[] = [
  alone,
  couples,
  crush,
  marriage,
  parted,
  ssum,
  talk,
  voices,
];
