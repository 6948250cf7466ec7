import { analyzeChart, type Birth, type Chart } from '@wolha/saju';
import { randomBirths } from './random-births.ts';

/** A birth of the fixture and its chart. */
export interface Case {
  name: string;
  birth: Birth;
  chart: Chart;
}

/** Lunar births, two of them in a leap month. */
const LUNAR: readonly Birth[] = [
  { birthday: '19840115', time: '0930', calendarType: 'LUNAR', sexType: 'FEMALE' },
  { birthday: '19900520', time: '1815', calendarType: 'LUNAR', leapMonth: true, sexType: 'MALE' },
  { birthday: '19950815', time: '0410', calendarType: 'LUNAR', sexType: 'FEMALE' },
  { birthday: '19981201', time: null, calendarType: 'LUNAR', sexType: 'MALE' },
  { birthday: '20010423', time: '2205', calendarType: 'LUNAR', leapMonth: true, sexType: 'FEMALE' },
  { birthday: '19790707', time: '1240', calendarType: 'LUNAR', sexType: 'MALE' },
];

const SEED = 31;
const CASES = 60;
const PER_STEM = 6;
const TWINS = 6;
const WITHOUT_TIME = 12;

/** A twin: the same birth two hours later, or of the other sex. */
const twinOf = (birth: Birth, index: number): Birth =>
  index % 2 === 0
    ? { ...birth, sexType: birth.sexType === 'FEMALE' ? 'MALE' : 'FEMALE' }
    : {
        ...birth,
        time: `${String((Number((birth.time ?? '1000').slice(0, 2)) + 3) % 24).padStart(2, '0')}30`,
      };

/**
 * Sixty births: six of each day stem, all twelve months, both sexes, twelve without a time, six lunar ones, and six
 * pairs of near twins (another hour, another sex).
 */
export function fixture(): Case[] {
  const births: Birth[] = [];
  const perStem = new Map<number, number>();
  let timeless = 0;
  const take = (birth: Birth, force = false): boolean => {
    const stem = analyzeChart(birth).dayMaster.index;
    const count = perStem.get(stem) ?? 0;
    const noTime = birth.time === null;
    if (count >= PER_STEM || (!force && noTime && timeless >= WITHOUT_TIME)) return false;
    perStem.set(stem, count + 1);
    if (noTime) timeless += 1;
    births.push(birth);
    return true;
  };
  for (const birth of LUNAR) take(birth, true);
  const stream = randomBirths(SEED, 2000);
  let twins = 0;
  for (const birth of stream) {
    if (births.length >= CASES) break;
    const timed = birth.time !== null && Number(birth.time.slice(0, 2)) < 20;
    const stem = analyzeChart(birth).dayMaster.index;
    if (twins < TWINS && timed && (perStem.get(stem) ?? 0) <= PER_STEM - 2) {
      take(birth);
      take(twinOf(birth, twins));
      twins += 1;
      continue;
    }
    take(birth);
  }
  return births.map((birth, index) => ({ name: `${index + 1}`, birth, chart: analyzeChart(birth) }));
}
