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
  const order = [...scored].toSorted((a, b) => b.score - a.score || a.item.year - b.item.year);
  const seat = chart.pillars.day.branch.index;
  return scored.map(({ item }) => {
    const rank = order.findIndex((other) => other.item === item) + 1;
    const tone = rank === 1 ? 'bright' : rank === years.length ? 'slow' : 'plain';
    return { ...item, tone, tie: tieOf(seat, item.pillar.branch.index), rank };
  });
}

const MOVED: Record<Tie, number> = {
  충: 6, 육합: 5, 반합: 3, 원진: 3, 같음: 2, 형: 2, 방합: 1, 해: 1, 파: 1, 없음: 0,
}; // prettier-ignore
const TOLD = 2;
const TURN_OF_DECADE = 3;

/**
 * The two past years that moved most: where the year struck or joined the seat, where a decade began, and where the
 * spouse's star came by. In order of time; their tone says whether they opened or parted.
 */
export function pastVerdicts(chart: Chart, spouse: SpouseStar, years: readonly LuckYear[]): YearVerdict[] {
  const seat = chart.pillars.day.branch.index;
  const turns = new Set(chart.decadeLuck.pillars.map(({ year }) => year));
  const told = years
    .map((item) => {
      const tie = tieOf(seat, item.pillar.branch.index);
      const score = loveScore(chart, spouse, item.pillar);
      const moved = MOVED[tie] + (turns.has(item.year) ? TURN_OF_DECADE : 0) + Math.abs(score) / 12;
      return { item, tie, score, moved };
    })
    .toSorted((a, b) => b.moved - a.moved || b.item.year - a.item.year)
    .slice(0, TOLD)
    .toSorted((a, b) => a.item.year - b.item.year);
  return told.map(({ item, tie, score }, index) => ({
    ...item,
    tie,
    tone: score >= 8 ? 'bright' : score <= -6 ? 'slow' : 'plain',
    rank: index + 1,
  }));
}
