import type { Chart, PillarView } from '@wolha/saju';
import { tiesOf } from './ties.ts';
import type { SpouseStar } from './spouse-star.ts';

/**
 * 인연 점수: how a year, month or day comes in for love. Internal; only its order is ever shown.
 * A combination with the seat is told before a clash or a break, so it counts alone.
 */
const WEIGHT = {
  stemDirect: 22,
  stemIndirect: 16,
  branchDirect: 11,
  branchIndirect: 8,
  육합: 14,
  반합: 12,
  방합: 8,
  충: -18,
  원진: -12,
  파형: -10,
  peach: 9,
  red: 7,
  noble: 6,
  useful: 8,
  adverse: -8,
} as const;

/** 도화 of a triad's branches, and the branches that carry 홍염 and 천을귀인 for each day stem. */
const PEACH = [9, 6, 3, 0] as const;
const RED = [6, 6, 2, 7, 4, 4, 10, 9, 0, 8] as const;
const NOBLE = [
  [1, 7], [0, 8], [11, 9], [11, 9], [1, 7], [0, 8], [1, 7], [2, 6], [3, 5], [3, 5],
] as const; // prettier-ignore

export const peachBranchOf = (branch: number): number => PEACH[branch % 4] ?? 0;
export const redBranchOf = (stem: number): number => RED[stem] ?? 0;
export const nobleBranchesOf = (stem: number): readonly number[] => NOBLE[stem] ?? [];

export interface VisitingStars {
  peach: boolean;
  red: boolean;
  noble: boolean;
}

/** The love stars a visiting branch wakes in a chart. */
export function visitingStars(chart: Chart, branch: number): VisitingStars {
  const { year, day } = chart.pillars;
  return {
    peach: [year, day].some((pillar) => peachBranchOf(pillar.branch.index) === branch),
    red: redBranchOf(chart.dayMaster.index) === branch,
    noble: nobleBranchesOf(chart.dayMaster.index).includes(branch),
  };
}

export function loveScore(chart: Chart, spouse: SpouseStar, { stem, branch }: PillarView): number {
  const stemGod = stem.tenGod?.korean;
  const branchGod = branch.tenGod.korean;
  const ties = tiesOf(chart.pillars.day.branch.index, branch.index);
  const stars = visitingStars(chart, branch.index);
  const { element: useful, adverse } = chart.usefulGod.eokbu;
  let score = 0;
  if (stemGod === spouse.direct) score += WEIGHT.stemDirect;
  if (stemGod === spouse.indirect) score += WEIGHT.stemIndirect;
  if (branchGod === spouse.direct) score += WEIGHT.branchDirect;
  if (branchGod === spouse.indirect) score += WEIGHT.branchIndirect;
  const joins = (['육합', '반합', '방합'] as const).find((tie) => ties.includes(tie));
  if (joins) score += WEIGHT[joins];
  if (!joins || joins === '방합') {
    if (ties.includes('충')) score += WEIGHT.충;
    if (ties.includes('원진')) score += WEIGHT.원진;
    if (ties.includes('파') || ties.includes('형')) score += WEIGHT.파형;
  }
  if (stars.peach) score += WEIGHT.peach;
  if (stars.red) score += WEIGHT.red;
  if (stars.noble) score += WEIGHT.noble;
  for (const element of [stem.element, branch.element]) {
    if (element === useful) score += WEIGHT.useful / 2;
    if (element === adverse) score += WEIGHT.adverse / 2;
  }
  return score;
}
