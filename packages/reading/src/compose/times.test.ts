import { analyzeChart } from '@wolha/saju';
import { describe, expect, test } from 'vitest';
import type { ContentOutline } from '#reading.ts';
import { portraitOf } from '#saju/portrait.ts';
import { writeWith } from '#write-saju-reading.ts';
import { always, topic } from '#corpus/format.ts';
import { paragraph } from './plan.ts';
import { brightYear, inYears, monthsTowards, slowYear } from './times.ts';

const ON = '20261121';
const outline = {
  id: 1,
  version: 1,
  minChars: 1,
  chapters: [{ title: '때', basis: [] }],
} as unknown as ContentOutline;
const times = topic('t', {
  moves: {
    year: always('{y}입니다.'),
    within: always('{mYear} {m} 안.', '{mYear} {m} 속.'),
    before: always('{mYear} {m} 앞.', '{mYear} {m} 밖.'),
  },
});
const chartOf = (date: string) => analyzeChart({ birthday: date, time: '1030', sexType: 'FEMALE' });
const DATES = ['19900217', '19920503', '19940821', '19961109', '19980128', '20000414'];

describe('times', () => {
  test('an answer may be written in the scene of a year', () => {
    for (const date of DATES) {
      const chart = chartOf(date);
      const plan = [{ answer: 't#year', answerIn: inYears(brightYear), parts: [] }];
      const { chapters } = writeWith({ id: 1, plan, topics: [times] }, { content: outline, chart, on: ON });
      const year = portraitOf(chart, ON).verdicts.years.find(({ rank }) => rank === 1)?.year;
      expect(chapters[0]?.answer).toBe(`${year}년입니다.`);
    }
  });

  test('months of a year are told where the calendar reaches it, else the bright ones before', () => {
    for (const date of DATES) {
      const chart = chartOf(date);
      for (const choice of [brightYear, slowYear]) {
        const parts = monthsTowards(choice, 2, { within: ['t#within'], before: ['t#before'] });
        const plan = [{ answer: 't#year', answerIn: inYears(choice), parts: [...parts, paragraph()] }];
        const { markdown } = writeWith({ id: 1, plan, topics: [times] }, { content: outline, chart, on: ON });
        const { verdicts } = portraitOf(chart, ON);
        const year = choice(verdicts.years)[0]?.year;
        const reached = verdicts.months.some(
          (month) => (month.month === 1 ? month.year - 1 : month.year) === year,
        );
        expect(/안\.|속\./u.test(markdown)).toBe(reached);
        expect(/앞\.|밖\./u.test(markdown)).toBe(!reached);
      }
    }
  });
});
