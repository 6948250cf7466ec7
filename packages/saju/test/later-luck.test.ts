import { SolarTime } from 'tyme4ts';
import { expect, test } from 'vitest';
import { civilDate, dayNumber } from '../src/calendar/civil.ts';
import { monthStartsForLuck } from '../src/calendar/later-terms.ts';
import { analyzeChart, monthLuck, yearLuck } from '../src/index.ts';

const chart = analyzeChart({ birthday: '19961023', time: '0724', sexType: 'FEMALE' });
const FIRST = dayNumber(2101, 1, 1);
const LAST = dayNumber(2200, 12, 31);

test('2101–2200: year and month of luck are those of tyme4ts on the days around every 절', () => {
  const differing: string[] = [];
  for (const start of monthStartsForLuck()) {
    const turn = Math.floor((start + 32_400) / 86_400);
    for (const days of [turn - 1, turn + 2]) {
      if (days < FIRST || days > LAST) continue;
      const date = civilDate(days);
      // Noon in Korea on the clock tyme4ts keeps (UTC+8).
      const peer = SolarTime.fromYmdHms(date.year, date.month, date.day, 11, 0, 0)
        .getLunarHour()
        .getEightChar();
      const theirs = [peer.getYear().getName(), peer.getMonth().getName()];
      const ours = [yearLuck(chart, date).hanja, monthLuck(chart, date).hanja];
      if (theirs.join() !== ours.join()) differing.push(`${date.year}-${date.month}-${date.day}`);
    }
  }
  expect(differing).toEqual([]);
});
