import type { Chart } from '@wolha/saju';
import type { Tone } from '#reading.ts';
import { loveScore } from '#saju/love-score.ts';
import type { LuckMonth } from '#saju/luck-months.ts';
import type { SpouseStar } from '#saju/spouse-star.ts';
import { tieOf } from '#saju/ties.ts';
import type { Tie } from '#corpus/dimensions.ts';

/** A month with what it means for love. The same in every chapter, table and sentence. */
export interface MonthVerdict extends LuckMonth {
  tone: Tone;
  /** With the day branch. */
  tie: Tie;
  /** 1 is the brightest of its twelve. */
  rank: number;
}

const YEAR = 12;
export const BRIGHT_MONTHS = 3;
export const SLOW_MONTHS = 2;

interface Scored {
  month: LuckMonth;
  score: number;
  index: number;
}

/** Higher score first; of equals the nearer month. */
const brighter = (a: Scored, b: Scored): number => b.score - a.score || a.index - b.index;

function rankYear(chart: Chart, spouse: SpouseStar, months: readonly LuckMonth[]): MonthVerdict[] {
  const scored = months.map((month, index) => ({
    month,
    index,
    score: loveScore(chart, spouse, month.pillar),
  }));
  const order = [...scored].toSorted(brighter);
  const rankOf = (index: number) => order.findIndex((item) => item.index === index) + 1;
  const seat = chart.pillars.day.branch.index;
  return scored.map(({ month, index }) => {
    const rank = rankOf(index);
    const tone = rank <= BRIGHT_MONTHS ? 'BRIGHT' : rank > months.length - SLOW_MONTHS ? 'SLOW' : 'PLAIN';
    return { ...month, tone, tie: tieOf(seat, month.pillar.branch.index), rank };
  });
}

/** The months, each twelve ranked among themselves: three bright, two slow, never the same. */
export function monthVerdicts(
  chart: Chart,
  spouse: SpouseStar,
  months: readonly LuckMonth[],
): MonthVerdict[] {
  const years = Math.ceil(months.length / YEAR);
  return Array.from({ length: years }, (_, index) => months.slice(index * YEAR, (index + 1) * YEAR)).flatMap(
    (year) => rankYear(chart, spouse, year),
  );
}
