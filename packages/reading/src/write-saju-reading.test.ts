import { analyzeChart, type Birth } from '@wolha/saju';
import { describe, expect, test } from 'vitest';
import { lintReading, readingText } from '#checks/lint-reading.ts';
import { randomBirths } from '#checks/random-births.ts';
import { sharedSentences } from '#checks/text-measures.ts';
import { untruths } from '#checks/truth.ts';
import { shippedContents } from '#cli/shipped-outlines.ts';
import { sentencesOf } from '#compose/sentences.ts';
import { portraitOf } from '#saju/portrait.ts';
import { writeSajuReading } from './write-saju-reading.ts';

const ON = '20261121';
const contents = shippedContents();
const content = (id: number) => {
  const found = contents.get(id);
  if (!found) throw new RangeError(`no content ${id}`);
  return found;
};
const SAJU = [...contents.values()].filter(({ serviceType }) => serviceType === 'SAJU');
const birth: Birth = { birthday: '19940312', time: '0724', sexType: 'FEMALE' };
const write = (id: number, of: Birth = birth, on = ON) =>
  writeSajuReading({ content: content(id), chart: analyzeChart(of), on });

describe('a Saju reading', () => {
  test.each(SAJU.map(({ id, title }) => [id, title]))('of %i %s has the chapters of its outline', (id) => {
    const reading = write(id as number);
    expect(reading.chapters.map(({ title }) => title)).toEqual(
      content(id as number).chapters.map(({ title }) => title),
    );
    expect(reading.chapters.every(({ answer, blocks }) => answer !== '' && blocks.length > 0)).toBe(true);
    expect(reading.markdown).toContain(`## ${reading.chapters[0]?.title ?? ''}`);
  });

  test('is the same again, also on another day where it is written once', () => {
    expect(write(33)).toEqual(write(33));
    expect(write(33, birth, '20270508')).toEqual(write(33));
  });

  test.each([
    ['20261121', '20261122', '경자', '경금'],
    ['20261130', '20261201', '기유', '기토'],
    ['20261231', '20270101', '경진', '경금'],
  ])(
    'of the day shares next to nothing on %s and %s, and names the day to come',
    (day, next, pillar, stem) => {
      const [before, after] = [day, next].map((on) => readingText(write(32, birth, on))) as [string, string];
      expect(sharedSentences(sentencesOf(before), sentencesOf(after))).toBeLessThan(0.1);
      expect(before).toMatch(new RegExp(`(?:내일|자정)[^.]* (?:${pillar}|${stem})`, 'u'));
    },
  );

  test('of the day changes with the day, of the month with the month alone', () => {
    expect(write(32, birth, '20261122').markdown).not.toBe(write(32).markdown);
    expect(write(39, birth, '20261102')).toEqual(write(39));
    expect(write(39, birth, '20261215').markdown).not.toBe(write(39).markdown);
  });

  test('that was bought tells what many contents share beside its chapters, behind their prose', () => {
    const { chapters } = write(5);
    const kinds = chapters.map(({ blocks }) => blocks.map(({ kind }) => kind));
    expect(kinds.flat()).toContain('notes');
    for (const order of kinds) {
      const notes = order.indexOf('notes');
      expect(order.lastIndexOf('notes')).toBe(notes);
      if (notes !== -1) expect(order.lastIndexOf('prose')).toBe(notes - 1);
      expect(order.some((kind, at) => kind === 'quote' && order[at + 1] === 'quote')).toBe(false);
    }
    expect(
      write(33)
        .chapters.flatMap(({ blocks }) => blocks)
        .map(({ kind }) => kind),
    ).not.toContain('notes');
  });

  test('without a birth time speaks of no hour', () => {
    const reading = write(33, { ...birth, time: null });
    expect(readingText(reading)).not.toMatch(/태어난 시간의 (위|아래) 글자|시주/u);
    expect(reading.facts.every(({ id }) => !id.startsWith('hour.'))).toBe(true);
  });

  test.each([[32], [33], [34], [35], [36], [37], [38], [39]])(
    'of free content %i says nothing untrue, banned or broken of forty births',
    (id) => {
      const seed = 400 + id;
      for (const other of randomBirths(seed, 40)) {
        const chart = analyzeChart(other);
        const reading = writeSajuReading({ content: content(id), chart, on: ON });
        const found = [
          ...untruths(reading, portraitOf(chart, ON)),
          ...lintReading(content(id), reading).filter(({ check }) => ['Q2', 'Q9', 'Q12'].includes(check)),
        ];
        expect(found, `seed ${seed}, ${JSON.stringify(other)}`).toEqual([]);
      }
    },
  );

  test('is refused for a content that nobody has written', () => {
    const unwritten = { ...content(1), id: 900 };
    expect(() => writeSajuReading({ content: unwritten, chart: analyzeChart(birth), on: ON })).toThrow(
      RangeError,
    );
  });

  test('reads lunar and leap-month births', () => {
    const leap: Birth = {
      birthday: '20010423',
      time: '2205',
      calendarType: 'LUNAR',
      leapMonth: true,
      sexType: 'MALE',
    };
    expect(write(35, leap).chapters).toHaveLength(3);
  });
});
