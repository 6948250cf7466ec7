/** 십이운성 */
export const STAGE_KOREAN = [
  '장생',
  '목욕',
  '관대',
  '건록',
  '제왕',
  '쇠',
  '병',
  '사',
  '묘',
  '절',
  '태',
  '양',
];
export const STAGE_HANJA = ['長生', '沐浴', '冠帶', '建祿', '帝旺', '衰', '病', '死', '墓', '絶', '胎', '養'];

/** The branch in which each stem 甲 .. 癸 is at 장생. */
const BIRTH_BRANCH = [11, 6, 2, 9, 2, 9, 5, 0, 8, 3];

/**
 * Stage 0 장생 .. 11 양 of a stem (0..9) on a branch (0..11). School: 봉법, yang stems forward and yin stems backward,
 * 戊 with 丙 and 己 with 丁; another school runs yin stems forward with their yang.
 */
export function twelveStageOf(stem: number, branch: number): number {
  const steps = branch - (BIRTH_BRANCH[stem] ?? 0);
  return (stem % 2 === 0 ? steps + 12 : 12 - steps) % 12;
}
