import { featuresOf } from '../understand/features.ts';
import { folded } from '../understand/fold.ts';
import { taught, Vocabulary, type Classifier } from '../understand/linear.ts';
import { plain } from '../understand/plain.ts';
import type { Topic } from '../understand/topics.ts';
import type { Understanding } from '../understand/understand.ts';
import { CONCERNS } from './all.ts';
import type { Concern } from './concern.ts';

interface Ear {
  /** What is typed just so. */
  known: ReadonlyMap<string, Concern>;
  vocabulary: Vocabulary;
  ofConcern: Classifier;
}

/** How often the wordings are gone over. */
const ROUNDS = 3;

let ear: Ear | undefined;

/** Taught when the server starts, or by the first question. */
export function concernsEar(): Ear {
  if (ear) return ear;
  const sayings = CONCERNS.flatMap(({ asks }, right) =>
    asks.map(({ text }) => ({ features: featuresOf(text), right })),
  );
  const known = new Map(
    CONCERNS.flatMap((concern) =>
      concern.asks.flatMap(({ text, after }) =>
        after === undefined ? [[folded(plain(text)), concern] as const] : [],
      ),
    ),
  );
  const vocabulary = new Vocabulary(sayings.map(({ features }) => features));
  const lessons = sayings.map(({ features, right }) => ({ text: vocabulary.vectorOf(features), right }));
  return (ear = { known, vocabulary, ofConcern: taught([], lessons, CONCERNS.length, vocabulary, ROUNDS) });
}

/** A concern, and how like its wordings are to what was said: what was said just so comes near 1. */
export interface Likeness {
  concern: Concern;
  like: number;
}

/** What is less like is not looked at. */
const LEAST = 0.1;

/** The concerns a text is likest, the likest first. */
export function likeConcerns(text: string): readonly Likeness[] {
  const { vocabulary, ofConcern } = concernsEar();
  const scores = ofConcern(vocabulary.vectorOf(featuresOf(text)));
  return CONCERNS.flatMap((concern, at) => {
    const like = scores[at] ?? 0;
    return like > LEAST ? [{ concern, like }] : [];
  }).toSorted((one, other) => other.like - one.like);
}

/** How like a concern has to be: the less, the more of it the question is heard as by itself. */
const LIKE = { same: 0.24, guessed: 0.31, subject: 0.34, two: 0.41, other: 0.54 } as const;
/** What it is helped by where the talk was of the same subject, or of one between the same two, and nobody else is named. */
const SAME_SUBJECT = 0.12;
const SAME_TWO = 0.08;

type Two = 'alone' | 'near' | 'together' | 'apart';
/** How the reader and the other stand to each other. */
const TWO: Partial<Record<Topic, Two>> = {
  'new-love': 'alone',
  spouse: 'alone',
  ssum: 'near',
  contact: 'near',
  crush: 'near',
  couple: 'together',
  fight: 'together',
  weary: 'together',
  trust: 'together',
  pair: 'together',
  marriage: 'together',
  parting: 'together',
  reunion: 'apart',
  heal: 'apart',
};

/** Says by itself who is spoken of. */
const WHO =
  /(?:전|구|현|새)\s?(?:남친|여친|남자|여자|애인|남편|아내)|헤어진|헤어졌|이별|재회|남친|여친|남자\s?친구|여자\s?친구|애인|남편|아내|와이프|신랑|신부|썸|짝사랑|짝남|짝녀|소개팅|고백|결혼|연애|엄마|아빠|부모|친구|회사|직장/u;

const helpOf = (before: Topic, { subject }: Concern): number =>
  subject === before
    ? SAME_SUBJECT
    : TWO[subject] !== undefined && TWO[subject] === TWO[before]
      ? SAME_TWO
      : 0;

/** What a question is heard as at large. */
type Heard = Pick<Understanding, 'care' | 'topic' | 'intent' | 'small' | 'guessed'>;

/** Subjects beside love, which nothing of love answers. */
const BESIDE_LOVE: ReadonlySet<Topic> = new Set(['work', 'career', 'people']);

function likeWanted(
  { subject, intent }: Concern,
  { care, topic, intent: wanted, small, guessed }: Heard,
): number {
  if (care !== null || (small !== null && small !== 'unclear')) return LIKE.other;
  if (subject === topic) return intent === wanted ? LIKE.same : LIKE.subject;
  if (guessed || small === 'unclear') return LIKE.guessed;
  if (BESIDE_LOVE.has(topic) || BESIDE_LOVE.has(subject)) return LIKE.other;
  const near = subject === 'matter' || TWO[subject] === TWO[topic] || intent === wanted;
  return near ? LIKE.two : LIKE.other;
}

/** Letters below which a question may lean on what was spoken of. */
const SHORT = 14;
/** Letters below which nothing can be told from the wording. */
const TELLING = 3;

/** The very thing a reader comes with, where it is near enough to wordings that are known. */
export function concernOf(text: string, heard: Heard, before: Topic | undefined): Concern | null {
  const just = concernsEar().known.get(folded(text));
  if (just && heard.small === null && (before === undefined || WHO.test(text))) return just;
  const letters = text.replace(/[^가-힣]/gu, '').length;
  if (letters < TELLING) return null;
  const leans = before !== undefined && letters < SHORT && !WHO.test(text);
  const [best] = likeConcerns(text)
    .slice(0, 8)
    .map(({ concern, like }) => ({
      concern,
      lead: like + (leans ? helpOf(before, concern) : 0) - likeWanted(concern, heard),
    }))
    .toSorted((one, other) => other.lead - one.lead);
  return best && best.lead >= 0 ? best.concern : null;
}
