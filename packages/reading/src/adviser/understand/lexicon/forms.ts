import { assemble, disassembleCompleteCharacter } from 'es-hangul';

/** Vowels an ending in 어 runs together with: 지어 → 져, 오아 → 와. */
const WITH_EO: Readonly<Record<string, string>> = {
  ㅣ: 'ㅕ',
  ㅏ: 'ㅏ',
  ㅗ: 'ㅗㅏ',
  ㅜ: 'ㅜㅓ',
  ㅐ: 'ㅐ',
  ㅔ: 'ㅔ',
  ㅓ: 'ㅓ',
  ㅕ: 'ㅕ',
  ㅚ: 'ㅗㅐ',
  ㅗㅣ: 'ㅗㅐ',
};
const FINALS = ['', 'ㄴ', 'ㄹ', 'ㅁ', 'ㅂ'] as const;
const isBright = (vowel: string): boolean => vowel === 'ㅏ' || vowel === 'ㅗ';
const syllable = (first: string, vowel: string, final = ''): string =>
  assemble([first, vowel, final].filter(Boolean));

/** The beginnings a predicate is found by in its forms, from its stem: 외롭 → 외롭 외로우 외로워 외로웠 외로운 외로울. */
export function formsOf(stem: string): readonly string[] {
  const head = stem.slice(0, -1);
  const letters = disassembleCompleteCharacter(stem.slice(-1));
  if (!letters) return [stem];
  const { choseong, jungseong, jongseong } = letters;
  const last = (vowel: string, final = ''): string => head + syllable(choseong, vowel, final);
  if (stem.endsWith('하')) return ['하', '한', '할', '함', '합', '해', '했'].map((end) => head + end);
  if (stem.endsWith('르')) {
    const before = disassembleCompleteCharacter(head.slice(-1));
    const doubled = before
      ? head.slice(0, -1) +
        syllable(before.choseong, before.jungseong, 'ㄹ') +
        (isBright(before.jungseong) ? '라' : '러')
      : '';
    return [
      stem,
      `${head}른`,
      `${head}를`,
      doubled,
      doubled.slice(0, -1) + (doubled.endsWith('라') ? '랐' : '렀'),
    ];
  }
  if (jongseong === 'ㅂ') {
    const soft = last(jungseong);
    return [stem, `${soft}우`, `${soft}워`, `${soft}웠`, `${soft}운`, `${soft}울`, `${soft}움`];
  }
  if (jongseong === 'ㄹ')
    return [stem, last(jungseong), last(jungseong, 'ㄴ')].filter((form) => form.length > 1 || form === stem);
  if (jongseong !== '') return [stem];
  if (jungseong === 'ㅡ') {
    const before = disassembleCompleteCharacter(head.slice(-1));
    const vowel = before && isBright(before.jungseong) ? 'ㅏ' : 'ㅓ';
    return [...FINALS.map((final) => last('ㅡ', final)), last(vowel), last(vowel, 'ㅆ')];
  }
  const joined = WITH_EO[jungseong];
  return [
    ...FINALS.map((final) => last(jungseong, final)),
    ...(joined === undefined ? [] : [last(joined), last(joined, 'ㅆ')]),
  ];
}
