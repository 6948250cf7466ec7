import { folded } from '../understand/fold.ts';
import type { Intent } from '../understand/intents.ts';
import { NAMES_WHO, STANDING_OF, type Standing } from '../understand/relation.ts';
import type { Topic } from '../understand/topics.ts';
import type { Concern } from './concern.ts';
import { concernsEar, likeConcerns, likeInPart } from './ear.ts';
import { twinOf } from './twins.ts';
import { weightAtLarge, weightOf, type Place } from './weigh.ts';

/** Letters below which nothing can be told from the wording. */
const TELLING = 3;

/** Where nothing is liker, nothing is known. */
const FAINT = 0.2;
/** So many of the likest are weighed. */
const WEIGHED = 30;

const isOfTheTalk = ({ subject }: Concern): boolean => subject === 'matter';

/** The very thing a reader comes with, where more speaks for it than for the answer at large. */
export function concernOf(text: string, place: Place): Concern | null {
  const { hand, standing, saidOn } = place;
  const unnamed = saidOn && !NAMES_WHO.test(text);
  const betweenTwo = (concern: Concern): Concern => (unnamed ? twinOf(concern, standing) : concern);
  const just = concernsEar().known.get(folded(text));
  const letters = text.replace(/[^가-힣]/gu, '').length;
  if (just && (!unnamed || isOfTheTalk(just) || letters < TELLING)) return betweenTwo(just);
  if (letters < TELLING) return null;
  const like = new Map<Concern, number>();
  for (const { concern, like: alike } of likeInPart(text, saidOn).slice(0, WEIGHED)) {
    const twin = betweenTwo(concern);
    like.set(twin, Math.max(like.get(twin) ?? 0, alike));
  }
  const likest = Math.max(0, ...like.values());
  if (hand !== null && !like.has(hand)) like.set(hand, 0);
  const [best] = [...like]
    .map(([concern, alike]) => ({ concern, weight: weightOf(concern, alike, place) }))
    .toSorted((one, other) => other.weight - one.weight);
  return best && likest >= FAINT && best.weight > weightAtLarge(likest, place) ? best.concern : null;
}

/** What is so like is that. */
const SURE = 0.41;

/** Whether something is said of the talk itself, or of a step taken: it names no subject. */
export function saysOfTheTalk(text: string): boolean {
  if (NAMES_WHO.test(text)) return false;
  const [likest] = likeConcerns(text);
  return likest !== undefined && likest.like >= SURE && isOfTheTalk(likest.concern);
}

const lastSentence = (text: string): string => text.split(/(?<=[요다])\s|[.?!]\s*(?=\S)/u).at(-1) ?? text;

/** What is wanted of the matter an earlier question spoke of: 그럼 언제? after 다시 만날 수 있을까요. */
export function concernOfBoth(
  earlier: string,
  question: string,
  wanted: Intent,
  standing: Standing | undefined,
): Concern | null {
  const [spokenOf] = likeConcerns(earlier);
  if (!spokenOf) return null;
  const { subject } = twinOf(spokenOf.concern, standing);
  const likes = new Map<Concern, number>();
  const joined = `${lastSentence(earlier)} ${question}`;
  // What was spoken of tells more than a bare 언제.
  for (const text of [question, joined, joined])
    for (const { concern, like } of likeConcerns(text)) likes.set(concern, (likes.get(concern) ?? 0) + like);
  const both = [...likes]
    .toSorted(([, one], [, other]) => other - one)
    .map(([concern]) => twinOf(concern, standing))
    .filter(({ intent }) => intent === wanted);
  const standsAs = (topic: Topic): Standing | Topic => STANDING_OF[topic] ?? topic;
  return both.find((concern) => standsAs(concern.subject) === standsAs(subject)) ?? null;
}
