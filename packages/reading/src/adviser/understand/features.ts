import { folded } from './fold.ts';
import { kindsIn } from './lexicon/find.ts';
import { plain } from './plain.ts';

/**
 * What tells a wording from others: the runs of one to three syllables it holds, how it ends, the kinds of words in it,
 * which of them comes before which, and which of them is denied. Each is one number.
 */
const LONGEST_RUN = 3;
const ENDINGS = [4, 5] as const;

/** Names of one and the same: who is spoken of counts, not how they are called. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/(전|구)\s?(남|여)(자\s?)?친(구)?|전\s?(애인|연인|남편)/gu, ' 전남친 '],
  [/남자\s?친구|여자\s?친구|여친|애인/gu, '남친'],
  [/와이프|아내|신랑/gu, '남편'],
  [/썸녀/gu, '썸남'],
  [/짝녀/gu, '짝남'],
  [/그\s?(사람|애|분|남자|여자|오빠|녀|친구)|얘/gu, '걔'],
  [/저는|전\s/gu, '나는 '],
  [/제가/gu, '내가'],
  [/저(?=한테|를|랑|도|만|의)/gu, '나'],
  [/저희/gu, '우리'],
  [/\d+/gu, '0'],
];

interface Syllables {
  said: readonly string[];
  /** Where a word starts. */
  starts: ReadonlySet<number>;
}

/** A text by its syllables, folded, with one name for each; marks and numbers count for one. */
function syllablesOf(text: string): Syllables {
  const named = NAMES.reduce((spelled, [name, one]) => spelled.replace(name, one), plain(text));
  const said: string[] = [];
  const starts = new Set<number>();
  for (const word of named.split(/\s+/u)) {
    starts.add(said.length);
    said.push(...folded(word).replaceAll('?', '').replaceAll('0', '0.').split('.').filter(Boolean));
  }
  return { said, starts };
}

/** One number from two: of two different pairs it is hardly ever the same. */
const mixed = (one: number, other: number): number => {
  const hash = Math.imul(one ^ (other + 0x9e3779b9), 0x85ebca6b);
  return hash ^ (hash >>> 13);
};

const known = new Map<string, number>();
function numberOf(syllable: string): number {
  const heard = known.get(syllable);
  if (heard !== undefined) return heard;
  let number = 0;
  for (const letter of syllable) number = mixed(number, letter.codePointAt(0) ?? 0);
  known.set(syllable, number);
  return number;
}

const DENIALS: ReadonlySet<string> = new Set(
  ['안', '못', '없', '않', '아니'].map((word) => folded(word).split('.')[0] ?? ''),
);
/** A denial stands right before what is denied or soon after it: 안 맞는, 연락이 없다. */
const SOON = 3;

const isDenied = (said: readonly string[], from: number, to: number): boolean =>
  DENIALS.has(said[from - 1] ?? '') || said.slice(to, to + SOON).some((syllable) => DENIALS.has(syllable));

const OF = { run: 1, ending: 2, kind: 3, pair: 4, denied: 5, saidOn: 6 } as const;

/** The features of a text; what is said on in a talk, and would be no question by itself, has one more. */
export function featuresOf(text: string, saidOn = false): Set<number> {
  const { said, starts } = syllablesOf(text);
  const numbers = ['^', ...said, '$'].map(numberOf);
  const features = new Set<number>(saidOn ? [mixed(OF.saidOn, 1)] : []);
  for (let from = 0; from < numbers.length; from += 1) {
    const last = Math.min(from + LONGEST_RUN, numbers.length);
    let run: number = OF.run;
    for (let at = from; at < last; at += 1) {
      run = mixed(run, numbers[at] ?? 0);
      features.add(run);
    }
  }
  for (const length of ENDINGS) features.add(numbers.slice(-length).reduce(mixed, OF.ending));
  const found = kindsIn(said, starts);
  for (const [at, { kind, from, to }] of found.entries()) {
    features.add(mixed(OF.kind, kind));
    if (isDenied(said, from, to)) features.add(mixed(OF.denied, kind));
    const first = mixed(OF.pair, kind);
    for (let next = at + 1; next < found.length; next += 1) {
      const later = found[next]?.kind ?? kind;
      if (later !== kind) features.add(mixed(first, later));
    }
  }
  return features;
}
