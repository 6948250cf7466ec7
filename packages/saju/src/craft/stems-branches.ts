/** 천간, 0..9: element is index >> 1, even ones are yang. */
export const STEM_HANJA = '甲乙丙丁戊己庚辛壬癸';
export const STEM_KOREAN = '갑을병정무기경신임계';

/** 지지, 0..11. */
export const BRANCH_HANJA = '子丑寅卯辰巳午未申酉戌亥';
export const BRANCH_KOREAN = '자축인묘진사오미신유술해';
export const BRANCH_ANIMALS = [
  '쥐',
  '소',
  '호랑이',
  '토끼',
  '용',
  '뱀',
  '말',
  '양',
  '원숭이',
  '닭',
  '개',
  '돼지',
];

/** Element index of each branch by its main hidden stem. */
export const BRANCH_ELEMENTS: readonly number[] = [4, 2, 0, 0, 2, 1, 1, 2, 3, 3, 2, 4];

const SIXTY: readonly string[] = /* @__PURE__ */ Array.from(
  { length: 60 },
  (_, i) => `${STEM_HANJA[i % 10] ?? ''}${BRANCH_HANJA[i % 12] ?? ''}`,
);

/** Hanja of a pillar index, 0 甲子 .. 59 癸亥. */
export const pillarHanja = (index: number): string => SIXTY[index] ?? '';

/** Korean reading of a pillar index. */
export const pillarKorean = (index: number): string =>
  `${STEM_KOREAN[index % 10] ?? ''}${BRANCH_KOREAN[index % 12] ?? ''}`;

/** Pillar index of two Hanja (or two Hangul), or -1 where the pair is not one of the sixty. */
export function pillarIndex(text: string): number {
  const find = (stems: string, branches: string) => {
    const stem = stems.indexOf(text.charAt(0));
    const branch = branches.indexOf(text.charAt(1));
    const real = text.length === 2 && stem >= 0 && branch >= 0 && (stem - branch) % 2 === 0;
    return real ? (stem * 36 + branch * 25) % 60 : -1;
  };
  return Math.max(find(STEM_HANJA, BRANCH_HANJA), find(STEM_KOREAN, BRANCH_KOREAN));
}
