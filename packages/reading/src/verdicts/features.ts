import type { Chart, Element, TenGodGroup } from '@wolha/saju';
import type { GodName } from '#corpus/dimensions.ts';
import { groupShares, tenGodShares } from '#saju/ten-god-weights.ts';

/** What verdicts are drawn from: numbers of one chart, before any word is chosen. */
export interface Features {
  gods: Record<GodName, number>;
  groups: Record<TenGodGroup, number>;
  /** Shares of the five elements, hidden stems included. */
  elements: Record<Element, number>;
  /** 0.40 is the natural middle. */
  strength: number;
  /** 양 일간 1, 음 일간 0 */
  yang: number;
  /** 십이운성 of the day as vigour, 0 (절) .. 1 (제왕). */
  vigour: number;
  /** Summer and fire warm (+), winter and water cool (−), about −1 .. 1. */
  heat: number;
  hasStar: (code: string) => boolean;
  has: (relation: string) => boolean;
}

/** 장생 목욕 관대 건록 제왕 쇠 병 사 묘 절 태 양 */
const VIGOUR = [0.7, 0.65, 0.85, 0.95, 1, 0.6, 0.4, 0.3, 0.2, 0.1, 0.25, 0.45] as const;
/** 자 .. 해: how warm the month is. */
const MONTH_HEAT = [-1, -0.9, -0.4, 0, 0.2, 0.7, 1, 0.9, 0.3, 0, -0.2, -0.7] as const;

export function featuresOf(chart: Chart): Features {
  const gods = tenGodShares(chart);
  const { withHidden } = chart.elements;
  const all = Object.values(withHidden).reduce((sum, count) => sum + count, 0);
  const elements = Object.fromEntries(
    Object.entries(withHidden).map(([element, count]) => [element, count / all]),
  ) as Record<Element, number>;
  const { day, month } = chart.pillars;
  return {
    gods,
    groups: groupShares(gods),
    elements,
    strength: chart.strength.score,
    yang: day.stem.polarity === 'yang' ? 1 : 0,
    vigour: VIGOUR[day.branch.twelveStage.index] ?? 0.5,
    heat: (MONTH_HEAT[month.branch.index] ?? 0) + elements.fire - elements.water,
    hasStar: (code) => chart.stars.some((star) => star.code === code),
    has: (kind) =>
      chart.relations.some((relation) => relation.kind === kind && relation.seats.includes('day')),
  };
}
