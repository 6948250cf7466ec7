import { describe, expect, test } from 'vitest';
import type { Birth } from '#birth.ts';
import { analyzeChart } from '#chart/analyze-chart.ts';
import { candidates } from './candidates.ts';
import { conventions } from './conventions.ts';
import { reverseSearch } from './reverse-search.ts';

const birth: Birth = { birthday: '19900520', time: null, sexType: 'FEMALE' };

describe('candidates', () => {
  test('a whole day: thirteen stretches without gap, the last already of the next day', () => {
    const { candidates: found, differ, shared } = candidates(birth);
    expect(found).toHaveLength(13);
    expect(found.map(({ from, until }) => `${from}-${until}`).slice(0, 2)).toEqual([
      '0000-0132',
      '0133-0332',
    ]);
    expect(found.at(-1)).toMatchObject({
      from: '2333',
      until: '2359',
      pillars: ['庚午', '辛巳', '丙戌', '戊子'],
    });
    expect(differ).toEqual(['day', 'hour']);
    expect(shared.pillars).toEqual({ year: '庚午', month: '辛巳', day: null, hour: null });
    expect(shared.startAge).toEqual([5, 5]);
  });

  test('an afternoon: only the hour is open, and what all have is told', () => {
    const { candidates: found, differ, shared } = candidates(birth, { from: '1300', until: '1700' });
    expect(found.map(({ pillars }) => pillars[3])).toEqual(['壬午', '癸未', '甲申']);
    expect(differ).toEqual(['hour']);
    for (const { chart } of found) {
      expect(chart.relations).toEqual(expect.arrayContaining([...shared.relations]));
      expect(chart.stars).toEqual(expect.arrayContaining([...shared.stars]));
    }
    expect(shared.relations.map(({ korean }) => korean)).toEqual(expect.arrayContaining(['천간합', '반합']));
  });

  test('a day with a 절 parts in the month', () => {
    const { differ, candidates: found } = candidates(
      { ...birth, birthday: '20240204' },
      { from: '1600', until: '1830' },
    );
    expect(differ).toEqual(expect.arrayContaining(['year', 'month']));
    expect(found.find(({ pillars }) => pillars[0] === '甲辰')?.from).toBe('1728');
  });
});

describe('conventions', () => {
  test('fifteen of them, the default first and parting from itself nowhere', () => {
    const report = conventions({ ...birth, time: '2340' });
    expect(report.conventions).toHaveLength(15);
    expect(report.conventions[0]).toMatchObject({
      clock: 'local-mean',
      dayTurn: 'jasi',
      differs: [],
      shownBy: expect.arrayContaining(['포스텔러']),
    });
    const of = (clock: string, dayTurn: string) =>
      report.conventions.find((row) => row.clock === clock && row.dayTurn === dayTurn);
    expect(of('local-mean', 'split')).toMatchObject({
      pillars: ['庚午', '辛巳', '乙酉', '戊子'],
      differs: ['day'],
    });
    expect(of('local-mean', 'midnight')).toMatchObject({
      pillars: ['庚午', '辛巳', '乙酉', '丙子'],
      differs: ['day', 'hour'],
    });
    expect(report.distinct).toBe(3);
  });

  test('summer time parts those who know it from those who do not', () => {
    const report = conventions({ ...birth, birthday: '19880715', time: '1340' });
    const local = report.conventions.find(({ clock }) => clock === 'utc+9');
    expect(local?.differs).toEqual(['hour']);
  });
});

describe('reverse search', () => {
  test('finds every time of 1900..2100 with the four pillars', () => {
    expect(reverseSearch({ year: '庚午', month: '辛巳', day: '乙酉', hour: '癸未' })).toEqual([
      { date: { year: 1930, month: 6, day: 4 }, from: '1333', until: '1532' },
      { date: { year: 1990, month: 5, day: 20 }, from: '1333', until: '1532' },
    ]);
  });

  test('reads Hangul, leaves the hour open, keeps to the years asked for', () => {
    const found = reverseSearch(
      { year: '경오', month: '신사', day: '을유' },
      { fromYear: 1980, untilYear: 2049 },
    );
    expect(found).toEqual([
      { date: { year: 1990, month: 5, day: 19 }, from: '2333', until: '2359' },
      { date: { year: 1990, month: 5, day: 20 }, from: '0000', until: '2332' },
    ]);
  });

  test('pillars that never meet give nothing', () => {
    expect(reverseSearch({ year: '庚午', month: '甲子', day: '乙酉' })).toEqual([]);
  });

  test('refuses what is not one of the sixty', () => {
    expect(() => reverseSearch({ year: '甲丑', month: '辛巳', day: '乙酉' })).toThrow(
      expect.objectContaining({ code: 'PILLARS', field: 'year' }),
    );
  });

  test('each end of a stretch is the last minute that fits', () => {
    const wanted = { year: '甲辰', month: '丙寅', day: '戊戌', hour: '辛酉' };
    expect(reverseSearch(wanted, { fromYear: 2000 })).toEqual([
      { date: { year: 2024, month: 2, day: 4 }, from: '1733', until: '1932' },
    ]);
    const chart = analyzeChart({ ...birth, birthday: '20240204', time: '1733' });
    expect(chart.pillars.hour?.hanja).toBe('辛酉');
  });
});
