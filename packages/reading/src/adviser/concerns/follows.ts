import { CONCERNS } from './all.ts';
import type { Concern } from './concern.ts';
import type { Evening } from './said/evenings.ts';

/**
 * What follows what in whole evenings: who asked of a ssum asks of a ssum again. Read off the
 * evenings that teach; each figure is the logarithm of how much oftener than by chance.
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

/** Before anything was said. */
const NOTHING = 'nothing';

/** What evenings tell of the place of a message in them. */
export interface Habits {
  /** How often a subject is gone on with after what is in hand. */
  subjectFollows: (hand: Concern | null, concern: Concern) => number;
  /** How common something is as the opening of an evening, or in the middle of one, against all others. */
  commonness: (concern: Concern, isSaidOn: boolean) => number;
}

interface Heard {
  concern: Concern;
  /** Nothing was said before. */
  opens: boolean;
  /** The latest thing of its own that was said before. */
  hand: Concern | undefined;
}

const ofItsOwn = ({ subject }: Concern): boolean => subject !== 'matter';

function heardIn(evenings: readonly Evening[]): readonly Heard[] {
  const byId = new Map(CONCERNS.map((concern) => [concern.id, concern]));
  return evenings.flatMap((evening) => {
    const heard = evening.flatMap(({ concern }) => byId.get(concern) ?? []);
    return heard.map((concern, at) => ({
      concern,
      opens: at === 0,
      hand: heard.slice(0, at).findLast(ofItsOwn),
    }));
  });
}

function shareOf(heard: readonly Heard[]): (concern: Concern) => number {
  const counts = Map.groupBy(heard, ({ concern }) => concern);
  return (concern) =>
    ((counts.get(concern)?.length ?? 0) + UNSEEN) / (heard.length + UNSEEN * CONCERNS.length);
}

export function habitsOf(evenings: readonly Evening[]): Habits {
  const heard = heardIn(evenings);
  const ofSubject = follows(
    heard.map(({ hand, concern }) => ({ before: hand?.subject ?? NOTHING, after: concern.subject })),
    new Set(CONCERNS.map(({ subject }) => subject)).size,
  );
  const opening = shareOf(heard.filter(({ opens }) => opens));
  const later = shareOf(heard.filter(({ opens }) => !opens));
  return {
    subjectFollows: (hand, { subject }) => ofSubject(hand?.subject ?? NOTHING, subject),
    commonness: (concern, isSaidOn) => Math.log((isSaidOn ? later : opening)(concern) * CONCERNS.length),
  };
}
