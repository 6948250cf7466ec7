import type { Fragment, Topic } from './format.ts';

/**
 * A topic made of other topics' moves: one move that may be written from any of several. What is not in the library is
 * left out, so that a plan for every outline can name families that only some editions have.
 */
export class PooledTopic {
  readonly id = 'pooled';
  private readonly library: ReadonlyMap<string, Topic>;
  private readonly pools = new Map<string, readonly Fragment[]>();

  constructor(topics: readonly Topic[]) {
    this.library = new Map(topics.map((topic) => [topic.id, topic]));
  }

  /** A move that any of these can fill; null when the library has none of them. */
  any(...references: readonly string[]): string | null {
    const fragments = references.flatMap((reference) => {
      const [topic = '', move = ''] = reference.split('#');
      return this.library.get(topic)?.moves[move] ?? [];
    });
    if (fragments.length === 0) return null;
    const name = references.join('+').replaceAll('#', '.');
    this.pools.set(name, fragments);
    return `${this.id}#${name}`;
  }

  /** The same for a plan that counts on it. Throws RangeError when the library has none of them. */
  of(...references: readonly string[]): string {
    const move = this.any(...references);
    if (move === null) throw new RangeError(`the corpus has none of ${references.join(', ')}`);
    return move;
  }

  /** The pooled moves. Their texts keep the phrases of the topics they come from. */
  topic(): Topic {
    return { id: this.id, phrases: {}, moves: Object.fromEntries(this.pools) };
  }
}
