import { expect, test } from 'vitest';
import type { Birth } from '#birth.ts';
import { analyzeChart } from '#chart/analyze-chart.ts';
import { CLOCKS } from '#core/moment.ts';
import { DAY_TURNS } from '#core/pillars.ts';
import { eraBirths, evenBirths, randomOf, termBirths } from '../../test/random-births.ts';
import { chartJson } from './chart-json.ts';
import { chartRecord } from './chart-record.ts';

const SEED = 20261124;

test(`the text is that of the record byte for byte, 3,000 births, seed ${SEED}`, () => {
  const random = randomOf(SEED);
  const two = (n: number) => String(n).padStart(2, '0');
  const births = [...evenBirths(SEED, 1000), ...termBirths(SEED, 1000), ...eraBirths(SEED, 1000)];
  for (const { year, month, day, hour, minute, male } of births) {
    const birth: Birth = {
      birthday: `${year}${two(month)}${two(day)}`,
      time: random(5) ? `${two(hour)}${two(minute)}` : null,
      sexType: male ? 'MALE' : 'FEMALE',
      longitude: random(2) ? 126.978 : 124 + random(8),
      clock: CLOCKS[random(5)] ?? 'civil',
      dayTurn: DAY_TURNS[random(3)] ?? 'jasi',
    };
    expect(chartJson(birth)).toBe(JSON.stringify(chartRecord(analyzeChart(birth))));
  }
});
