import { folded } from './fold.ts';

/** Words a pattern calls by name, `{사람}`: alternatives, which may call others. */
export type Words = Readonly<Record<string, string>>;

const SYLLABLE = /[가-힣]/gu;
const CALL = /\{([^}]+)\}/gu;
const GAP = /~(\d{1,2})/gu;

/** Up to so many syllables of anything; folded syllables end with a point. */
const gap = (syllables: string): string => `(?:[^.]*\\.){0,${syllables}}`;
const syllable = (one: string): string => `(?:${folded(one).replaceAll('.', '\\.')})`;

function expanded(source: string, words: Words): string {
  return source.replace(CALL, (_, name: string) => {
    const alternatives = words[name];
    if (alternatives === undefined) throw new RangeError(`no words are called ${name}`);
    return `(?:${expanded(alternatives, words)})`;
  });
}

/**
 * One expression that finds any of some patterns in a folded text. A pattern is a regular expression over syllables:
 * spaces between patterns set them apart, `{이름}` calls words by name, `~3` leaves room for up to three syllables.
 * Misspellings that fold alike need not be listed.
 */
export function anyOf(patterns: string, words: Words = {}): RegExp {
  const whole = patterns
    .trim()
    .split(/\s+/u)
    .map((pattern) => expanded(pattern, words).replace(/\s+/gu, ''))
    .join('|');
  return new RegExp(whole.replace(GAP, (_, count: string) => gap(count)).replace(SYLLABLE, syllable), 'u');
}
