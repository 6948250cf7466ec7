import { describe, expect, test } from 'vitest';
import { periodOf } from './period.ts';

describe('the time a reading speaks of', () => {
  test('is the day for contents of the day', () => {
    expect(periodOf(32, '20261121')).toBe('2026-11-21');
    expect(periodOf(45, '20270101')).toBe('2027-01-01');
  });

  test('is the month for free contents of the month', () => {
    expect(periodOf(39, '20261121')).toBe('2026-11');
    expect(periodOf(37, '20261121')).toBe('2026-11');
  });

  test('is nothing for what is written once', () => {
    expect(periodOf(33, '20261121')).toBe('');
    expect(periodOf(2, '20261121')).toBe('');
  });

  test('is read from the basis of a content nobody knew', () => {
    const outline = (purchaseType: 'FREE' | 'PREMIUM', basis: string[]) => ({
      id: 900,
      purchaseType,
      chapters: [{ basis }],
    });
    expect(periodOf(outline('FREE', ['iljin', 'ilgan']), '20261121')).toBe('2026-11-21');
    expect(periodOf(outline('FREE', ['wolun']), '20261121')).toBe('2026-11');
    expect(periodOf(outline('PREMIUM', ['wolun']), '20261121')).toBe('');
  });
});
