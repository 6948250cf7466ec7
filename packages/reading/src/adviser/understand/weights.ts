/** What is known of a text: its features as numbers, and each one's share of the whole. */
export interface Vector {
  ids: Uint32Array;
  shares: Float64Array;
}

/** What each feature says for and against each meaning. */
export interface Weights {
  /** How a text scores for each meaning. */
  scoreInto(scores: Float64Array, text: Vector): void;
  /** Raises one meaning for a text and lowers another. */
  learn(text: Vector, right: number, rival: number, step: number, time: number): void;
  /** Leaves the mean of all weights there were, once everything is learned. */
  settle(time: number): void;
}

/** For few meanings: a place for each feature with each. */
export class DenseWeights implements Weights {
  readonly #meanings: number;
  readonly #weights: Float32Array;
  /** What was taught, by how late it was. */
  #late: Float32Array;

  constructor(features: number, meanings: number) {
    this.#meanings = meanings;
    this.#weights = new Float32Array(features * meanings);
    this.#late = new Float32Array(this.#weights.length);
  }

  scoreInto(scores: Float64Array, { ids, shares }: Vector): void {
    scores.fill(0);
    for (let at = 0; at < ids.length; at += 1) {
      const row = (ids[at] ?? 0) * this.#meanings;
      const share = shares[at] ?? 0;
      for (let meaning = 0; meaning < this.#meanings; meaning += 1)
        scores[meaning] = (scores[meaning] ?? 0) + (this.#weights[row + meaning] ?? 0) * share;
    }
  }

  learn({ ids, shares }: Vector, right: number, rival: number, step: number, time: number): void {
    for (let at = 0; at < ids.length; at += 1) {
      const row = (ids[at] ?? 0) * this.#meanings;
      const part = step * (shares[at] ?? 0);
      this.#weights[row + right] = (this.#weights[row + right] ?? 0) + part;
      this.#weights[row + rival] = (this.#weights[row + rival] ?? 0) - part;
      this.#late[row + right] = (this.#late[row + right] ?? 0) + part * time;
      this.#late[row + rival] = (this.#late[row + rival] ?? 0) - part * time;
    }
  }

  settle(time: number): void {
    for (let at = 0; at < this.#weights.length; at += 1)
      this.#weights[at] = (this.#weights[at] ?? 0) - (this.#late[at] ?? 0) / time;
    this.#late = new Float32Array(0);
  }
}

/** What a feature says of the meanings it was taught with; of others it says nothing. */
interface Row {
  meanings: number[];
  weights: number[];
  late: number[];
}

/** For many meanings, of which a feature says something of a few. */
export class SparseWeights implements Weights {
  readonly #rows: readonly Row[];

  constructor(features: number) {
    this.#rows = Array.from({ length: features }, () => ({ meanings: [], weights: [], late: [] }));
  }

  scoreInto(scores: Float64Array, { ids, shares }: Vector): void {
    scores.fill(0);
    for (let at = 0; at < ids.length; at += 1) {
      const row = this.#rows[ids[at] ?? 0];
      if (!row) continue;
      const share = shares[at] ?? 0;
      for (let place = 0; place < row.meanings.length; place += 1) {
        const meaning = row.meanings[place] ?? 0;
        scores[meaning] = (scores[meaning] ?? 0) + (row.weights[place] ?? 0) * share;
      }
    }
  }

  learn({ ids, shares }: Vector, right: number, rival: number, step: number, time: number): void {
    for (let at = 0; at < ids.length; at += 1) {
      const row = this.#rows[ids[at] ?? 0];
      if (!row) continue;
      const part = step * (shares[at] ?? 0);
      add(row, right, part, time);
      add(row, rival, -part, time);
    }
  }

  settle(time: number): void {
    for (const row of this.#rows) {
      row.weights = row.weights.map((weight, at) => weight - (row.late[at] ?? 0) / time);
      row.late = [];
    }
  }
}

function add(row: Row, meaning: number, part: number, time: number): void {
  let at = row.meanings.indexOf(meaning);
  if (at < 0) {
    at = row.meanings.push(meaning) - 1;
    row.weights.push(0);
    row.late.push(0);
  }
  row.weights[at] = (row.weights[at] ?? 0) + part;
  row.late[at] = (row.late[at] ?? 0) + part * time;
}
