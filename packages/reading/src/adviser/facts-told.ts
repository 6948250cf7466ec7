import type { Decision, Stance } from './decide.ts';
import { toldIn, type Happening } from './told.ts';
import type { Topic } from './understand/topics.ts';
import type { Understanding } from './understand/understand.ts';

/** What no month outweighs once it is told: the other is bound, said no, lied. */
export type Fact = 'taken' | 'rejected' | 'lied';
const FACTS: ReadonlySet<Happening> = new Set<Fact>(['taken', 'rejected', 'lied']);
const isFact = (what: Happening): what is Fact => FACTS.has(what);

/** What takes such a fact back. */
const TAKEN_BACK: ReadonlySet<Happening> = new Set(['freed', 'accepted', 'apologised']);

const BEFORE: ReadonlySet<Topic> = new Set(['crush', 'ssum', 'contact']);
const TOGETHER: ReadonlySet<Topic> = new Set(['couple', 'trust', 'parting', 'fight', 'marriage', 'weary']);
const BEARS_ON: Readonly<Record<Fact, ReadonlySet<Topic>>> = {
  taken: BEFORE,
  rejected: new Set([...BEFORE, 'reunion']),
  lied: TOGETHER,
};

/** So many questions a fact that was told is kept in mind. */
const REMEMBERED = 4;

/** The fact that bears on a question: told in it, or lately and not taken back. */
export function factTold(
  question: string,
  earlier: readonly string[],
  { topic }: Understanding,
): Fact | null {
  for (const text of [question, ...earlier.toReversed().slice(0, REMEMBERED)]) {
    const { what } = toldIn(text);
    if (what !== null && TAKEN_BACK.has(what)) return null;
    if (what !== null && isFact(what)) return BEARS_ON[what].has(topic) ? what : null;
  }
  return null;
}

/** The decision where such a fact stands: nobody is sent on against it, and letting go is never held against it. */
export function heeding(decision: Decision, fact: Fact | null, { intent }: Understanding): Decision {
  if (fact === null) return decision;
  const firm: Stance = intent === 'letgo' ? 'go' : 'hold';
  return { ...decision, stance: fact === 'lied' ? 'mid' : firm, because: [] };
}
