import type { Chart } from '@wolha/saju';
import { Book } from './book.ts';

/** Parts of the day as they are said before an hour. */
const partOfDay = (hour: number): string =>
  hour < 5 ? '새벽' : hour < 12 ? '오전' : hour < 18 ? '오후' : hour < 21 ? '저녁' : '밤';

/**
 * The civil hours of a branch (0 자 .. 11 해): local mean time of Korea is about half an hour behind the clock.
 * `저녁 7시 반부터 9시 반`
 */
export function hoursOf(branch: number): string {
  const from = (branch * 2 + 23) % 24;
  const to = (from + 2) % 24;
  const clock = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}시 반`;
  const again = partOfDay(to) === partOfDay(from) ? '' : `${partOfDay(to)} `;
  return `${partOfDay(from)} ${clock(from)}부터 ${again}${clock(to)}`;
}

const SIX_PARTNER = [1, 0, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2] as const;

export function hourSlots(book: Book, chart: Chart): void {
  const seat = chart.pillars.day.branch.index;
  const partner = SIX_PARTNER[seat] ?? 0;
  const opposite = (seat + 6) % 12;
  const names = '자축인묘진사오미신유술해';
  book.add('goodHour', `${names.charAt(partner)}시`, null);
  book.add('goodHours', hoursOf(partner), null);
  book.add('badHour', `${names.charAt(opposite)}시`, null);
  book.add('badHours', hoursOf(opposite), null);
}
