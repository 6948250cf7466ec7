import type { CivilDate } from '#calendar/civil.ts';
import { dayLuck, decadeAt, monthLuck, yearLuck } from './luck.ts';
import type { Chart, SevenColumns } from './types.ts';

/**
 * The chart as readers see it, seven columns from the left: time, day, month, year, a blank, 대운 and 세운 of a Korean
 * civil day; with that day's 월운 and 일운 beside them. Throws as `yearLuck`.
 */
export function sevenColumns(chart: Chart, date: CivilDate): SevenColumns {
  const { year, month, day, hour } = chart.pillars;
  return {
    columns: [hour, day, month, year, null, decadeAt(chart, date), yearLuck(chart, date)],
    monthFortune: monthLuck(chart, date),
    dayFortune: dayLuck(chart, date),
  };
}
