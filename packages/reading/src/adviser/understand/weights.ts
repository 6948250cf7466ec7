/** What is known of a text: its features as numbers, and each one's share of the whole. */
export interface Vector {
  ids: Uint32Array;
  shares: Float64Array;
}

/** What a rare feature says: of the few meanings it was taught with. */
interface Row {
  meanings: number[];
  weights: number[];
  /** What was taught, by how late it was. */
  late: number[];
  /** Where in the row a meaning stands. */
  places: Map<number, number>;
}

/** What each feature says for and against each meaning: the first so many features, the common ones, of every meaning. */
export class Weights {
  readonly #meanings: number;
  readonly #common: number;
  readonly #every: Float32Array;
  readonly #everyLate: Float32Array;
  readonly #few: readonly Row[];

  constructor({ features, common, meanings }: { features: number; common: number; meanings: number }) {
    this.#meanings = meanings;
    this.#common = common;
    this.#every = new Float32Array(common * meanings);
    this.#everyLate = new Float32Array(common * meanings);
    this.#few = Array.from({ length: features - common }, () => ({
      meanings: [],
      weights: [],
      late: [],
      places: new Map<number, number>(),
    }));
  }

  /** How a text scores for each meaning. */
  scoreInto(scores: Float64Array, { ids, shares }: Vector): void {
    scores.fill(0);
    for (let at = 0; at < ids.length; at += 1) {
      const feature = ids[at] ?? 0;
      if (feature < this.#common) this.#everyInto(scores, feature * this.#meanings, shares[at] ?? 0);
      else this.#fewInto(scores, this.#few[feature - this.#common], shares[at] ?? 0);
    }
  }

  #everyInto(scores: Float64Array, row: number, share: number): void {
    const every = this.#every;
    for (let meaning = 0; meaning < scores.length; meaning += 1)
      scores[meaning] = (scores[meaning] ?? 0) + (every[row + meaning] ?? 0) * share;
  }

  #fewInto(scores: Float64Array, row: Row | undefined, share: number): void {
    if (!row) return;
    const { meanings, weights } = row;
    for (let place = 0; place < meanings.length; place += 1) {
      const meaning = meanings[place] ?? 0;
      scores[meaning] = (scores[meaning] ?? 0) + (weights[place] ?? 0) * share;
    }
  }

  /** Raises one meaning for a text and lowers another. */
  learn({ ids, shares }: Vector, right: number, rival: number, step: number, time: number): void {
    for (let at = 0; at < ids.length; at += 1) {
      const part = step * (shares[at] ?? 0);
      this.#add(ids[at] ?? 0, right, part, time);
      this.#add(ids[at] ?? 0, rival, -part, time);
    }
  }

  #add(feature: number, meaning: number, part: number, time: number): void {
    if (feature < this.#common) {
      const place = feature * this.#meanings + meaning;
      this.#every[place] = (this.#every[place] ?? 0) + part;
      this.#everyLate[place] = (this.#everyLate[place] ?? 0) + part * time;
      return;
    }
    const row = this.#few[feature - this.#common];
    if (!row) return;
    const place = placeIn(row, meaning);
    row.weights[place] = (row.weights[place] ?? 0) + part;
    row.late[place] = (row.late[place] ?? 0) + part * time;
  }

  /** The mean of all weights there were, once everything is learned. */
  kept(time: number): KeptWeights {
    const few = this.#few.map(({ weights, late }) =>
      weights.map((weight, place) => weight - (late[place] ?? 0) / time),
    );
    const starts = new Uint32Array(few.length + 1);
    for (const [at, { length }] of few.entries()) starts[at + 1] = (starts[at] ?? 0) + length;
    return {
      meanings: this.#meanings,
      common: this.#common,
      every: this.#every.map((weight, place) => weight - (this.#everyLate[place] ?? 0) / time),
      starts,
      of: Uint16Array.from(this.#few.flatMap(({ meanings }) => meanings)),
      few: Float32Array.from(few.flat()),
    };
  }
}

/** What was learned, as it is kept: the common features of every meaning, then of each rare one the few it speaks of. */
export interface KeptWeights {
  meanings: number;
  common: number;
  every: Float32Array;
  /** Where in `of` and `few` a rare feature starts. */
  starts: Uint32Array;
  of: Uint16Array;
  few: Float32Array;
}

/** How a text scores for each meaning by what was learned. */
export function scoresBy(
  { meanings, common, every, starts, of, few }: KeptWeights,
  text: Vector,
): Float64Array {
  const scores = new Float64Array(meanings);
  for (let at = 0; at < text.ids.length; at += 1) {
    const feature = text.ids[at] ?? 0;
    const share = text.shares[at] ?? 0;
    if (feature < common) {
      const row = feature * meanings;
      for (let meaning = 0; meaning < meanings; meaning += 1)
        scores[meaning] = (scores[meaning] ?? 0) + (every[row + meaning] ?? 0) * share;
      continue;
    }
    const end = starts[feature - common + 1] ?? 0;
    for (let place = starts[feature - common] ?? 0; place < end; place += 1) {
      const meaning = of[place] ?? 0;
      scores[meaning] = (scores[meaning] ?? 0) + (few[place] ?? 0) * share;
    }
  }
  return scores;
}

function placeIn(row: Row, meaning: number): number {
  const known = row.places.get(meaning);
  if (known !== undefined) return known;
  const place = row.meanings.push(meaning) - 1;
  row.weights.push(0);
  row.late.push(0);
  row.places.set(meaning, place);
  return place;
}
