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

/** What a message is taken for. */
export interface Found {
  concern: Concern | null;
  /** The subject of what it may have been instead, of somebody who stands otherwise. */
  doubt: Topic | null;
  /** It was said in words so like that what follows may rest on it. */
  clear: boolean;
}

const found = (concern: Concern | null): Found => ({ concern, doubt: null, clear: concern !== null });

/** What is so like was said clearly. */
const CLEARLY = 0.5;

/** What is liker to what was said is beyond doubt. */
const BEYOND_DOUBT = 0.45;
/** How much more has to speak for what is beyond doubt than for what is of somebody else. */
const CLEAR = 1;

/** Of anybody, however they stand to the reader. */
const OF_ANYBODY: ReadonlySet<Topic> = new Set(['contact', 'marriage']);
const standingOf = ({ subject }: Concern): Standing | undefined =>
  OF_ANYBODY.has(subject) ? undefined : STANDING_OF[subject];

function isOfAnother(concern: Concern, than: Concern): boolean {
  const [stands, otherwise] = [standingOf(concern), standingOf(than)];
  return stands !== undefined && otherwise !== undefined && stands !== otherwise;
}

/** The very thing a reader comes with, where more speaks for it than for the answer at large. */
export function concernOf(text: string, place: Place): Found {
  const { hand, standing, saidOn } = place;
  const unnamed = saidOn && !NAMES_WHO.test(text);
  const betweenTwo = (concern: Concern): Concern => (unnamed ? twinOf(concern, standing) : concern);
  const just = concernsEar().known.get(folded(text));
  const letters = text.replace(/[^가-힣]/gu, '').length;
  if (just && (!unnamed || isOfTheTalk(just) || letters < TELLING)) return found(betweenTwo(just));
  if (letters < TELLING) return found(null);
  const like = new Map<Concern, number>();
  for (const { concern, like: alike } of likeInPart(text, saidOn).slice(0, WEIGHED)) {
    const twin = betweenTwo(concern);
    like.set(twin, Math.max(like.get(twin) ?? 0, alike));
  }
  const likest = Math.max(0, ...like.values());
  if (hand !== null && !like.has(hand)) like.set(hand, 0);
  const weighed = [...like]
    .map(([concern, alike]) => ({ concern, alike, weight: weightOf(concern, alike, place) }))
    .toSorted((one, other) => other.weight - one.weight);
  const [best] = weighed;
  if (!best || likest < FAINT || best.weight <= weightAtLarge(likest, place)) return found(null);
  const other = weighed.find(({ concern }) => isOfAnother(concern, best.concern));
  const isDoubtful = other && best.alike < BEYOND_DOUBT && best.weight - other.weight < CLEAR;
  return {
    concern: best.concern,
    doubt: isDoubtful ? other.concern.subject : null,
    clear: best.alike >= CLEARLY,
  };
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
  // A bare 언제 tells nothing by itself.
  const both = likeConcerns(`${lastSentence(earlier)} ${question}`)
    .map(({ concern }) => twinOf(concern, standing))
    .filter(({ intent }) => intent === wanted);
  const standsAs = (topic: Topic): Standing | Topic => STANDING_OF[topic] ?? topic;
  return both.find((concern) => standsAs(concern.subject) === standsAs(subject)) ?? null;
}
