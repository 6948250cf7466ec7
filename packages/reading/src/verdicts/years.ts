import type { Chart } from '@wolha/saju';
import type { Shade, Tie } from '#corpus/dimensions.ts';
import { loveScore } from '#saju/love-score.ts';
import type { LuckYear } from '#saju/luck.ts';
import type { SpouseStar } from '#saju/spouse-star.ts';
import { tieOf } from '#saju/ties.ts';

/** A year with what it means for love. */
export interface YearVerdict extends LuckYear {
  tone: Shade;
  tie: Tie;
  /** 1 is the brightest of the five. */
  rank: number;
}

/** This year and four more, ranked among themselves: one bright, one slow. */
export function yearVerdicts(chart: Chart, spouse: SpouseStar, years: readonly LuckYear[]): YearVerdict[] {
  const scored = years.map((item) => ({ item, score: loveScore(chart, spouse, item.pillar) }));
  const order = [...scored].sort((a, b) => b.score - a.score || a.item.year - b.item.year);
  const seat = chart.pillars.day.branch.index;
  return scored.map(({ item }) => {
    const rank = order.findIndex((other) => other.item === item) + 1;
    const tone = rank === 1 ? 'bright' : rank === years.length ? 'slow' : 'plain';
    return { ...item, tone, tie: tieOf(seat, item.pillar.branch.index), rank };
  });
}
