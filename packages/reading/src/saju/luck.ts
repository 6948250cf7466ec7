import { dayLuck, decadeAt, yearLuck, type Chart, type DecadePillar, type LuckPillar } from '@wolha/saju';
import { dayAfter, dayOf, luckMonthNamed, luckMonths, type LuckMonth } from './luck-months.ts';

export interface LuckYear {
  year: number;
  pillar: LuckPillar;
}

/** The running luck of a chart as seen from a Korean day. */
export interface Luck {
  /** `YYYYMMDD` */
  on: string;
  /** 일진 */
  day: LuckPillar;
  /** The day after. */
  tomorrow: LuckPillar;
  /** The month that begins in the calendar month of `on`: what "this month" means all through it. */
  month: LuckMonth;
  /** Twenty-four months from the running one. */
  months: readonly LuckMonth[];
  /** 세운: this year and four more. A year is the one that holds its summer, from 입춘 on. */
  years: readonly LuckYear[];
  thisYear: LuckYear;
  lastYear: LuckYear;
  /** The six years before this one. */
  pastYears: readonly LuckYear[];
  /** 대운; null before the first begins. */
  decade: DecadePillar | null;
  nextDecade: DecadePillar | null;
  /** 세는 나이 in the calendar year of `on`. */
  age: number;
}

const luckYear = (chart: Chart, year: number): LuckYear => ({
  year,
  pillar: yearLuck(chart, { year, month: 7, day: 1 }),
});

const YEARS = 5;
const MONTHS = 24;
const PAST_YEARS = 6;

export function luckOf(chart: Chart, on: string): Luck {
  const today = dayOf(on);
  const { year } = today;
  const decade = decadeAt(chart, today);
  const { pillars } = chart.decadeLuck;
  return {
    on,
    day: dayLuck(chart, today),
    tomorrow: dayLuck(chart, dayAfter(today)),
    month: luckMonthNamed(chart, on),
    months: luckMonths(chart, on, MONTHS),
    years: Array.from({ length: YEARS }, (_, index) => luckYear(chart, year + index)),
    thisYear: luckYear(chart, year),
    lastYear: luckYear(chart, year - 1),
    pastYears: Array.from({ length: PAST_YEARS }, (_, index) => luckYear(chart, year - PAST_YEARS + index)),
    decade,
    nextDecade: pillars[decade ? pillars.indexOf(decade) + 1 : 0] ?? null,
    age: year - chart.solar.year + 1,
  };
}
