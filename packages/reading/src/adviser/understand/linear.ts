import { shuffled } from '#choice.ts';
import { scoresBy, Weights, type KeptWeights, type Vector } from './weights.ts';

/**
 * A linear classifier over sparse features, taught by its mistakes: after each wrong or narrow answer the right meaning is
 * raised and its nearest rival lowered, as far as one example calls for (averaged passive-aggressive). The order of the
 * lessons is shuffled by a fixed rule, so the same examples teach the same.
 */

/** How far the right meaning is to lead. */
const MARGIN = 1;

/** What stands in fewer examples tells nothing of others. */
const FEWEST = 2;
/** What stands in so many is common. */
const COMMON = 100;

/** The features that examples share, as they are kept, the commonest first. */
export interface KeptVocabulary {
  features: Float64Array;
  /** How much each tells: the rarer, the more. */
  tells: Float64Array;
  /** So many of the features, the first, are common ones. */
  common: number;
}

function sharedBy(examples: readonly ReadonlySet<number>[]): KeptVocabulary {
  const counts = new Map<number, number>();
  for (const features of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const shared = [...counts]
    .filter(([, count]) => count >= FEWEST)
    .toSorted(([, one], [, other]) => other - one);
  return {
    features: Float64Array.from(shared, ([feature]) => feature),
    tells: Float64Array.from(shared, ([, count]) => Math.log(1 + examples.length / (1 + count))),
    common: shared.findLastIndex(([, count]) => count >= COMMON) + 1,
  };
}

/** The features that examples share; the rarer one is, the more it tells. */
export class Vocabulary {
  readonly kept: KeptVocabulary;
  readonly #ids: ReadonlyMap<number, number>;
  readonly #tells: Float64Array;

  constructor(kept: KeptVocabulary) {
    this.kept = kept;
    this.#tells = kept.tells;
    this.#ids = new Map(Array.from(kept.features, (feature, id) => [feature, id]));
  }

  static of(examples: readonly ReadonlySet<number>[]): Vocabulary {
    return new Vocabulary(sharedBy(examples));
  }

  get common(): number {
    return this.kept.common;
  }

  get size(): number {
    return this.#ids.size;
  }

  vectorOf(features: ReadonlySet<number>): Vector {
    const known = new Uint32Array(features.size);
    let count = 0;
    let square = 0;
    for (const feature of features) {
      const id = this.#ids.get(feature);
      if (id === undefined) continue;
      known[count] = id;
      count += 1;
      square += (this.#tells[id] ?? 0) ** 2;
    }
    const ids = known.subarray(0, count);
    const length = Math.sqrt(square) || 1;
    return { ids, shares: Float64Array.from(ids, (id) => (this.#tells[id] ?? 0) / length) };
  }
}

function rivalOf(scores: Float64Array, right: number): number {
  let rival = right === 0 ? 1 : 0;
  for (let at = 0; at < scores.length; at += 1)
    if (at !== right && (scores[at] ?? 0) > (scores[rival] ?? 0)) rival = at;
  return rival;
}

export type Classifier = (text: Vector) => Float64Array;

/** A text and the place of what it means. */
export interface Lesson {
  text: Vector;
  right: number;
}

/** Without a rule, and the same each time. */
const inOrderOf = (round: number, lessons: readonly Lesson[]): Lesson[] =>
  shuffled(lessons, `order ${round}`, (_, at) => String(at));

/** How lessons are gone over. */
interface Course {
  /** How often. */
  rounds: number;
  /** Whether what was known well in a round is left out of the next. */
  leavesKnown?: boolean;
}

/** Learns so many meanings of so many features: from single words once, then from what was said with them, again and again. */
export function learned(
  words: readonly Lesson[],
  sayings: readonly Lesson[],
  meanings: number,
  { size: features, common }: Vocabulary,
  { rounds, leavesKnown = false }: Course,
): KeptWeights {
  const weights = new Weights({ features, common, meanings });
  const scores = new Float64Array(meanings);
  let time = 1;
  /** Whether there was something to learn. */
  const learns = ({ text, right }: Lesson): boolean => {
    weights.scoreInto(scores, text);
    const rival = rivalOf(scores, right);
    const short = MARGIN - (scores[right] ?? 0) + (scores[rival] ?? 0);
    time += 1;
    if (short > 0) weights.learn(text, right, rival, short / 2, time);
    return short > 0;
  };
  inOrderOf(0, words).forEach(learns);
  let left = sayings;
  for (let round = 1; round <= rounds; round += 1) {
    const missed = inOrderOf(round, left).filter(learns);
    if (leavesKnown) left = missed;
  }
  return weights.kept(time);
}

/** Scores a text by what was learned. */
export const classifierBy =
  (weights: KeptWeights): Classifier =>
  (text) =>
    scoresBy(weights, text);
