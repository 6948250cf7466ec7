import { folded } from '../fold.ts';
import { ASKING } from './asking.ts';
import { FIELDS } from './fields.ts';
import { formsOf } from './forms.ts';
import { IDIOMS } from './idioms.ts';
import type { Kinds } from './kinds.ts';
import { LIFE } from './life.ts';
import { LOVE } from './love.ts';
import { PEOPLE } from './people.ts';
import { TROUBLE } from './trouble.ts';

/** A kind of word found in a text: from which syllable on, and up to which. */
export interface Found {
  kind: number;
  from: number;
  to: number;
}

/** Words by their syllables. */
interface Branch {
  next: Map<string, Branch>;
  kinds: number[];
}

const branch = (): Branch => ({ next: new Map(), kinds: [] });
let kindsKnown = 0;

function put(tree: Branch, word: string, kind: number): void {
  let at = tree;
  for (const syllable of folded(word).split('.').filter(Boolean)) {
    const next = at.next.get(syllable) ?? branch();
    at.next.set(syllable, next);
    at = next;
  }
  if (!at.kinds.includes(kind)) at.kinds.push(kind);
}

function treeOf(...groups: readonly Kinds[]): Branch {
  const tree = branch();
  for (const words of groups.flatMap((kinds) => Object.values(kinds))) {
    for (const word of words.split(' ').filter(Boolean))
      for (const form of word.endsWith('-') ? formsOf(word.slice(0, -1)) : [word])
        put(tree, form, kindsKnown);
    kindsKnown += 1;
  }
  return tree;
}

/** Each is looked through by itself: who is spoken of, what happened and what is asked may stand in one word. */
const TREES = [treeOf(PEOPLE), treeOf(LOVE, TROUBLE, LIFE, IDIOMS), treeOf(ASKING), treeOf(FIELDS)] as const;

/** The longest word of a tree that starts at a syllable: where it ends, and its kinds. */
function longest(
  tree: Branch,
  syllables: readonly string[],
  from: number,
): { kinds: readonly number[]; to: number } | null {
  let at: Branch | undefined = tree;
  let found: { kinds: readonly number[]; to: number } | null = null;
  for (let next = from; next < syllables.length; next += 1) {
    at = at.next.get(syllables[next] ?? '');
    if (!at) break;
    if (at.kinds.length > 0) found = { kinds: at.kinds, to: next + 1 };
  }
  return found;
}

/** The kinds of words in folded syllables, in the order they stand. A word of one syllable is one only where a word starts. */
export function kindsIn(syllables: readonly string[], starts: ReadonlySet<number>): Found[] {
  const all: Found[] = [];
  for (let from = 0; from < syllables.length; from += 1)
    for (const tree of TREES) {
      const found = longest(tree, syllables, from);
      if (!found || (found.to - from === 1 && !starts.has(from))) continue;
      for (const kind of found.kinds) all.push({ kind, from, to: found.to });
    }
  return all;
}
