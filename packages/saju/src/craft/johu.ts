import { STEM_HANJA } from './stems-branches.ts';

/**
 * 조후 by day stem and month: the first stem of 궁통보감's line, one row for each day stem 甲 .. 癸, one column for each
 * month branch 子 .. 亥. Two independent tables agree with it in element on 78 of 120 cells and in part on 20 more.
 */
const FIRST_STEM =
  '丁丁丙庚庚癸癸癸庚庚庚庚' +
  '丙丙丙丙癸癸癸癸丙癸癸丙' +
  '壬壬壬壬壬壬壬壬壬壬甲甲' +
  '甲甲甲庚甲甲壬甲甲甲甲甲' +
  '丙丙丙丙甲甲壬癸丙丙甲甲' +
  '丙丙丙甲丙癸癸癸丙丙甲丙' +
  '丁丙戊丁甲壬壬丁丁丁甲丁' +
  '丙丙己壬壬壬壬壬壬壬壬壬' +
  '戊丙庚戊庚壬癸辛戊甲甲戊' +
  '丙丙辛庚丙辛庚庚丁辛辛庚';

/** The 22 cells on which the tables part: no strong claim there. */
const UNCERTAIN =
  '甲申 甲酉 甲戌 甲亥 乙辰 丙寅 丙卯 丙辰 丙酉 丙亥 戊巳 戊亥 己卯 己戌 庚未 庚戌 辛亥 壬卯 壬酉 壬戌 癸酉 癸亥';

/** First 조후 stem for a day stem and month branch. */
export const johuStem = (dayStem: number, monthBranch: number): number =>
  STEM_HANJA.indexOf(FIRST_STEM.charAt(dayStem * 12 + monthBranch));

/** Whether independent tables part on this cell; both arguments as Hanja. */
export const johuUncertain = (dayStem: string, monthBranch: string): boolean =>
  UNCERTAIN.includes(dayStem + monthBranch);

/** Element the season itself calls for: water (4) in 巳午未 months, fire (1) in 亥子丑, else -1. */
export const seasonNeed = (monthBranch: number): number => {
  if (monthBranch >= 5 && monthBranch <= 7) return 4;
  return monthBranch === 11 || monthBranch <= 1 ? 1 : -1;
};
