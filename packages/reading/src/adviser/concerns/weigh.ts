import { STANDING_OF, type Standing } from '../understand/relation.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Concern } from './concern.ts';
import { concernsEar } from './ear.ts';

/** What a question is heard as at large. */
export type Heard = Pick<Understanding, 'care' | 'topic' | 'intent' | 'small' | 'guessed' | 'asks'>;

/** A message in its place. */
export interface Place {
  heard: Heard;
  /** What was in hand before it: the latest thing of its own that was spoken of. */
  hand: Concern | null;
  standing: Standing | undefined;
  /** Something was said before it. */
  saidOn: boolean;
}

/** How much each thing that speaks for a concern weighs, beside how like it is to what was said. */
const FOR_CONCERN = {
  like: 11,
  subjectFollows: 0.53,
  common: 0.29,
  inHand: 1.3,
  intent: 0.62,
  standing: 0.86,
  ofTheTalk: 0.34,
  ofTheTalkAlone: -1.6,
  toldOfAsking: -0.75,
  oneThingMore: -1.2,
};
/** And what speaks for the answer at large. */
const FOR_AT_LARGE = { likest: 7.6, guessed: -7.6, small: 0.8, care: 2.1 };
type Evidence<Of> = Record<keyof Of, number>;

/** What speaks for and against a concern, so like what was said. */
function evidenceFor(concern: Concern, like: number, place: Place): Evidence<typeof FOR_CONCERN> {
  const { heard, hand, standing, saidOn } = place;
  const { subject, intent } = concern;
  const { subjectFollows, commonness } = concernsEar().habits;
  const ofTheTalk = subject === 'matter';
  const stands = standing ?? STANDING_OF[heard.topic];
  return {
    like,
    subjectFollows: subjectFollows(hand, concern),
    common: commonness(concern, saidOn),
    inHand: Number(concern === hand),
    intent: Number(intent === heard.intent),
    standing: Number(stands !== undefined && STANDING_OF[subject] === stands),
    ofTheTalk: Number(ofTheTalk),
    ofTheTalkAlone: Number(ofTheTalk && !saidOn),
    toldOfAsking: Number(concern.goesOn !== null && heard.asks),
    oneThingMore: Number(concern.goesOn === 'further'),
  };
}

/** What speaks for the answer at large, where the likest concern is so like. */
const evidenceAtLarge = (
  likest: number,
  { heard: { guessed, small, care } }: Place,
): Evidence<typeof FOR_AT_LARGE> => ({
  likest,
  guessed: Number(guessed),
  small: Number(small !== null),
  care: Number(care !== null),
});

const weighed = <Of extends Record<string, number>>(evidence: Evidence<Of>, weights: Of): number =>
  Object.entries(weights).reduce((sum, [of, weight]) => sum + weight * (evidence[of] ?? 0), 0);

/** How much speaks for a concern in its place. */
export const weightOf = (concern: Concern, like: number, place: Place): number =>
  weighed(evidenceFor(concern, like, place), FOR_CONCERN);

/** How much speaks for the answer at large. */
export const weightAtLarge = (likest: number, place: Place): number =>
  weighed(evidenceAtLarge(likest, place), FOR_AT_LARGE);
