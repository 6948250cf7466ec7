import type { Dimension, Dimensions } from './dimensions.ts';

/**
 * A text of the corpus: a sentence or a short paragraph with slots.
 *
 * - `{branch}` puts a fact in, `{branch:은/는}` with the right particle, `{habit|고}` conjugates a clause that ends
 *   in a dictionary form. Slots are the facts of `saju/slots.ts` and the topic's own phrases.
 * - `**…**` marks at most twenty characters.
 */
export type Text = string;

/** A text with more to say about itself. */
export interface Piece {
  text: Text;
  /** Further guards: every one of them has to hold. */
  when?: Guard;
  /** What it asserts, `pace=slow`: never beside a text that asserts another value, nor against a verdict. */
  claims?: readonly string[];
  /** Slots whose facts it rests on without showing them: what a branch hides, that a star is not there. */
  cites?: readonly string[];
}

export type Guard = { readonly [D in Dimension]?: Dimensions[D] | readonly Dimensions[D][] };
export type Texts = Text | Piece | readonly (Text | Piece)[];

/** A text as the realiser takes it. */
export interface Fragment {
  /** Stable name: topic, move, key and place. The choice hangs on it. */
  id: string;
  text: Text;
  when: Guard;
  claims: readonly string[];
  cites: readonly string[];
}

/** Fragments without their topic's and move's name yet. */
export interface Unnamed {
  key: string;
  piece: Piece;
}
export type Pool = readonly Unnamed[];

/** The style sheet marks a highlight as ==…==; in the text it is the one kind of bold there is. */
const marked = (piece: Piece): Piece => ({ ...piece, text: piece.text.replace(/==(.+?)==/gu, '**$1**') });

const pieces = (texts: Texts): Piece[] =>
  (Array.isArray(texts) ? texts : [texts]).map((item: Text | Piece) =>
    marked(typeof item === 'string' ? { text: item } : item),
  );

const entries = (guard: Guard, key: string, texts: Texts): Unnamed[] =>
  pieces(texts).map((piece) => ({ key, piece: { ...piece, when: { ...guard, ...piece.when } } }));

/** Texts for each value of a dimension: all values are to be there. */
export function by<D extends Dimension>(
  dimension: D,
  table: Readonly<Record<Dimensions[D] & string, Texts>>,
): Pool {
  return some(dimension, table);
}

/** Texts for some values of a dimension. */
export function some<D extends Dimension>(
  dimension: D,
  table: Readonly<Partial<Record<Dimensions[D] & string, Texts>>>,
): Pool {
  return Object.entries<Texts | undefined>(table).flatMap(([value, texts]) =>
    texts === undefined ? [] : entries({ [dimension]: value } as Guard, `${dimension}=${value}`, texts),
  );
}

/** Texts for each pair of values of two dimensions. */
export function grid<A extends Dimension, B extends Dimension>(
  first: A,
  second: B,
  table: Readonly<Record<Dimensions[A] & string, Readonly<Record<Dimensions[B] & string, Texts>>>>,
): Pool {
  return Object.entries<Readonly<Record<string, Texts>>>(table).flatMap(([a, row]) =>
    Object.entries(row).flatMap(([b, texts]) =>
      entries({ [first]: a, [second]: b } as Guard, `${first}=${a},${second}=${b}`, texts),
    ),
  );
}

/** Texts for everyone: frames, which live of their slots. */
export const always = (...texts: readonly (Text | Piece)[]): Pool => entries({}, '', texts);

/** Texts under a guard of several dimensions. */
export const where = (guard: Guard, ...texts: readonly (Text | Piece)[]): Pool =>
  entries(guard, JSON.stringify(guard), texts);

/** The same texts, each resting on the facts of these slots as well. */
export const citing = (slots: readonly string[], texts: Pool): Pool =>
  texts.map(({ key, piece }) => ({ key, piece: { ...piece, cites: [...(piece.cites ?? []), ...slots] } }));

/** Texts for each tie of the day branch with its neighbours, resting on that tie or on there being none. */
export function tied(table: Readonly<Record<Dimensions['seatTie'], Texts>>): Pool {
  const { 없음: none, ...ties } = table;
  return [...citing(['tie'], some('seatTie', ties)), ...citing(['noTie'], some('seatTie', { 없음: none }))];
}

/** Several pools as one. */
export const pool = (...parts: readonly Pool[]): Pool => parts.flat();

export interface TopicSource {
  /** Small sets of words for slots of this topic's texts: noun phrases, or clauses in dictionary form. */
  phrases?: Readonly<Record<string, Pool>>;
  /** The places in a chapter this topic can fill. */
  moves: Readonly<Record<string, Pool>>;
}

export interface Topic {
  id: string;
  phrases: Readonly<Record<string, readonly Fragment[]>>;
  moves: Readonly<Record<string, readonly Fragment[]>>;
}

const named = (prefix: string, source: Pool): Fragment[] =>
  source.map(({ key, piece }, index) => ({
    id: `${prefix}/${key}/${index}`,
    text: piece.text,
    when: piece.when ?? {},
    claims: piece.claims ?? [],
    cites: piece.cites ?? [],
  }));

const namedAll = (id: string, pools: Readonly<Record<string, Pool>>): Record<string, Fragment[]> =>
  Object.fromEntries(Object.entries(pools).map(([name, source]) => [name, named(`${id}/${name}`, source)]));

/** A topic of the corpus; one file each. `id` is the file's path under `corpus/`, without its ending. */
export const topic = (id: string, { phrases = {}, moves }: TopicSource): Topic => ({
  id,
  phrases: namedAll(id, phrases),
  moves: namedAll(id, moves),
});
