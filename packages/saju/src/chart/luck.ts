import { checkedDayNumber, civilDate, dayNumber, FIRST_DAY, type CivilDate } from '#calendar/civil.ts';
import { LAST_LUCK_YEAR, monthStartsForLuck } from '#calendar/later-terms.ts';
import { dayPillar, monthOrdinal, monthPillar, yearPillar } from '#core/pillars.ts';
import { seoulOffset } from '#time/seoul.ts';
import { pillarView } from './pillar-view.ts';
import type { Chart, DecadePillar, LuckPillar } from './types.ts';

const NOON = 43200;
const LAST_DAY = dayNumber(LAST_LUCK_YEAR, 12, 31);

/** Instant of a Korean civil day's noon: the pillar that rules then holds the longer part of the day. */
const noonOf = (days: number) => days * 86400 + NOON - seoulOffset(days * 86400 + NOON);

/** Korean civil day that a month of the pillars, begun at an instant, has the longer part of: its first. */
function firstDayFrom(utc: number): number {
  const guess = Math.floor((utc + 32400) / 86400);
  return noonOf(guess) >= utc ? guess : guess + 1;
}

const checkedDay = (date: CivilDate) => checkedDayNumber(date, 'date', LAST_LUCK_YEAR);

const withinRange = (days: number) => civilDate(Math.max(FIRST_DAY, Math.min(LAST_DAY, days)));

function luck(chart: Chart, pillar: number, firstDay: number, nextFirstDay: number): LuckPillar {
  return {
    ...pillarView(chart.pillars.day.index, pillar),
    from: withinRange(firstDay),
    until: withinRange(nextFirstDay - 1),
  };
}

/**
 * 세운: the pillar of the year that rules a Korean civil day, seen from the chart's day master. Turns at 입춘.
 * `from` and `until` are cut to 1900-01-01..2200-12-31. Throws `YEAR_OUT_OF_RANGE` or `DATE_MISSING`.
 */
export function yearLuck(chart: Chart, date: CivilDate): LuckPillar {
  const starts = monthStartsForLuck();
  const ordinal = monthOrdinal(noonOf(checkedDay(date)), starts);
  const spring = ordinal - ((ordinal + 11) % 12);
  return luck(
    chart,
    yearPillar(ordinal),
    spring < 0 ? FIRST_DAY : firstDayFrom(starts[spring] ?? 0),
    firstDayFrom(starts[spring + 12] ?? 0),
  );
}

/** 월운: the pillar of the month that rules a Korean civil day. Turns at each 절. Throws as `yearLuck`. */
export function monthLuck(chart: Chart, date: CivilDate): LuckPillar {
  const starts = monthStartsForLuck();
  const ordinal = monthOrdinal(noonOf(checkedDay(date)), starts);
  const [start, end] = [starts[ordinal] ?? 0, starts[ordinal + 1] ?? 0];
  return luck(chart, monthPillar(ordinal), firstDayFrom(start), firstDayFrom(end));
}

/** 일운: the pillar of a Korean civil day. Throws as `yearLuck`. */
export function dayLuck(chart: Chart, date: CivilDate): LuckPillar {
  const days = checkedDay(date);
  return luck(chart, dayPillar(days), days, days + 1);
}

/** The 대운 that runs at noon of a Korean civil day, or null before the first. Throws as `yearLuck`. */
export function decadeAt(chart: Chart, date: CivilDate): DecadePillar | null {
  const noon = noonOf(checkedDay(date));
  return chart.decadeLuck.pillars.findLast(({ start }) => Date.parse(start) / 1000 <= noon) ?? null;
}
