import { expect, test } from 'vitest';
import {
  dayWords,
  koreanDay,
  longDayWords,
  longMomentWords,
  momentWords,
  monthDayWords,
} from './korean-time.ts';

test.each([
  ['2026-11-21T11:16:00Z', '2026. 11. 21. 오후 8:16'],
  ['2026-10-29T16:40:05.123Z', '2026. 10. 30. 오전 1:40'],
  ['2026-12-31T15:00:00Z', '2027. 1. 1. 오전 12:00'],
  ['2026-01-01T03:05:00Z', '2026. 1. 1. 오후 12:05'],
])('%s is %s in Korea', (instant, words) => {
  expect(momentWords(instant)).toBe(words);
  expect(words).toContain(dayWords(instant));
});

test('a message carries its day and time in full, a divider the day with its weekday', () => {
  expect(longMomentWords('2026-11-21T11:16:00Z')).toBe('2026년 11월 21일 오후 8:16');
  expect(longDayWords('2026-11-21T15:30:00Z')).toBe('2026년 11월 22일 일요일');
  expect(monthDayWords('2026-12-31T15:00:00Z')).toBe('1월 1일');
  expect(koreanDay('2026-12-31T15:00:00Z')).toBe('2027-01-01');
});
