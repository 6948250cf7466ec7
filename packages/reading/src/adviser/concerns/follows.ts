import { CONCERNS } from './all.ts';
import type { Concern } from './concern.ts';
import { SAID } from './said/all.ts';

/**
 * What follows what in whole evenings: who asked of a ssum asks of a ssum again. Read off the
 * evenings once; each figure is the logarithm of how much oftener than by chance.
 */

/** What is counted of what was never seen. */
const UNSEEN = 0.5;

interface Pair {
  before: string;
  after: string;
}

/** How much oftener than by chance one follows the other. */
function follows(pairs: readonly Pair[], kinds: number): (before: string, after: string) => number {
  const together = new Map<string, number>();
  const befores = new Map<string, number>();
  const afters = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const { before, after } of pairs) {
    count(together, `${before} ${after}`);
    count(befores, before);
    count(afters, after);
  }
  const share = (seen: number | undefined, of: number | undefined): number =>
    ((seen ?? 0) + UNSEEN) / ((of ?? 0) + UNSEEN * kinds);
  return (before, after) =>
    Math.log(share(together.get(`${before} ${after}`), befores.get(before))) -
    Math.log(share(afters.get(after), pairs.length));
}

const BY_ID = new Map(CONCERNS.map((concern) => [concern.id, concern]));
/** Before anything was said. */
const NOTHING = 'nothing';

interface Heard {
  concern: Concern;
  /** Nothing was said before. */
  opens: boolean;
  /** The latest thing of its own that was said before. */
  hand: Concern | undefined;
}

const ofItsOwn = ({ subject }: Concern): boolean => subject !== 'matter';

const HEARD: readonly Heard[] = SAID.flatMap((evening) => {
  const heard = evening.flatMap(({ concern }) => BY_ID.get(concern) ?? []);
  return heard.map((concern, at) => ({
    concern,
    opens: at === 0,
    hand: heard.slice(0, at).findLast(ofItsOwn),
  }));
});

const ofSubject = follows(
  HEARD.map(({ hand, concern }) => ({ before: hand?.subject ?? NOTHING, after: concern.subject })),
  new Set(CONCERNS.map(({ subject }) => subject)).size,
);
/** How often a subject is gone on with after another. */
export const subjectFollows = (hand: Concern | null, { subject }: Concern): number =>
  ofSubject(hand?.subject ?? NOTHING, subject);

const opening = HEARD.filter(({ opens }) => opens);
const later = HEARD.filter(({ opens }) => !opens);
const countsOf = (heard: readonly Heard[]): ReadonlyMap<string, number> =>
  new Map(
    Array.from(
      Map.groupBy(heard, ({ concern }) => concern.id),
      ([id, of]) => [id, of.length],
    ),
  );
const OPENING = { counts: countsOf(opening), of: opening.length };
const SAID_ON = { counts: countsOf(later), of: later.length };

/** How common something is as the opening of an evening, or in the middle of one, against all others. */
export function commonness({ id }: Concern, isSaidOn: boolean): number {
  const { counts, of } = isSaidOn ? SAID_ON : OPENING;
  return Math.log((((counts.get(id) ?? 0) + UNSEEN) / (of + UNSEEN * CONCERNS.length)) * CONCERNS.length);
}
