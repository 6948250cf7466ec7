/** Contents that speak of the day they are read on, and of the month. Everything else is written once. */
const DAILY: ReadonlySet<number> = new Set([32, 40, 41, 42, 43, 44, 45]);
const MONTHLY: ReadonlySet<number> = new Set([37, 38, 39]);
const DAY_BASIS = 'iljin';

interface Timed {
  id: number;
  purchaseType?: string;
  chapters?: readonly { basis: readonly string[] }[];
}

/**
 * The time a reading of this content speaks of: '' when it is written once and for all, the Korean day
 * (`YYYY-MM-DD`) or the Korean calendar month (`YYYY-MM`). `on` is `YYYYMMDD`. A content outside the first
 * catalogue is daily when a chapter rests on the day's pillar, and monthly when it is free and rests on the month's.
 */
export function periodOf(content: number | Timed, on: string): string {
  const month = `${on.slice(0, 4)}-${on.slice(4, 6)}`;
  const day = `${month}-${on.slice(6, 8)}`;
  const { id, chapters = [], purchaseType } = typeof content === 'number' ? { id: content } : content;
  const basis = new Set(chapters.flatMap((chapter) => chapter.basis));
  if (DAILY.has(id) || basis.has(DAY_BASIS)) return day;
  if (MONTHLY.has(id) || (purchaseType === 'FREE' && basis.has('wolun'))) return month;
  return '';
}
