import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { detailHeadings } from '@wolha/art';
import {
  commonSyllables,
  fieldsOf,
  HANJA,
  JAMO,
  listsOf,
  serifTextOf,
  standardSyllables,
  syllablesOf,
  SYMBOLS,
  textsUnder,
  textUnder,
  titlePropsOf,
} from './characters.ts';
import { unicodeRange } from './unicode-range.ts';

const require = createRequire(import.meta.url);
const packageFile = (path: string) => readFileSync(require.resolve(path));

export interface Face {
  /** File name without hash and ending; generated/fonts.css names the family. */
  name: string;
  family: string;
  weight: string;
  characters: string;
  range: string;
  source: 'pretendard' | 'gowun-batang' | 'noto-serif-kr';
}

export const sourceFiles = {
  pretendard: () => packageFile('pretendard/dist/web/variable/woff2/PretendardVariable.woff2'),
  'gowun-batang': () => packageFile('@fontsource/gowun-batang/files/gowun-batang-korean-700-normal.woff2'),
};

/** Noto Serif KR keeps its Hanja in slices only; this names them by character range. */
export const hanjaSlices = (): Record<string, string> =>
  JSON.parse(packageFile('@fontsource/noto-serif-kr/unicode.json').toString());

export const hanjaSlice = (slice: string): Buffer =>
  packageFile(`@fontsource/noto-serif-kr/files/noto-serif-kr-${slice.slice(1, -1)}-700-normal.woff2`);

const ALL_HANGUL = 'U+AC00-D7A3';

/**
 * Which characters go into which file. The shell (what the home and the frame show: of the subtitles only those of free
 * contents) is small and preloaded; contents hold what their pages, the form and the cards add to it;
 * pages hold whatever else the project's own texts use, and the commonest syllables for texts written later;
 * the rest completes KS X 1001. Later faces win where ranges overlap, so the rest may claim all of Hangul.
 */
export function facesOf(root: string): Face[] {
  const at = (...paths: string[]) => paths.map((path) => textUnder(join(root, path))).join('\n');
  const content = at('content');
  const app = at('apps/web/app');
  const titles = fieldsOf(content, ['title', 'freeTitle', 'name'], 'top');
  const freeSubtitles = textsUnder(join(root, 'content/contents'))
    .filter((text) => /^purchaseType: FREE$/m.test(text))
    .map((text) => fieldsOf(text, ['subtitle'], 'top'))
    .join('\n');
  const categories = fieldsOf(at('content/categories.yaml'), ['name', 'tagline'], 'any');
  const frame = at(
    ...['root.tsx', 'ui', 'lib/won.ts', 'features/home', 'features/chrome', 'routes/home.tsx'].map(
      (path) => `apps/web/app/${path}`,
    ),
  );
  const prose = at('packages/reading', 'packages/tarot/src', 'packages/contract/src', 'apps/server/src');
  const common = commonSyllables(
    800,
    JSON.parse(packageFile('@fontsource/gowun-batang/unicode.json').toString()),
  );

  const shellText = titles + freeSubtitles + categories + frame;
  const shell = syllablesOf(shellText);
  // Browsers themselves write the ellipsis where a line is cut, and the bullet of a list.
  const drawn = shellText + '…•';
  const shellSymbols = [...SYMBOLS].filter((symbol) => symbol <= '~' || drawn.includes(symbol));
  const onContents = at(
    'content/contents',
    'content/partners',
    'packages/art/src/details/copy',
    ...['content', 'member-form', 'partners', 'tarot'].map((feature) => `apps/web/app/features/${feature}`),
    'apps/web/app/lib/writing-words.ts',
  );
  const contents = without(syllablesOf(onContents), shell);
  const pages = without(syllablesOf(content + app + prose + common.join('')), [...shell, ...contents]);
  const chapters = fieldsOf(at('content/contents'), ['title'], 'any');
  const questions = listsOf(at('content/contents'), 'questions');
  const headings = syllablesOf(
    titles + categories + chapters + questions + detailHeadings + serifTextOf(app) + titlePropsOf(app),
  );
  const hero = serifTextOf(at('apps/web/app/features/home/hero.tsx'));
  const quotes = without([...shell, ...contents, ...pages].toSorted(), headings);

  const sans = (name: string, characters: string, range = unicodeRange(characters)): Face => ({
    name: `pretendard-${name}`,
    family: 'Pretendard',
    weight: '400 700',
    source: 'pretendard',
    characters,
    range,
  });
  const serif = (name: string, characters: string, range = unicodeRange(characters)): Face => ({
    name: `gowun-batang-${name}`,
    family: 'Gowun Batang',
    weight: '700',
    source: 'gowun-batang',
    characters,
    range,
  });
  return [
    sans('rest', without(standardSyllables(), [...shell, ...contents, ...pages]).join(''), ALL_HANGUL),
    sans('pages', pages.join('') + JAMO),
    sans('contents', [...without([...SYMBOLS], shellSymbols), ...contents].join('')),
    sans('shell', [...shellSymbols, ...shell].join('')),
    serif('rest', without(standardSyllables(), [...headings, ...quotes]).join(''), ALL_HANGUL),
    serif('quotes', quotes.join('')),
    serif('headings', SYMBOLS + headings.join('')),
    serif('hero', ` ${syllablesOf(hero).join('')}`),
    {
      name: 'noto-serif-hanja',
      family: 'Noto Serif KR',
      weight: '700',
      source: 'noto-serif-kr',
      characters: HANJA,
      range: unicodeRange(HANJA),
    },
  ];
}

function without(characters: readonly string[], taken: readonly string[]): string[] {
  const set = new Set(taken);
  return characters.filter((character) => !set.has(character));
}
