import { hash } from '#choice.ts';
import { featuresOf } from '../understand/features.ts';
import { folded } from '../understand/fold.ts';
import {
  classifierBy, learned, Vocabulary, type Classifier, type KeptVocabulary,
} from '../understand/linear.ts'; // prettier-ignore
import { plain } from '../understand/plain.ts';
import type { KeptWeights } from '../understand/weights.ts';
import { CONCERNS } from './all.ts';
import type { Concern, Wording } from './concern.ts';
import { habitsOf, type Habits } from './follows.ts';
import { SAID } from './said/all.ts';
import type { Evening } from './said/evenings.ts';

interface Ear {
  /** What is typed just so. */
  known: ReadonlyMap<string, Concern>;
  vocabulary: Vocabulary;
  ofConcern: Classifier;
  habits: Habits;
}

/** Letters of the alphabet that are looked at together: 좋아해 and 좋아하 share most of theirs. */
const LETTERS = 4;

const numberOf = (salt: string, text: string): number => hash(`${salt}${text}`);

/** What tells a wording here: besides what tells any question, its words whole, their beginnings and its letters. */
function featuresIn(typed: string, saidOn: boolean): Set<number> {
  const text = plain(typed);
  const features = featuresOf(text, saidOn);
  for (const word of text.split(/[^가-힣a-z0-9]+/iu)) {
    features.add(numberOf('word ', word));
    if (word.length > 2) features.add(numberOf('begins ', word.slice(0, 2)));
  }
  const letters = text.replace(/\s+/gu, ' ').normalize('NFD');
  for (let at = 0; at + LETTERS <= letters.length; at += 1)
    features.add(numberOf('letters ', letters.slice(at, at + LETTERS)));
  return features;
}

const COURSE = { rounds: 3, leavesKnown: true };

let ear: Ear | undefined;

interface Saying extends Wording {
  concern: Concern;
  /** Where among all the concern stands. */
  right: number;
}

/** What each concern is known by: its own wordings, and what was said with it in whole evenings. */
export function sayingsOf(evenings: readonly Evening[] = SAID): readonly Saying[] {
  const said = Map.groupBy(
    evenings.flatMap((evening) =>
      evening.map(({ concern, text, leans }, at) => ({
        concern,
        wording: leans ? { text, after: evening[at - 1]?.text ?? '' } : { text },
      })),
    ),
    ({ concern }) => concern,
  );
  return CONCERNS.flatMap((concern, right) =>
    [...concern.asks, ...(said.get(concern.id) ?? []).map(({ wording }) => wording)].map((wording) => ({
      ...wording,
      concern,
      right,
    })),
  );
}

/** What is learned of the wordings: the same of the same, so that a build may keep it. */
export interface LearnedConcerns {
  vocabulary: KeptVocabulary;
  weights: KeptWeights;
}

/** Some twenty seconds of a processor. */
export function learnConcerns(evenings: readonly Evening[] = SAID): LearnedConcerns {
  const examples = sayingsOf(evenings).map(({ text, after, right }) => ({
    features: featuresIn(text, after !== undefined),
    right,
  }));
  const vocabulary = Vocabulary.of(examples.map(({ features }) => features));
  const lessons = examples.map(({ features, right }) => ({ text: vocabulary.vectorOf(features), right }));
  return {
    vocabulary: vocabulary.kept,
    weights: learned([], lessons, CONCERNS.length, vocabulary, COURSE),
  };
}

function earBy({ vocabulary, weights }: LearnedConcerns, evenings: readonly Evening[] = SAID): Ear {
  const known = sayingsOf(evenings).flatMap(({ text, after, concern }) =>
    after === undefined ? [[folded(plain(text)), concern] as const] : [],
  );
  return {
    known: new Map(known),
    vocabulary: new Vocabulary(vocabulary),
    ofConcern: classifierBy(weights),
    habits: habitsOf(evenings),
  };
}

/** From here on concerns are heard by what was learned before. */
export function hearConcernsBy(kept: LearnedConcerns, evenings: readonly Evening[] = SAID): void {
  ear = earBy(kept, evenings);
}

/** Learned by the first question, where nothing was before. */
export const concernsEar = (): Ear => (ear ??= earBy(learnConcerns()));

/** A concern, and how like its wordings are to what was said: what was said just so comes near 1. */
export interface Likeness {
  concern: Concern;
  like: number;
}

/** What is less like is not looked at. */
const LEAST = 0.1;

/** The concerns a text is likest, the likest first; what is said on in a talk is heard as such. */
export function likeConcerns(text: string, saidOn = false): readonly Likeness[] {
  const { vocabulary, ofConcern } = concernsEar();
  const scores = ofConcern(vocabulary.vectorOf(featuresIn(text, saidOn)));
  return CONCERNS.flatMap((concern, at) => {
    const like = scores[at] ?? 0;
    return like > LEAST ? [{ concern, like }] : [];
  }).toSorted((one, other) => other.like - one.like);
}

/** Characters from which on a sentence can be heard by itself. */
const SENTENCE = 6;
/** What a sentence is less sure of than the whole. */
const IN_PART = 0.08;

/** The concerns a text is likest as a whole, or in one of its sentences. */
export function likeInPart(text: string, saidOn: boolean): readonly Likeness[] {
  const sentences = text
    .split(/(?<=[.?!…\n])\s*|(?<=[요죠까]|니다)\s+/u)
    .filter((part) => part.length >= SENTENCE);
  if (sentences.length < 2) return likeConcerns(text, saidOn);
  const best = new Map(likeConcerns(text, saidOn).map(({ concern, like }) => [concern, like]));
  for (const { concern, like } of sentences.flatMap((sentence) => likeConcerns(sentence, saidOn)))
    best.set(concern, Math.max(best.get(concern) ?? 0, like - IN_PART));
  return [...best]
    .map(([concern, like]) => ({ concern, like }))
    .toSorted((one, other) => other.like - one.like);
}
