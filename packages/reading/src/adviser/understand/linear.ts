import { shuffled } from '#choice.ts';

/**
 * A linear classifier over sparse features, taught by its mistakes: after each wrong or narrow answer the right meaning is
 * raised and its nearest rival lowered, as far as one example calls for (averaged passive-aggressive). The order of the
 * lessons is shuffled by a fixed rule, so the same examples teach the same.
 */
const ROUNDS = 5;
/** How far the right meaning is to lead. */
const MARGIN = 1;

/** What is known of a text: its features as numbers, and each one's share of the whole. */
export interface Vector {
  ids: Uint32Array;
  shares: Float64Array;
}

/** What stands in fewer examples tells nothing of others. */
const FEWEST = 2;

/** The features that examples share; the rarer one is, the more it tells. */
export class Vocabulary {
  readonly #ids = new Map<number, number>();
  readonly #tells: Float64Array;

  constructor(examples: readonly ReadonlySet<number>[]) {
    const counts = new Map<number, number>();
    for (const features of examples)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    const shared = [...counts].filter(([, count]) => count >= FEWEST);
    for (const [id, [feature]] of shared.entries()) this.#ids.set(feature, id);
    this.#tells = Float64Array.from(shared, ([, count]) => Math.log(1 + examples.length / (1 + count)));
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

/** How a text scores for each meaning. */
function scoreInto(scores: Float64Array, { ids, shares }: Vector, weights: Float32Array): void {
  scores.fill(0);
  const meanings = scores.length;
  for (let at = 0; at < ids.length; at += 1) {
    const row = (ids[at] ?? 0) * meanings;
    const share = shares[at] ?? 0;
    for (let meaning = 0; meaning < meanings; meaning += 1)
      scores[meaning] = (scores[meaning] ?? 0) + (weights[row + meaning] ?? 0) * share;
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
  shuffled(lessons, String(round), (_, at) => String(at));

/** Learns so many meanings of so many features: from single words once, then from what was said with them, again and again. */
export function taught(
  words: readonly Lesson[],
  sayings: readonly Lesson[],
  meanings: number,
  features: number,
): Classifier {
  const weights = new Float32Array(features * meanings);
  /** What was taught, by how late it was: taken off, it leaves the mean of all weights there were. */
  const late = new Float32Array(weights.length);
  const scores = new Float64Array(meanings);
  let time = 1;
  /** Whether there was anything to learn. */
  const learn = ({ text, right }: Lesson): boolean => {
    scoreInto(scores, text, weights);
    const rival = rivalOf(scores, right);
    const short = MARGIN - (scores[right] ?? 0) + (scores[rival] ?? 0);
    time += 1;
    if (short <= 0) return false;
    for (let at = 0; at < text.ids.length; at += 1) {
      const row = (text.ids[at] ?? 0) * meanings;
      const step = (short / 2) * (text.shares[at] ?? 0);
      weights[row + right] = (weights[row + right] ?? 0) + step;
      weights[row + rival] = (weights[row + rival] ?? 0) - step;
      late[row + right] = (late[row + right] ?? 0) + step * time;
      late[row + rival] = (late[row + rival] ?? 0) - step * time;
    }
    return true;
  };
  for (const lesson of inOrderOf(0, words)) learn(lesson);
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const lesson of inOrderOf(round, sayings)) learn(lesson);
  for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) - (late[at] ?? 0) / time;
  return (text) => {
    const found = new Float64Array(meanings);
    scoreInto(found, text, weights);
    return found;
  };
}
