import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { detailHanja } from '@wolha/art';
import { rangeHolds } from './unicode-range.ts';

/** Printable ASCII and the marks Korean interface text uses. */
const MARKS = '·…–—‘’“”「」『』〈〉《》→←↑↓×÷−±°№①②③④⑤⑥⑦⑧⑨⑩○●•※～₩♡♥★☆';
export const SYMBOLS = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)) + MARKS;

/** Single letters as readers type them in a chat (ㅋㅋ, ㅠㅠ). */
export const JAMO = String.fromCharCode(...Array.from({ length: 0x3163 - 0x3131 + 1 }, (_, i) => 0x3131 + i));

const CHART_HANJA =
  '甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥' +
  '木火土金水' +
  '年月日時柱' +
  '陰陽天地人運命干支本元大歲緣吉桃花合沖';

/** The ten stems, the twelve branches, and the words printed in Hanja beside a chart or on a content's page. */
export const HANJA = [...new Set(CHART_HANJA + detailHanja)].join('');

/** The 2,350 syllables of KS X 1001 (rows B0–C8), which everyday Korean never leaves. */
export function standardSyllables(): string[] {
  const decoder = new TextDecoder('euc-kr');
  const syllables: string[] = [];
  for (let row = 0xb0; row <= 0xc8; row++) {
    for (let cell = 0xa1; cell <= 0xfe; cell++) syllables.push(decoder.decode(Uint8Array.of(row, cell)));
  }
  return syllables;
}

/**
 * The `count` commonest syllables. A web font's slices are cut by how often their letters occur
 * (the highest number is the commonest), which orders the syllables well enough to pick from.
 */
export function commonSyllables(count: number, slices: Readonly<Record<string, string>>): string[] {
  const ranges = Object.entries(slices)
    .flatMap(([name, range]) => (/^\[\d+\]$/.test(name) ? [{ index: Number(name.slice(1, -1)), range }] : []))
    .toSorted((a, b) => b.index - a.index);
  const rankOf = (syllable: string) => ranges.findIndex(({ range }) => rangeHolds(range, syllable));
  return standardSyllables()
    .map((syllable) => ({ syllable, rank: rankOf(syllable) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ syllable }) => syllable);
}

/** Every Hangul syllable of a text, once, in code point order. */
export function syllablesOf(text: string): string[] {
  return [...new Set(text.match(/[가-힣]/g) ?? [])].toSorted();
}

/** The texts of a file or of all files under a folder; none for a path that does not exist. */
export function textsUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [readFileSync(path, 'utf8')];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || /(?<!\.test)\.(tsx?|md|ya?ml|json)$/.test(entry.name))
    .filter((entry) => !['dev', 'generated', 'fixtures'].includes(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => textsUnder(join(path, entry.name)));
}

/** The same as one text. */
export const textUnder = (path: string): string => textsUnder(path).join('\n');

/** The lines of the named front matter or YAML fields: those at the top level only, or at any depth. */
export function fieldsOf(text: string, names: readonly string[], depth: 'top' | 'any'): string {
  const indent = depth === 'top' ? '' : '[\\s-]*';
  return (text.match(new RegExp(`^${indent}(?:${names.join('|')}):[^\\n]*`, 'gm')) ?? []).join('\n');
}

/** What app sources set in the serif: the text inside elements whose class names `title-serif`. */
export function serifTextOf(source: string): string {
  return [...source.matchAll(/title-serif[^>]*>([^{}]*?)<\//g)].map((match) => match[1]).join('\n');
}

/** What app sources name a title: most of them are set in the serif. */
export function titlePropsOf(source: string): string {
  return [...source.matchAll(/title(?:="|: '|=\{')([^"'\n]*[가-힣][^"'\n]*)/g)]
    .map((match) => match[1])
    .join('\n');
}

/** The items of the named YAML lists, wherever they stand. */
export function listsOf(text: string, name: string): string {
  const lists = text.matchAll(new RegExp(`^( *)${name}:\\n((?:\\1 +- [^\\n]*\\n)+)`, 'gm'));
  return [...lists].map((match) => match[2]).join('\n');
}
