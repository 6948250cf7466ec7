import { expect, test } from 'vitest';
import { dayWords, momentWords } from './korean-time.ts';

test.each([
  ['2026-11-21T11:16:00Z', '2026. 11. 21. 오후 8:16'],
  ['2026-10-29T16:40:05.123Z', '2026. 10. 30. 오전 1:40'],
  ['2026-12-31T15:00:00Z', '2027. 1. 1. 오전 12:00'],
  ['2026-01-01T03:05:00Z', '2026. 1. 1. 오후 12:05'],
])('%s is %s in Korea', (instant, words) => {
  expect(momentWords(instant)).toBe(words);
  expect(words).toContain(dayWords(instant));
});
