import { monthLuck, type Chart, type CivilDate, type LuckPillar } from '@wolha/saju';

/** A month of the pillars: from the day of one 절 to the day before the next, in Korea. */
export interface LuckMonth {
  /** Calendar year and month in which it begins: the month it is called by. */
  year: number;
  month: number;
  pillar: LuckPillar;
}

const DAY_MS = 86_400_000;
/** A month with fewer days left than this is as good as over: the calendar begins with the next. */
const DAYS_WORTH_NAMING = 6;
/** Always inside the month of the pillars that begins in a calendar month: its 절 falls on the 3rd to the 9th. */
const SURE_DAY = 15;

/** `YYYYMMDD` as a date. */
export const dayOf = (on: string): CivilDate => ({
  year: Number(on.slice(0, 4)),
  month: Number(on.slice(4, 6)),
  day: Number(on.slice(6, 8)),
});

/** The next day, also over the end of a month. */
export function dayAfter({ year, month, day }: CivilDate): CivilDate {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
}

const epochOf = ({ year, month, day }: CivilDate): number => Date.UTC(year, month - 1, day) / DAY_MS;

/** The month of the pillars that begins in a calendar month; months beyond 12 count on into the next years. */
function luckMonth(chart: Chart, year: number, month: number): LuckMonth {
  const index = year * 12 + month - 1;
  const named = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return { ...named, pillar: monthLuck(chart, { ...named, day: SURE_DAY }) };
}

/**
 * The months of the pillars from a Korean day (`YYYYMMDD`) forward, the running one first unless it is nearly over.
 */
export function luckMonths(chart: Chart, on: string, count: number): LuckMonth[] {
  const today = dayOf(on);
  const { from, until } = monthLuck(chart, today);
  const daysLeft = epochOf(until) - epochOf(today);
  const first = from.month + (daysLeft < DAYS_WORTH_NAMING ? 1 : 0);
  return Array.from({ length: count }, (_, index) => luckMonth(chart, from.year, first + index));
}

/** The month of the pillars that begins in the calendar month of `on`. */
export function luckMonthNamed(chart: Chart, on: string): LuckMonth {
  const { year, month } = dayOf(on);
  return luckMonth(chart, year, month);
}

/** `11월 7일부터 12월 6일까지` */
export const monthSpan = ({ pillar: { from, until } }: LuckMonth): string =>
  `${from.month}월 ${from.day}일부터 ${until.month}월 ${until.day}일까지`;

/** `11.7–12.6` */
export const monthRange = ({ pillar: { from, until } }: LuckMonth): string =>
  `${from.month}.${from.day}–${until.month}.${until.day}`;

/** The month in three parts of about ten days, `11월 8일~17일` each. */
export function thirdsOf({ pillar: { from, until } }: LuckMonth): string[] {
  const first = epochOf(from);
  const days = epochOf(until) - first + 1;
  const date = (offset: number) => {
    const day = new Date((first + offset) * DAY_MS);
    return { month: day.getUTCMonth() + 1, day: day.getUTCDate() };
  };
  const edges = [0, Math.round(days / 3), Math.round((2 * days) / 3), days];
  return edges.slice(0, 3).map((edge, index) => {
    const start = date(edge);
    const end = date((edges[index + 1] ?? days) - 1);
    const close = end.month === start.month ? `${end.day}일` : `${end.month}월 ${end.day}일`;
    return `${start.month}월 ${start.day}일~${close}`;
  });
}
