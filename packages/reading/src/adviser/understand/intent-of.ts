import { folded, hasAny } from './fold.ts';
import { INTENT_ROOTS, type Intent } from './intents.ts';
import { askedByVerb } from './predicate.ts';
import { EITHER_OR, INTENT_SAYINGS, SOONER_OR_LATER } from './sayings.ts';

/** Words that ask by themselves: of two, the later one governs the sentence. */
const ASKING: ReadonlySet<Intent> = new Set(['why', 'when', 'how', 'who']);
const SAID = INTENT_SAYINGS.map(([intent, saying]) => [intent, new RegExp(saying.source, 'gu')] as const);

/** What a segment asks, the surest first: by how it is said, then by single words. */
export function intentsIn(segment: string): Intent[] {
  const flat = folded(segment);
  const said = SAID.flatMap(([intent, saying]) => {
    const at = [...flat.matchAll(saying)].at(-1)?.index;
    return at === undefined ? [] : [{ intent, at }];
  });
  const [first] = said;
  if (first && ASKING.has(first.intent)) {
    const [latest = first] = said.filter(({ intent }) => ASKING.has(intent)).toSorted((a, b) => b.at - a.at);
    return [latest, ...said].map(({ intent }) => intent);
  }
  if (first) return said.map(({ intent }) => intent);
  const named = INTENT_ROOTS.flatMap(([intent, words]) => (hasAny(flat, words) ? [intent] : []));
  if (named.length > 0) return named;
  const byVerb = askedByVerb(flat);
  return byVerb === null ? [] : [byVerb];
}

/** Two times or two ways set against each other, in one sentence or in two. */
export function weighing(text: string, longest: number): Intent | null {
  if (text.length >= longest) return null;
  const flat = folded(text);
  return SOONER_OR_LATER.test(flat) ? 'when' : EITHER_OR.test(flat) ? 'which' : null;
}
