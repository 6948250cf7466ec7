import { dayOf } from '#saju/luck-months.ts';
import type { ChatAsk } from './ask.ts';
import { daysAfter, occasionOf, type Occasion } from './occasion.ts';
import type { Scope } from './understand/scope.ts';

/** The day a question is about, and the stretch of time counted from that day. */
export interface AskedTime {
  /** `YYYYMMDD` */
  on: string;
  scope: Scope;
}

const DAYS_OF_WEEK = 7;
const MONTHS = 12;
/** By then every month of the calendar is under its own pillar, and every year under its own. */
const MONTH_BEGUN = 9;
const YEAR_BEGUN = '0210';

const two = (count: number): string => String(count).padStart(2, '0');
const weekdayOf = (on: string): number => {
  const { year, month, day } = dayOf(on);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
};

/** The next such day from `on`, in the year that is named where one is. */
function nextDate(on: string, year: number | null, month: number, day: number): string {
  const last = new Date(Date.UTC(year ?? dayOf(on).year, month, 0)).getUTCDate();
  const tail = `${two(month)}${two(Math.min(day, last))}`;
  const here = dayOf(on).year;
  return year !== null ? `${year}${tail}` : `${here}${tail}` >= on ? `${here}${tail}` : `${here + 1}${tail}`;
}

function monthAfter(on: string, after: number): string {
  const { year, month } = dayOf(on);
  const count = year * MONTHS + month - 1 + after;
  return `${Math.floor(count / MONTHS)}${two((count % MONTHS) + 1)}${two(MONTH_BEGUN)}`;
}

/** How many months ahead the next month of that name lies; zero where it runs. */
function monthsUntil(on: string, month: number, year: number | null, nextYear: boolean): number {
  const here = dayOf(on);
  const wanted = year ?? (nextYear ? here.year + 1 : month >= here.month ? here.year : here.year + 1);
  return (wanted - here.year) * MONTHS + month - here.month;
}

/** The middle month of a season that is not over: in it, what runs. */
function seasonsMonth(on: string, months: readonly number[], nextYear: boolean): number {
  const here = dayOf(on).month;
  if (!nextYear && months.includes(here)) return 0;
  const middle = months[Math.floor((months.length - 1) / 2)] ?? here;
  return monthsUntil(on, middle, null, nextYear && !months.includes(12));
}

const inMonth = (on: string, after: number): AskedTime =>
  after === 0
    ? { on, scope: { kind: 'month', after: 0 } }
    : { on: monthAfter(on, after), scope: { kind: 'month', after: 0 } };

const inYear = (on: string, year: number): AskedTime =>
  year <= dayOf(on).year
    ? { on, scope: { kind: 'year', after: 0 } }
    : { on: `${year}${YEAR_BEGUN}`, scope: { kind: 'year', after: 0 } };

const daysUntilWeekday = (on: string, weekday: number, week: number | null): number => {
  const today = weekdayOf(on);
  const ahead = (weekday - today + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  if (week === null || week === 0) return ahead;
  // Weeks begin on Monday.
  const fromMonday = (day: number) => (day + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  return fromMonday(weekday) - fromMonday(today) + week * DAYS_OF_WEEK;
};

/** Moves the reference date to the time a question names, so that all its luck is that time's. */
export function askedTime(on: string, scope: Scope): AskedTime {
  const oneDay: Scope = { kind: 'day', after: 0 };
  switch (scope.kind) {
    case 'none':
    case 'until':
      return { on, scope };
    case 'day':
      return { on: daysAfter(on, scope.after), scope: oneDay };
    case 'date':
      return { on: nextDate(on, scope.year, scope.month, scope.day), scope: oneDay };
    case 'weekday':
      return { on: daysAfter(on, daysUntilWeekday(on, scope.weekday, scope.week)), scope: oneDay };
    case 'week':
      return {
        on: scope.after === 0 ? on : daysAfter(on, daysUntilWeekday(on, 1, scope.after)),
        scope: { kind: 'week', after: 0 },
      };
    case 'month':
      return inMonth(on, scope.after);
    case 'named-month':
      return inMonth(on, Math.max(0, monthsUntil(on, scope.month, scope.year, scope.nextYear)));
    case 'season':
      return inMonth(on, Math.max(0, seasonsMonth(on, scope.months, scope.nextYear)));
    case 'year':
      return inYear(on, dayOf(on).year + scope.after);
    case 'named-year':
      return inYear(on, scope.year);
  }
}

/** The reference date, and the time a question names: the same where it names none. */
export interface Times {
  base: Occasion;
  there: Occasion;
  scope: Scope;
  /** The last day that counts, `YYYYMMDD`, where one is named. */
  until: string | null;
}

/** The reference date beside the time the question names; dates the pillars do not reach are left aside. */
export function timesOf({ own, on, today }: Pick<ChatAsk, 'own' | 'on' | 'today'>, scope: Scope): Times {
  const base = occasionOf(own, on, today);
  const alone: Times = { base, there: base, scope: { kind: 'none' }, until: null };
  if (base.beyond) return alone;
  const asked = askedTime(on, scope);
  const there = asked.on === on ? base : occasionOf(own, asked.on, today);
  if (there.beyond) return alone;
  const until = scope.kind === 'until' ? nextDate(on, scope.year, scope.month, scope.day) : null;
  return { base, there, scope: asked.scope, until };
}
