import { disassembleCompleteCharacter } from 'es-hangul';

/**
 * Letters that readers mistake for one another are made one: ㅐ/ㅔ, ㅒ/ㅖ, ㅙ/ㅚ/ㅞ, a final ㅆ/ㅅ, ㄶ/ㄴ, ㅎ left out.
 * So 됄까, 될까 and 됬 meet, as do 언제 and 언재, 헤어졌 and 해어졋.
 */
const VOWEL: Record<string, string> = { ㅐ: 'ㅔ', ㅒ: 'ㅔ', ㅖ: 'ㅔ', ㅗㅐ: 'ㅗㅣ', ㅜㅔ: 'ㅗㅣ' };
const FINAL: Record<string, string> = {
  ㅅㅅ: 'ㅅ',
  ㅆ: 'ㅅ',
  ㄴㅎ: 'ㄴ',
  ㄱㄱ: 'ㄱ',
  ㄲ: 'ㄱ',
  ㄹㅎ: 'ㄹ',
  ㅎ: 'ㅅ',
  ㅌ: 'ㅅ',
  ㅊ: 'ㅅ',
  ㄷ: 'ㅅ',
  ㅍ: 'ㅂ',
};

const foldedSyllables = new Map<string, string>();

/** One syllable as its folded letters; anything else as it is. */
function foldSyllable(syllable: string): string {
  // 왜 asks; 외로움 does not.
  if (syllable === '왜') return 'why.';
  const known = foldedSyllables.get(syllable);
  if (known !== undefined) return known;
  const parts = disassembleCompleteCharacter(syllable);
  const folded = parts
    ? parts.choseong +
      (VOWEL[parts.jungseong] ?? parts.jungseong) +
      (FINAL[parts.jongseong] ?? parts.jongseong) +
      '.'
    : syllable;
  foldedSyllables.set(syllable, folded);
  return folded;
}

/** Laughter, tears, marks and pictures say how it is said, not what is asked. */
const NOISE = /[ㄱ-ㅎㅏ-ㅣ]+|[^가-힣a-z0-9?]+/gu;

/** 웨그래, 웨요: and not 웨딩. */
const WHY_MISTYPED = /웨(?=[그요?]|이래|이러|$)/gu;

/** A text without spaces, noise and common misspellings: what roots are looked for in. */
export const folded = (text: string): string =>
  [...text.normalize('NFC').toLowerCase().replace(NOISE, '').replace(WHY_MISTYPED, '왜')]
    .map(foldSyllable)
    .join('');

/** Roots written with spaces between them, folded once. */
export const roots = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/u)
    .map((root) => folded(root))
    .filter((root) => root !== '');

export const hasAny = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.includes(word));

export const countOf = (text: string, words: readonly string[]): number =>
  words.reduce((count, word) => count + (text.includes(word) ? 1 : 0), 0);
