import { describe, expect, test } from 'vitest';
import { analyzeChart } from '@wolha/saju';
import { chapterText, readingText } from '#checks/lint-reading.ts';
import { randomBirths } from '#checks/random-births.ts';
import { shippedContents } from '#cli/shipped-outlines.ts';
import { lengthOf, sentencesOf } from '#compose/sentences.ts';
import { writeWith } from '#write-saju-reading.ts';
import { generalPlan } from './general-plan.ts';

const SEED = 20261121;
const CHAPTER_FLOOR = 550;
const CLOSING_FLOOR = 350;
const CEILING = 1.6;
const charts = randomBirths(SEED, 30).map((birth) => analyzeChart(birth));
const premium = [...shippedContents().values()].filter(
  ({ serviceType, purchaseType }) => serviceType === 'SAJU' && purchaseType === 'PREMIUM',
);

describe(`a content without texts of its own (births of seed ${SEED})`, () => {
  test('is one of twenty that the shop sells', () => {
    expect(premium.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test.each(premium.map((content) => [content.id, content] as const))(
    'content %i keeps its outline and its length, and says nothing twice',
    (_, content) => {
      const written = generalPlan(content);
      for (const chart of charts) {
        const reading = writeWith(written, { content, chart, on: '20261121' });
        expect(reading.chapters.map(({ title }) => title)).toEqual(
          content.chapters.map(({ title }) => title),
        );

        const text = readingText(reading);
        expect(lengthOf(text)).toBeGreaterThanOrEqual(content.minChars);
        expect(lengthOf(text)).toBeLessThanOrEqual(content.minChars * CEILING);
        reading.chapters.forEach((chapter, index) => {
          const closing = index === reading.chapters.length - 1;
          expect(lengthOf(chapterText(chapter))).toBeGreaterThanOrEqual(
            closing ? CLOSING_FLOOR : CHAPTER_FLOOR,
          );
          expect(chapter.answer).not.toBe(chapter.title);
          expect(chapter.facts.length).toBeGreaterThan(1);
          const asked = content.chapters[index]?.basis ?? [];
          expect(
            chapter.facts.flatMap(({ basis }) => basis).filter((word) => asked.includes(word)),
          ).not.toEqual([]);
        });

        expect(text).not.toMatch(/[{}]|undefined|NaN/u);
        const sentences = sentencesOf(text);
        expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
      }
    },
  );

  test('answers an outline nobody has written for', () => {
    const [chart] = charts;
    if (!chart) throw new RangeError('no births');
    const content = {
      id: 900,
      purchaseType: 'PREMIUM' as const,
      version: 1,
      minChars: 2000,
      chapters: [
        { title: '오늘의 마음', basis: ['iljin', 'ilgan'] },
        { title: '모르는 낱말', basis: ['nobody'] },
        { title: '맺으며', basis: [] },
      ],
    };
    const reading = writeWith(generalPlan(content), { content, chart, on: '20261121' });
    expect(lengthOf(readingText(reading))).toBeGreaterThanOrEqual(content.minChars);
  });
});
