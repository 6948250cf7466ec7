import { describe, expect, test } from 'vitest';
import { stepDay, yearsAround } from './reference-date.ts';

describe('a step of the reference date', () => {
  test.each([
    ['2026-11-21', 'year', 1, '2027-11-21'],
    ['2026-11-21', 'month', -1, '2026-10-21'],
    ['2026-12-31', 'month', 1, '2027-01-31'],
    ['2026-01-31', 'month', 1, '2026-02-28'],
    ['2028-02-29', 'year', 1, '2029-02-28'],
    ['2026-01-01', 'month', -1, '2025-12-01'],
    ['2026-01-01', 'day', -1, '2025-12-31'],
    ['2028-02-28', 'day', 1, '2028-02-29'],
    ['2026-12-31', 'day', 1, '2027-01-01'],
  ] as const)('%s, %s by %i → %s', (date, part, by, expected) => {
    expect(stepDay(date, part, by)).toBe(expected);
  });

  test.each([
    ['1900-06-15', 'year', -1],
    ['2200-06-15', 'year', 1],
    ['1900-01-01', 'day', -1],
    ['2200-12-31', 'day', 1],
    ['1900-01-15', 'month', -1],
    ['2200-12-15', 'month', 1],
  ] as const)('%s, %s by %i leaves the range and is not taken', (date, part, by) => {
    expect(stepDay(date, part, by)).toBeNull();
  });

  test('is taken back by the opposite one where the day exists in both months', () => {
    for (const part of ['year', 'month', 'day'] as const)
      expect(stepDay(stepDay('2026-05-15', part, 1) ?? '', part, -1)).toBe('2026-05-15');
  });
});

test('the years shown reach five to either side and stop at the range', () => {
  expect(yearsAround('2026-11-21')).toEqual({ from: 2021, to: 2031 });
  expect(yearsAround('1902-01-01')).toEqual({ from: 1900, to: 1907 });
  expect(yearsAround('2199-01-01')).toEqual({ from: 2194, to: 2200 });
});
