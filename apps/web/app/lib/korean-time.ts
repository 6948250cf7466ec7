const KOREA_OFFSET_MS = 9 * 60 * 60 * 1000;

/** The wall clock in Korea at an instant, wherever the reader or the server is. */
const inKorea = (instant: string): Date => new Date(Date.parse(instant) + KOREA_OFFSET_MS);

/** The Korean day of an instant: 2026. 11. 21. */
export function dayWords(instant: string): string {
  const at = inKorea(instant);
  return `${at.getUTCFullYear()}. ${at.getUTCMonth() + 1}. ${at.getUTCDate()}.`;
}

/** Day and time: 2026. 11. 21. 오후 8:16 */
export function momentWords(instant: string): string {
  return `${dayWords(instant)} ${clockWords(inKorea(instant))}`;
}

function clockWords(at: Date): string {
  const hour = at.getUTCHours();
  const minute = String(at.getUTCMinutes()).padStart(2, '0');
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 === 0 ? 12 : hour % 12}:${minute}`;
}

const WEEKDAYS = ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'];

const yearMonthDay = (at: Date): string =>
  `${at.getUTCFullYear()}년 ${at.getUTCMonth() + 1}월 ${at.getUTCDate()}일`;

/** The Korean day of an instant as a divider of a talk: 2026년 11월 21일 토요일 */
export function longDayWords(instant: string): string {
  const at = inKorea(instant);
  return `${yearMonthDay(at)} ${WEEKDAYS[at.getUTCDay()]}`;
}

/** The Korean day of an instant within a year: 11월 21일 */
export function monthDayWords(instant: string): string {
  const at = inKorea(instant);
  return `${at.getUTCMonth() + 1}월 ${at.getUTCDate()}일`;
}

/** Day and time as a message carries them: 2026년 11월 21일 오후 8:16 */
export function longMomentWords(instant: string): string {
  const at = inKorea(instant);
  return `${yearMonthDay(at)} ${clockWords(at)}`;
}

/** The Korean day of an instant as the wire carries days: 2026-11-21 */
export const koreanDay = (instant: string): string => inKorea(instant).toISOString().slice(0, 10);
