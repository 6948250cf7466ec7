import { EXAMPLES } from './examples/all.ts';
import type { Asked } from './examples/asked.ts';
import { featuresOf } from './features.ts';
import type { Intent } from './intents.ts';
import { MEANT } from './lexicon/meanings.ts';
import { classifierBy, learned, Vocabulary, type Classifier, type Lesson } from './linear.ts';
import type { SmallTalk } from './small-talk.ts';
import type { Topic } from './topics.ts';

/** A topic, or what is no question: `small:thanks`. */
type Subject = Topic | `small:${SmallTalk}`;

interface Ear {
  vocabulary: Vocabulary;
  topics: readonly Subject[];
  intents: readonly Intent[];
  ofTopic: Classifier;
  ofIntent: Classifier;
}

interface Saying {
  topic: Subject | null;
  intent: Intent | null;
  features: ReadonlySet<number>;
}

function sayingOf({ as, after, text }: Asked): Saying {
  const [topic, intent = null] = as.split('.') as [Subject, Intent?];
  // Where the subject is told by the question before, the wording teaches nothing of it.
  return { topic: after === undefined ? topic : null, intent, features: featuresOf(text) };
}

/** How often the examples are gone over. */
const ROUNDS = 5;

let ear: Ear | undefined;

/** Taught when the first question comes, where nobody did before. */
export const theEar = (): Ear => (ear ??= taughtBy(EXAMPLES));

/** From here on what is said is likened to other examples. */
export function teach(others: readonly Asked[]): void {
  ear = taughtBy(others);
}

function taughtBy(examples: readonly Asked[]): Ear {
  const sayings = examples.filter(({ as }) => !as.startsWith('care:')).map(sayingOf);
  const words = MEANT.map(({ text, topic, intent }) => ({ topic, intent, features: featuresOf(text) }));
  const topics = [...new Set(sayings.flatMap(({ topic }) => topic ?? []))];
  const intents = [...new Set(sayings.flatMap(({ intent }) => intent ?? []))];
  const vocabulary = Vocabulary.of([...sayings, ...words].map(({ features }) => features));
  const lessons = (of: readonly Saying[], rightOf: (saying: Saying) => number): Lesson[] =>
    of
      .map((saying) => ({ text: vocabulary.vectorOf(saying.features), right: rightOf(saying) }))
      .filter(({ right }) => right >= 0);
  const classifier = (rightOf: (saying: Saying) => number, meanings: number): Classifier =>
    classifierBy(
      learned(lessons(words, rightOf), lessons(sayings, rightOf), meanings, vocabulary, { rounds: ROUNDS }),
    );
  return {
    vocabulary,
    topics,
    intents,
    ofTopic: classifier(({ topic }) => (topic === null ? -1 : topics.indexOf(topic)), topics.length),
    ofIntent: classifier(({ intent }) => (intent === null ? -1 : intents.indexOf(intent)), intents.length),
  };
}

/** What one margin of a classifier is worth in the measure that words are weighed in. */
const WORTH = 60;

/** How much what was said is like each meaning; the likest first. */
function ranked<T>(
  text: string,
  meanings: readonly T[],
  classifier: Classifier,
): readonly (readonly [T, number])[] {
  const scores = classifier(theEar().vocabulary.vectorOf(featuresOf(text)));
  return meanings
    .map((meaning, at) => [meaning, (scores[at] ?? 0) * WORTH] as const)
    .toSorted(([, one], [, other]) => other - one);
}

const isSmall = (subject: Subject): subject is `small:${SmallTalk}` => subject.startsWith('small:');

/** The topics what was said is like, the likest first. */
export const likeTopics = (text: string): readonly (readonly [Topic, number])[] =>
  ranked(text, theEar().topics, theEar().ofTopic).flatMap(([subject, score]) =>
    isSmall(subject) ? [] : [[subject, score] as const],
  );

export const likeIntents = (text: string): readonly (readonly [Intent, number])[] =>
  ranked(text, theEar().intents, theEar().ofIntent);

/** What besides a question it is likest, and by how much it is liker than any question; below zero it is less like. */
export function likeSmallTalk(text: string): { kind: SmallTalk; lead: number } {
  const order = ranked(text, theEar().topics, theEar().ofTopic);
  const small = order.find(([subject]) => isSmall(subject));
  const question = order.find(([subject]) => !isSmall(subject));
  return {
    kind: (small?.[0].slice('small:'.length) ?? 'unclear') as SmallTalk,
    lead: (small?.[1] ?? 0) - (question?.[1] ?? 0),
  };
}
