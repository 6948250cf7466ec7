import { EXAMPLES } from './examples/all.ts';
import { folded } from './fold.ts';
import type { Intent } from './intents.ts';
import { kindsIn } from './kinds-of-words.ts';
import { taught, Vocabulary, type Classifier } from './linear.ts';
import { plain } from './plain.ts';
import type { SmallTalk } from './small-talk.ts';
import type { Topic } from './topics.ts';

/** What a wording is like: learnt from the examples by the runs of one to three syllables and the kinds of words they hold. */
const LONGEST_RUN = 3;

/** Names of one and the same: who is spoken of counts, not how they are called. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/(전|구)\s?(남|여)(자\s?)?친(구)?|전\s?(애인|연인|남편)/gu, ' 전남친 '],
  [/남자\s?친구|여자\s?친구|여친|애인/gu, '남친'],
  [/와이프|아내|신랑/gu, '남편'],
  [/썸녀/gu, '썸남'],
  [/짝녀/gu, '짝남'],
  [/그\s?(사람|애|분|남자|여자|오빠|녀|친구)|얘/gu, '걔'],
  [/저는|전\s/gu, '나는 '],
  [/제가/gu, '내가'],
  [/저(?=한테|를|랑|도|만|의)/gu, '나'],
  [/저희/gu, '우리'],
];

/** A text as it is likened: by syllables, folded, with one name for each. */
const likened = (text: string): string =>
  folded(NAMES.reduce((named, [name, one]) => named.replace(name, one), plain(text)));

/** The syllables of the examples, numbered as they come up. */
const numbers = new Map<string, number>();
/** More than there are syllables in the examples. */
const MOST_SYLLABLES = 4096;

/** The number of a syllable; one that no example has is 0, and belongs to no known run. */
const numberOf = (syllable: string): number => numbers.get(syllable) ?? 0;

const syllablesOf = (flat: string): string[] => flat.replaceAll('?', '').split('.').filter(Boolean);

/** Runs of syllables, with the start and the end of what was said, and the kinds of words, each as one number. */
function featuresOf(syllables: readonly string[]): Set<number> {
  const said = ['^', ...syllables, '$'].map(numberOf);
  const features = new Set<number>();
  for (let from = 0; from < said.length; from += 1) {
    let run = 0;
    const last = Math.min(from + LONGEST_RUN, said.length);
    for (let at = from; at < last; at += 1) {
      run = run * MOST_SYLLABLES + (said[at] ?? 0);
      features.add(run);
    }
  }
  // What is below zero is a kind of word.
  for (const kind of kindsIn(syllables)) features.add(-1 - kind);
  return features;
}

/** A topic, or what is no question: `small:thanks`. */
type Subject = Topic | `small:${SmallTalk}`;

interface Ear {
  vocabulary: Vocabulary;
  topics: readonly Subject[];
  intents: readonly Intent[];
  ofTopic: Classifier;
  ofIntent: Classifier;
}

let ear: Ear | undefined;

/** Taught when the first question comes. */
function theEar(): Ear {
  if (ear) return ear;
  const questions = EXAMPLES.filter(({ as }) => !as.startsWith('care:'));
  const spoken = questions.map(({ text }) => syllablesOf(likened(text)));
  for (const syllable of new Set(['^', '$', ...spoken.flat()])) numbers.set(syllable, numbers.size + 1);
  const examples = questions.map(({ as, after }, at) => {
    const [topic, intent = null] = as.split('.') as [Subject, Intent?];
    // Where the subject is told by the question before, the wording teaches nothing of it.
    return { topic: after === undefined ? topic : null, intent, features: featuresOf(spoken[at] ?? []) };
  });
  const topics = [...new Set(examples.flatMap<Subject>(({ topic }) => topic ?? []))];
  const intents = [...new Set(examples.flatMap<Intent>(({ intent }) => intent ?? []))];
  const vocabulary = new Vocabulary(examples.map(({ features }) => features));
  const vectors = examples.map(({ features }) => vocabulary.vectorOf(features));
  const topicAt = examples.map(({ topic }) => (topic === null ? null : topics.indexOf(topic)));
  const intentAt = examples.map(({ intent }) => (intent === null ? null : intents.indexOf(intent)));
  ear = {
    vocabulary,
    topics,
    intents,
    ofTopic: taught(vectors, (place) => topicAt[place] ?? null, topics.length, vocabulary.size),
    ofIntent: taught(vectors, (place) => intentAt[place] ?? null, intents.length, vocabulary.size),
  };
  return ear;
}

/** What one margin of a classifier is worth in the measure that words are weighed in. */
const WORTH = 60;

/** How much what was said is like each meaning; the likest first. */
function ranked<T>(
  text: string,
  meanings: readonly T[],
  classifier: Classifier,
): readonly (readonly [T, number])[] {
  const scores = classifier(theEar().vocabulary.vectorOf(featuresOf(syllablesOf(likened(text)))));
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
