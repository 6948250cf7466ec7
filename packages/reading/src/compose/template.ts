import { conjugate, ENDINGS, type Ending } from '#korean/predicate.ts';
import { j } from '#korean/particle.ts';

/** `{name}`, `{name:은/는}`, `{name|고}` */
const SLOT = /\{([a-zA-Z][a-zA-Z0-9]*)(?:([:|])([^{}]+))?\}/gu;

export interface SlotUse {
  name: string;
  /** A pair of particles, or an ending. */
  join: { kind: 'particle' | 'ending'; form: string } | null;
}

/** The slots of a text, in order. */
export const slotsUsed = (text: string): SlotUse[] =>
  [...text.matchAll(SLOT)].map(([, name = '', mark, form]) => ({
    name,
    join: mark && form ? { kind: mark === ':' ? 'particle' : 'ending', form } : null,
  }));

const isEnding = (form: string): form is Ending => (ENDINGS as readonly string[]).includes(form);

function joined(word: string, join: SlotUse['join']): string {
  if (!join) return word;
  if (join.kind === 'particle') return j(word, join.form);
  if (!isEnding(join.form)) throw new RangeError(`no ending ${join.form}`);
  return conjugate(word, join.form);
}

/** The text with its slots filled. Throws RangeError when a slot has no word. */
export function fill(text: string, wordOf: (name: string) => string | null): string {
  return text.replace(SLOT, (_, name: string, mark?: string, form?: string) => {
    const word = wordOf(name);
    if (word === null) throw new RangeError(`no word for {${name}}`);
    return joined(word, mark && form ? { kind: mark === ':' ? 'particle' : 'ending', form } : null);
  });
}
