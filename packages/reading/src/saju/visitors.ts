import type { Chart, DecadePillar, PillarView } from '@wolha/saju';
import type { Dimensions, ElementKey, Shade, StageName, VisitingStar } from '#corpus/dimensions.ts';
import { STAGES } from '#corpus/dimensions.ts';
import type { Tone } from '#reading.ts';
import type { MonthVerdict } from '#verdicts/months.ts';
import type { YearVerdict } from '#verdicts/years.ts';
import { visitingStars } from './love-score.ts';
import { ELEMENT_NAME } from './signs.ts';
import { godName } from './ten-god-weights.ts';
import { tieOf } from './ties.ts';

/** What a text about one month, year or decade is guarded by. */

const SHADE: Record<Tone, Shade> = { BRIGHT: 'bright', PLAIN: 'plain', SLOW: 'slow' };

function starOf(chart: Chart, { branch }: PillarView): VisitingStar {
  const { peach, red, noble } = visitingStars(chart, branch.index);
  if (peach) return '도화';
  if (red) return '홍염';
  return noble ? '천을귀인' : '없음';
}

const stemGod = ({ stem }: PillarView) => godName(stem.tenGod?.korean ?? '비견');
const branchGod = ({ branch }: PillarView) => godName(branch.tenGod.korean);
const stageOf = ({ branch }: PillarView): StageName => STAGES[branch.twelveStage.index] ?? '장생';

export const monthTraits = (chart: Chart, { pillar, tie, tone }: MonthVerdict): Partial<Dimensions> => ({
  mGod: stemGod(pillar),
  mBranchGod: branchGod(pillar),
  mTie: tie,
  mStage: stageOf(pillar),
  mTone: SHADE[tone],
  mStar: starOf(chart, pillar),
  mElement: ELEMENT_NAME[pillar.branch.element] as ElementKey,
});

export const yearTraits = (chart: Chart, { pillar, tie, tone }: YearVerdict): Partial<Dimensions> => ({
  yGod: stemGod(pillar),
  yBranchGod: branchGod(pillar),
  yTie: tie,
  yStage: stageOf(pillar),
  yStar: starOf(chart, pillar),
  yTone: tone,
});

export const decadeTraits = (chart: Chart, pillar: DecadePillar): Partial<Dimensions> => ({
  dGod: stemGod(pillar),
  dBranchGod: branchGod(pillar),
  dTie: tieOf(chart.pillars.day.branch.index, pillar.branch.index),
  dStage: stageOf(pillar),
});
