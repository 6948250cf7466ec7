import type { Intent } from '../intents.ts';
import type { Topic } from '../topics.ts';
import { ASKING } from './asking.ts';
import { IDIOMS } from './idioms.ts';
import { LIFE } from './life.ts';
import { LOVE } from './love.ts';
import { PEOPLE } from './people.ts';
import { TROUBLE } from './trouble.ts';

/** Kinds whose words speak of one subject by themselves. */
const SUBJECTS: Readonly<Record<string, Topic>> = {
  sweetheart: 'couple', wed: 'couple', ex: 'reunion', courted: 'ssum', admired: 'crush', someone: 'new-love', thirdParty: 'trust',
  siblings: 'people', children: 'people', friends: 'people', inLaws: 'marriage', boss: 'career',
  single: 'new-love', meeting: 'new-love', ssum: 'ssum', confess: 'crush', oneSided: 'crush', dating: 'couple', lasting: 'couple',
  apartInSpace: 'couple', touch: 'ssum', dates: 'ssum', kindness: 'crush', glances: 'crush', reaching: 'crush', seenAs: 'crush',
  quarrel: 'fight', angry: 'fight', makeUp: 'fight', weary: 'weary', cheats: 'trust', hides: 'trust', trusts: 'trust', parts: 'parting',
  divorces: 'parting', dumped: 'reunion', parted: 'reunion', returns: 'reunion', forgets: 'heal',
  marries: 'marriage', weddingPrep: 'marriage', proposes: 'marriage', spouseToBe: 'spouse', fits: 'pair', selfDoubt: 'self',
  attaches: 'self', luck: 'timing', work: 'career', job: 'career', study: 'career', money: 'career', home: 'career', things: 'matter',
  waitsForSpring: 'new-love', nearlyThere: 'ssum', silentPhone: 'contact', outOfReach: 'crush', sailingOn: 'couple', openFire: 'fight',
  goneFlat: 'weary', twoFaced: 'trust', lastStop: 'parting', shipHasSailed: 'reunion', woundCloses: 'heal', underOneRoof: 'marriage',
  ownShell: 'self', tides: 'timing', livelihood: 'career',
}; // prettier-ignore

const WANTS: Readonly<Record<string, Intent>> = {
  askWhen: 'when', askWho: 'who', askWhy: 'why', askHow: 'how', askShould: 'should', askWill: 'will', askFeel: 'feel', askLike: 'like',
  askWhich: 'which', askState: 'state', letsGo: 'letgo', ownStep: 'should', theirStep: 'will',
}; // prettier-ignore

export interface Meant {
  text: string;
  topic: Topic | null;
  intent: Intent | null;
}

/** Words that mean something by themselves. */
export const MEANT: readonly Meant[] = Object.entries({
  ...PEOPLE,
  ...LOVE,
  ...TROUBLE,
  ...LIFE,
  ...IDIOMS,
  ...ASKING,
}).flatMap(([kind, words]) => {
  const topic = SUBJECTS[kind] ?? null;
  const intent = WANTS[kind] ?? null;
  if (topic === null && intent === null) return [];
  return words
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ text: word.replace(/-$/u, ''), topic, intent }));
});
