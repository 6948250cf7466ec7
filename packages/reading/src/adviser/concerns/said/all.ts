import alone from './alone.ts';
import couples from './couples.ts';
import crush from './crush.ts';
import laterAlone from './later-alone.ts';
import laterCouples from './later-couples.ts';
import laterHearts from './later-hearts.ts';
import laterMarriage from './later-marriage.ts';
import laterParted from './later-parted.ts';
import laterTalk from './later-talk.ts';
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
  laterAlone,
  laterCouples,
  laterHearts,
  laterMarriage,
  laterParted,
  laterTalk,
  marriage,
  parted,
  ssum,
  talk,
  voices,
];
