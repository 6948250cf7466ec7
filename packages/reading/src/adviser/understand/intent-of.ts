import { folded, hasAny } from './fold.ts';
import { INTENT_ROOTS, type Intent } from './intents.ts';
import { likeIntents } from './likeness.ts';
import { askedByVerb } from './predicate.ts';
import { EITHER_OR, INTENT_SAYINGS, SOONER_OR_LATER } from './sayings.ts';

/** Words that ask by themselves: of two, the later one governs the sentence. */
const ASKING: ReadonlySet<Intent> = new Set(['why', 'when', 'how', 'who']);
const SAID = INTENT_SAYINGS.map(([intent, saying]) => [intent, new RegExp(saying.source, 'gu')] as const);

/** How much a finding outweighs a likeness: a saying, a single word, the last verb alone. */
const SURE = { said: 10, named: 5, verb: 3 } as const;
/** How far the likest meaning has to lead where nothing is found. */
const CLEAR = 1;
/** Syllables below which a likeness tells nothing. */
const TELLING = 3;

/** What a segment asks by how it is said, else by single words, else by its last verb. */
function found(flat: string): { intent: Intent; sure: number } | null {
  const said = SAID.flatMap(([intent, saying]) => {
    const at = [...flat.matchAll(saying)].at(-1)?.index;
    return at === undefined ? [] : [{ intent, at }];
  });
  const [first] = said;
  if (first) {
    const asking = ASKING.has(first.intent) ? said.filter(({ intent }) => ASKING.has(intent)) : [first];
    const [latest = first] = asking.toSorted((a, b) => b.at - a.at);
    return { intent: latest.intent, sure: SURE.said };
  }
  const named = INTENT_ROOTS.find(([, words]) => hasAny(flat, words))?.[0];
  if (named) return { intent: named, sure: SURE.named };
  const byVerb = askedByVerb(flat);
  return byVerb === null ? null : { intent: byVerb, sure: SURE.verb };
}

export interface Wanted {
  intent: Intent | null;
  /** Nothing says so: it is only like what asks for it. */
  likely: boolean;
}

/** What a segment asks: what is found in it, unless it is far more like something else. */
export function intentIn(segment: string): Wanted {
  const known = found(folded(segment));
  if (segment.replace(/[^가-힣]/gu, '').length < TELLING)
    return { intent: known?.intent ?? null, likely: false };
  const like = likeIntents(segment);
  if (!known) {
    const [[best, most] = [null, 0], [, next] = [null, 0]] = like;
    return { intent: most - next > CLEAR ? best : null, likely: true };
  }
  const [[intent] = [known.intent]] = like
    .map(([one, score]) => [one, one === known.intent ? score + known.sure : score] as const)
    .toSorted(([, one], [, other]) => other - one);
  return { intent, likely: false };
}

/** Two times or two ways set against each other, in one sentence or in two. */
export function weighing(text: string, longest: number): Intent | null {
  if (text.length >= longest) return null;
  const flat = folded(text);
  return SOONER_OR_LATER.test(flat) ? 'when' : EITHER_OR.test(flat) ? 'which' : null;
}
