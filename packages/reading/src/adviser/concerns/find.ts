import { folded } from '../understand/fold.ts';
import type { Intent } from '../understand/intents.ts';
import { NAMES_WHO, STANDING_OF, type Standing } from '../understand/relation.ts';
import type { Topic } from '../understand/topics.ts';
import type { Understanding } from '../understand/understand.ts';
import ASKED_ON from './asked-on.ts';
import type { Concern } from './concern.ts';
import { concernsEar, LEAST, likeConcerns, likeInPart, type Likeness } from './ear.ts';
import TOLD_ON from './told-on.ts';
import { twinOf } from './twins.ts';

/** How like a concern has to be: the less, the more of it the question is heard as by itself. */
const LIKE = { same: 0.24, guessed: 0.31, subject: 0.34, two: 0.41, other: 0.54 } as const;
/** In the middle of a talk the general answers are further off: less is asked of a concern. */
const SAID_ON = 0.07;
/** What it is helped by where the talk was of the same subject, or of one between the same two, and nobody else is named. */
const SAME_SUBJECT = 0.16;
const SAME_TWO = 0.1;
const GOES_ON = 0.06;

/** What is of another standing than that of the two is hindered. */
const OTHER_TWO = -0.12;

function helpOf({ subject }: Concern, before: Topic, standing: Standing | undefined): number {
  if (subject === 'matter') return GOES_ON;
  if (subject === before) return SAME_SUBJECT;
  const own = STANDING_OF[subject];
  if (own === undefined || subject === 'contact') return 0;
  if (own === (standing ?? STANDING_OF[before])) return SAME_TWO;
  return standing === undefined ? 0 : OTHER_TWO;
}

/** What a question is heard as at large. */
type Heard = Pick<Understanding, 'care' | 'topic' | 'intent' | 'small' | 'guessed' | 'follows'>;

/** Subjects beside love, which nothing of love answers. */
const BESIDE_LOVE: ReadonlySet<Topic> = new Set(['work', 'career', 'people']);

function likeWanted({ subject, intent }: Concern, heard: Heard): number {
  const { care, topic, intent: wanted, small, guessed, follows } = heard;
  if (care !== null || (small !== null && small !== 'unclear')) return LIKE.other;
  if (subject === topic) return intent === wanted ? LIKE.same : LIKE.subject;
  if (guessed || small === 'unclear') return LIKE.guessed;
  if (BESIDE_LOVE.has(topic) || BESIDE_LOVE.has(subject)) return LIKE.other;
  if (follows) return LIKE.subject;
  const near = subject === 'matter' || STANDING_OF[subject] === STANDING_OF[topic] || intent === wanted;
  return near ? LIKE.two : LIKE.other;
}

/** Letters below which a question may lean on what was spoken of. */
const SHORT = 14;
/** Letters below which nothing can be told from the wording. */
const TELLING = 3;

/** So many of the likest may still win by what was spoken of before. */
const LOOKED_AT = 8;

/** What was said before a question. */
export interface Before {
  /** The subject of the latest question that named one. */
  topic: Topic;
  standing: Standing | undefined;
}

/** The very thing a reader comes with, where it is near enough to wordings that are known. */
export function concernOf(
  text: string,
  heard: Heard,
  before: Before | undefined,
  saidOn: boolean,
): Concern | null {
  const unnamed = before !== undefined && !NAMES_WHO.test(text);
  const just = concernsEar().known.get(folded(text));
  const letters = text.replace(/[^가-힣]/gu, '').length;
  if (just && !unnamed) return just;
  if (just && unnamed && (isOfTheTalk(just) || letters < TELLING)) return twinOf(just, before.standing);
  if (letters < TELLING) return null;
  const leans = unnamed && letters < SHORT;
  const leaning = (concern: Concern): number => {
    if (!unnamed) return 0;
    const help = helpOf(concern, before.topic, before.standing);
    return leans ? help : Math.min(help, 0);
  };
  const [best] = likeInPart(text, saidOn)
    .slice(0, LOOKED_AT)
    .map(({ concern: found, like }) => {
      const concern = unnamed ? twinOf(found, before.standing) : found;
      return { concern, lead: like + leaning(concern) + (saidOn ? SAID_ON : 0) - likeWanted(concern, heard) };
    })
    .toSorted((one, other) => other.lead - one.lead);
  return best && best.lead >= 0 ? best.concern : null;
}

const isOfTheTalk = ({ subject }: Concern): boolean => subject === 'matter';

/** What is less like asks nothing on. */
const ASKS_ON = 0.2;

/** How far something told has to lead before it is weighed and not only heard. */
const WEIGHED = 0.15;

/** What kind of thing is told: where no kind leads, one thing more. */
function toldOn(like: readonly Likeness[]): Concern | null {
  const [first, second] = like.filter(({ concern }) => concern.goesOn);
  const leads = first !== undefined && first.like - (second?.like ?? LEAST) >= WEIGHED;
  return (leads ? first.concern : TOLD_ON[0]) ?? null;
}

/** What only goes on with whatever is in hand, where it is nothing finer: one more thing told, or asked of it. */
export function turnOf(text: string, asks: boolean): Concern | null {
  const like = likeConcerns(text, true);
  if (!asks) return toldOn(like);
  const askedOn = like.find(({ concern }) => ASKED_ON.includes(concern));
  return askedOn && askedOn.like >= ASKS_ON ? askedOn.concern : null;
}

/** Whether something is said of the talk itself, or of a step taken: it names no subject. */
export function saysOfTheTalk(text: string): boolean {
  if (NAMES_WHO.test(text)) return false;
  const [likest] = likeConcerns(text);
  return likest !== undefined && likest.like >= LIKE.two && isOfTheTalk(likest.concern);
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
