import type { Chart } from '@wolha/saju';
import type { AgeDirection, Dimensions, Light, Tie, Warmth } from '#corpus/dimensions.ts';
import { loveScore, visitingStars } from '#saju/love-score.ts';
import type { Luck } from '#saju/luck.ts';
import type { SpouseStar } from '#saju/spouse-star.ts';
import { tieOf } from '#saju/ties.ts';
import { featuresOf, type Features } from './features.ts';
import {
  CHANNEL,
  CHARM,
  CRUSH,
  EXPRESSION,
  HURT,
  INITIATIVE,
  PACE,
  PATTERN,
  RECOVERY,
  SSUM,
} from './love.ts';
import { monthVerdicts, type MonthVerdict } from './months.ts';
import { strongest } from './strongest.ts';
import { pastVerdicts, yearVerdicts, type YearVerdict } from './years.ts';

type VerdictName =
  | 'pattern' | 'expression' | 'pace' | 'initiative' | 'ssum' | 'recovery' | 'crush' | 'charm' | 'hurt'
  | 'channel' | 'ageDirection' | 'today' | 'light'; // prettier-ignore

/** What is decided once about a chart on a day; text, calendars and cards all read it from here. */
export type Verdicts = Pick<Dimensions, VerdictName> & {
  months: MonthVerdict[];
  years: YearVerdict[];
  past: YearVerdict[];
};

const OLDER_SEATS = { year: 2, month: 1, day: -1, hour: -2 } as const;

/** 연·월의 배우자성은 연상, 일·시는 동갑이나 연하 쪽: a tendency. */
function ageDirectionOf({ open, hidden, indirect }: SpouseStar, { vigour }: Features): AgeDirection {
  const places = open.length > 0 ? open : hidden;
  const slanting = places[0]?.god === indirect;
  const lean = places.reduce((sum, { seat }) => sum + OLDER_SEATS[seat], 0);
  if (places.length === 0) return vigour > 0.6 ? 'younger' : vigour < 0.35 ? 'older' : 'same';
  if (lean > 1 || (lean === 1 && slanting)) return 'older';
  return lean < -1 || (lean === -1 && slanting) ? 'younger' : 'same';
}

const TIE_WARMTH: Record<Tie, number> = {
  육합: 3, 반합: 2.2, 방합: 1.2, 같음: 0.6, 없음: 0, 파: -0.8, 해: -1.1, 형: -1.4, 원진: -1.8, 충: -2.4,
}; // prettier-ignore

/** 오늘의 온도: the day's score in love with what its branch does to the seat. */
function todayOf(chart: Chart, spouse: SpouseStar, luck: Luck): Warmth {
  const { day } = luck;
  const tie = tieOf(chart.pillars.day.branch.index, day.branch.index);
  const group = day.stem.tenGod?.group;
  if (tie === '충' || (tie === '원진' && group === 'output')) return 'brisk';
  const warmth = loveScore(chart, spouse, day) / 12 + TIE_WARMTH[tie] * 0.4 + (group === 'output' ? 0.7 : 0);
  if (warmth > 1.8) return 'hot';
  if (warmth > 0.75) return 'warm';
  return warmth > -0.35 ? 'mild' : 'cool';
}

/** 이번 달의 신호: green where something opens and nothing pulls, blinking where the seat is shaken. */
function lightOf(chart: Chart, spouse: SpouseStar, luck: Luck): Light {
  const { pillar } = luck.month;
  const tie = tieOf(chart.pillars.day.branch.index, pillar.branch.index);
  const { peach, red, noble } = visitingStars(chart, pillar.branch.index);
  const score = loveScore(chart, spouse, pillar) + (peach || red || noble ? 3 : 0);
  if (score >= 14) return 'green';
  return score < -3 || tie === '충' ? 'blink' : 'yellow';
}

export function verdictsOf(chart: Chart, spouse: SpouseStar, luck: Luck): Verdicts {
  const features = featuresOf(chart);
  return {
    pattern: strongest(PATTERN, features),
    expression: strongest(EXPRESSION, features),
    pace: strongest(PACE, features),
    initiative: strongest(INITIATIVE, features),
    ssum: strongest(SSUM, features),
    recovery: strongest(RECOVERY, features),
    crush: strongest(CRUSH, features),
    charm: strongest(CHARM, features),
    hurt: strongest(HURT, features),
    channel: strongest(CHANNEL, features),
    ageDirection: ageDirectionOf(spouse, features),
    today: todayOf(chart, spouse, luck),
    light: lightOf(chart, spouse, luck),
    months: monthVerdicts(chart, spouse, luck.months),
    years: yearVerdicts(chart, spouse, luck.years),
    past: pastVerdicts(chart, spouse, luck.pastYears),
  };
}
