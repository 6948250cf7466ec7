import { describe, expect, test } from 'vitest';
import { analyzeChart } from './analyze-chart.ts';
import { dayLuck, decadeAt, monthLuck, yearLuck } from './luck.ts';
import { sevenColumns } from './seven-columns.ts';

const chart = analyzeChart({ birthday: '19900520', time: '1430', sexType: 'FEMALE' });
const on = (year: number, month: number, day: number) => ({ year, month, day });

describe('세운', () => {
  test('turns at 입춘; the day of it belongs to the pillar that holds the longer', () => {
    // 입춘 2026 comes on 4 February at 05:02 in Korea, that of 2024 at 17:27.
    expect(yearLuck(chart, on(2026, 2, 3)).hanja).toBe('乙巳');
    expect(yearLuck(chart, on(2026, 2, 4)).hanja).toBe('丙午');
    expect(yearLuck(chart, on(2024, 2, 4)).hanja).toBe('癸卯');
    expect(yearLuck(chart, on(2024, 2, 5)).hanja).toBe('甲辰');
  });

  test('says its days, ten god and stage for the day master', () => {
    expect(yearLuck(chart, on(2026, 11, 21))).toMatchObject({
      korean: '병오',
      from: on(2026, 2, 4),
      until: on(2027, 2, 3),
      stem: { tenGod: { korean: '상관' } },
      branch: { tenGod: { korean: '식신' }, twelveStage: { korean: '장생' } },
      void: true,
    });
  });
});

describe('월운', () => {
  test('turns at each 절', () => {
    expect(monthLuck(chart, on(2026, 11, 21))).toMatchObject({
      hanja: '己亥',
      from: on(2026, 11, 8),
      until: on(2026, 12, 6),
    });
  });

  test('joins without gap or overlap through a year', () => {
    let next = on(2026, 1, 10);
    for (let month = 0; month < 14; month++) {
      const luck = monthLuck(chart, next);
      const after = new Date(Date.UTC(luck.until.year, luck.until.month - 1, luck.until.day + 1));
      next = on(after.getUTCFullYear(), after.getUTCMonth() + 1, after.getUTCDate());
      const following = monthLuck(chart, next);
      expect(following.from).toEqual(next);
      expect(following.index).toBe((luck.index + 1) % 60);
    }
  });
});

test('일운 is the pillar of that day', () => {
  expect(dayLuck(chart, on(1990, 5, 20))).toMatchObject({
    hanja: '乙酉',
    from: on(1990, 5, 20),
    until: on(1990, 5, 20),
  });
  expect(dayLuck(chart, on(2026, 11, 21)).hanja).toBe('己亥');
});

test('대운 of a day runs from its exact start', () => {
  expect(decadeAt(chart, on(1995, 3, 16))).toBeNull();
  expect(decadeAt(chart, on(1995, 3, 17))?.hanja).toBe('庚辰');
  expect(decadeAt(chart, on(2026, 11, 21))?.hanja).toBe('丁丑');
});

test('seven columns: time, day, month, year, a blank, 대운, 세운', () => {
  const view = sevenColumns(chart, on(2026, 11, 21));
  expect(view.columns.map((pillar) => pillar?.hanja ?? '')).toEqual([
    '癸未',
    '乙酉',
    '辛巳',
    '庚午',
    '',
    '丁丑',
    '丙午',
  ]);
  expect([view.monthFortune.hanja, view.dayFortune.hanja]).toEqual(['己亥', '己亥']);
  const timeless = analyzeChart({ birthday: '19900520', time: null, sexType: 'FEMALE' });
  expect(sevenColumns(timeless, on(2026, 11, 21)).columns[0]).toBeNull();
});

test.each([
  [on(2201, 1, 1), 'YEAR_OUT_OF_RANGE'],
  [on(2026, 2, 29), 'DATE_MISSING'],
])('refuses %j with %s', (date, code) => {
  for (const luck of [yearLuck, monthLuck, dayLuck, decadeAt, sevenColumns]) {
    expect(() => luck(chart, date)).toThrow(expect.objectContaining({ code, field: 'date' }));
  }
});

test('the first and the last day have their luck', () => {
  expect(yearLuck(chart, on(1900, 1, 1))).toMatchObject({ hanja: '己亥', from: on(1900, 1, 1) });
  expect(yearLuck(chart, on(2100, 12, 31))).toMatchObject({ hanja: '庚申', until: on(2101, 2, 3) });
  expect(yearLuck(chart, on(2200, 12, 31))).toMatchObject({ hanja: '庚子', until: on(2200, 12, 31) });
});
