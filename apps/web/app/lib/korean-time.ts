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
  const at = inKorea(instant);
  const hour = at.getUTCHours();
  const minute = String(at.getUTCMinutes()).padStart(2, '0');
  return `${dayWords(instant)} ${hour < 12 ? '오전' : '오후'} ${hour % 12 === 0 ? 12 : hour % 12}:${minute}`;
}
