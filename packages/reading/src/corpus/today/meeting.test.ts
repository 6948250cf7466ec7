import { expect, test } from 'vitest';
import { analyzeChart } from '@wolha/saju';
import { randomBirths } from '#checks/random-births.ts';
import { shippedContents } from '#cli/shipped-outlines.ts';
import { writeSajuReading } from '#write-saju-reading.ts';

const SEED = 32;
const TODAY_LOVE = 32;
const DAYS = ['20260105', '20260218', '20260402', '20260519', '20260711', '20261121'] as const;

function tenDaysOn(day: string): string {
  const date = new Date(
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)) + 10),
  );
  return date.toISOString().slice(0, 10).replaceAll('-', '');
}

test('the word of the day is another when its stem comes again over another branch', () => {
  const content = shippedContents().get(TODAY_LOVE);
  if (!content) throw new RangeError('the content of today is not shipped');
  for (const birth of randomBirths(SEED, 12)) {
    const chart = analyzeChart(birth);
    const wordOn = (on: string) => writeSajuReading({ content, chart, on }).chapters.at(-1)?.answer;
    for (const day of DAYS) {
      const [word, again] = [wordOn(day), wordOn(tenDaysOn(day))];
      expect(word, `seed ${SEED}, ${JSON.stringify(birth)}, ${day}`).not.toBe(again);
    }
  }
});
