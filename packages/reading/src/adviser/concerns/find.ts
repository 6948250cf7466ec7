import { featuresOf } from '../understand/features.ts';
import type { Intent } from '../understand/intents.ts';
import type { Topic } from '../understand/topics.ts';
import { CONCERNS } from './all.ts';
import type { Concern, Wording } from './concern.ts';

/** A wording that is known, and the place of its concern. */
interface Known {
  concern: number;
  /** Said only after another question. */
  follows: boolean;
}

/** Where a feature stands: in which wordings, and with what share of each. */
interface Posting {
  at: number;
  share: number;
}

/** Wordings by their features; the rarer a feature is, the more it tells. */
class Index {
  readonly #known: Known[] = [];
  readonly #postings = new Map<number, Posting[]>();
  readonly #tells: ReadonlyMap<number, number>;
  /** What a feature that stands nowhere would tell. */
  readonly #most: number;

  constructor(all: readonly (readonly Wording[])[]) {
    const said: { at: Known; features: ReadonlySet<number> }[] = all.flatMap((asks, concern) =>
      asks.map(({ text, after }) => ({
        at: { concern, follows: after !== undefined },
        features: featuresOf(text),
      })),
    );
    const counts = new Map<number, number>();
    for (const { features } of said)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    const tellingOf = (count: number): number => Math.log(1 + said.length / (1 + count));
    this.#most = tellingOf(0);
    this.#tells = new Map([...counts].map(([feature, count]) => [feature, tellingOf(count)]));
    for (const { at, features } of said) {
      const length = this.#lengthOf(features);
      for (const feature of features) {
        const posting = { at: this.#known.length, share: (this.#tells.get(feature) ?? 0) / length };
        const list = this.#postings.get(feature);
        if (list) list.push(posting);
        else this.#postings.set(feature, [posting]);
      }
      this.#known.push(at);
    }
  }

  #lengthOf(features: ReadonlySet<number>): number {
    let square = 0;
    for (const feature of features) square += (this.#tells.get(feature) ?? this.#most) ** 2;
    return Math.sqrt(square) || 1;
  }

  /** How like a text is to each wording, from 0 to 1. */
  likenesses(text: string): Float64Array {
    const features = featuresOf(text);
    const length = this.#lengthOf(features);
    const like = new Float64Array(this.#known.length);
    for (const feature of features) {
      const share = (this.#tells.get(feature) ?? 0) / length;
      for (const { at, share: other } of this.#postings.get(feature) ?? [])
        like[at] = (like[at] ?? 0) + share * other;
    }
    return like;
  }

  get known(): readonly Known[] {
    return this.#known;
  }
}

let index: Index | undefined;
const theIndex = (): Index => (index ??= new Index(CONCERNS.map(({ asks }) => asks)));

/** A concern, and how like its wordings are to what was said. */
export interface Likeness {
  concern: Concern;
  like: number;
}

/** How much the second likest wording of a concern counts beside the likest. */
const SECOND = 0.5;

/** The concerns a text is likest, the likest first. */
export function likeConcerns(text: string, follows: boolean): readonly Likeness[] {
  const { known } = theIndex();
  const best = new Map<number, [number, number]>();
  for (const [at, like] of theIndex().likenesses(text).entries()) {
    const wording = known[at];
    if (!wording || like === 0 || (wording.follows && !follows)) continue;
    const [first, second] = best.get(wording.concern) ?? [0, 0];
    if (like > first) best.set(wording.concern, [like, first]);
    else if (like > second) best.set(wording.concern, [first, like]);
  }
  return [...best]
    .flatMap(([place, [first, second]]) => {
      const concern = CONCERNS[place];
      return concern ? [{ concern, like: (first + SECOND * second) / (1 + SECOND) }] : [];
    })
    .toSorted((one, other) => other.like - one.like);
}

/** How like a wording has to be, and how much less where the ear hears the same subject. */
const LIKE = 0.5;
const SAME_SUBJECT = 0.1;

/** The concern a question comes with, where it is near enough to wordings that are known. */
export function concernOf(
  text: string,
  { follows, topic }: { follows: boolean; topic: Topic; intent: Intent },
): Concern | null {
  const [best] = likeConcerns(text, follows)
    .slice(0, 3)
    .map(({ concern, like }) => ({
      concern,
      like: like + (concern.subject === topic ? SAME_SUBJECT : 0),
    }))
    .toSorted((one, other) => other.like - one.like);
  return best && best.like >= LIKE ? best.concern : null;
}
