import { STEM_HANJA } from './stems-branches.ts';

/**
 * 지장간 of 子 .. 亥 with the days each rules in a month of thirty: 여기 · 중기 · 정기.
 * School: 연해자평 월률분야. Others part at 子卯酉 (정기 only), 午 (no 여기, or 10·10·10), 亥 (no 戊), 寅申 (戊 or 己),
 * 巳 (5·9·16).
 */
const TABLE =
  '壬10 癸20,癸9 辛3 己18,戊7 丙7 甲16,甲10 乙20,乙9 癸3 戊18,戊7 庚7 丙16,' +
  '丙10 己9 丁11,丁9 乙3 己18,戊7 壬7 庚16,庚10 辛20,辛9 丁3 戊18,戊7 甲7 壬16';

export interface HiddenShare {
  stem: number;
  days: number;
}

/** For each branch 0..11, its two or three hidden stems in order; the last is the main one (정기). */
export const hiddenStems: readonly (readonly HiddenShare[])[] = /* @__PURE__ */ TABLE.split(',').map(
  (branch) =>
    branch
      .split(' ')
      .map((entry) => ({ stem: STEM_HANJA.indexOf(entry.charAt(0)), days: Number(entry.slice(1)) })),
);

/** The main hidden stem (정기) of each branch. */
export const mainHiddenStem: readonly number[] = /* @__PURE__ */ hiddenStems.map(
  (of) => of.at(-1)?.stem ?? 0,
);
