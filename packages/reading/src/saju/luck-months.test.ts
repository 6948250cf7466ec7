import { analyzeChart } from '@wolha/saju';
import { describe, expect, test } from 'vitest';
import { luckMonthNamed, luckMonths, monthSpan, thirdsOf } from './luck-months.ts';

const chart = analyzeChart({ birthday: '19940312', time: '0724', sexType: 'FEMALE' });

describe('the months of the pillars', () => {
  test('begin with the running one and are called by the month they begin in', () => {
    const months = luckMonths(chart, '20261121', 12);
    expect(months.map(({ month }) => month)).toEqual([11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(months[0]?.pillar.korean).toBe('기해');
    expect(months[2]?.year).toBe(2027);
  });

  test('begin with the next one when the running one is nearly over', () => {
    const [first] = luckMonths(chart, '20261203', 1);
    expect(first?.month).toBe(12);
  });

  test('before its 절 a calendar month still names the pillar that begins in it', () => {
    expect(luckMonthNamed(chart, '20261102').pillar.korean).toBe(
      luckMonthNamed(chart, '20261130').pillar.korean,
    );
  });

  test('fall into three parts without a gap', () => {
    const [month] = luckMonths(chart, '20261121', 1);
    expect(month && monthSpan(month)).toBe('11월 8일부터 12월 6일까지');
    expect(month && thirdsOf(month)).toEqual(['11월 8일~17일', '11월 18일~26일', '11월 27일~12월 6일']);
  });
});
