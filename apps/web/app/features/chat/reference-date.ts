import { FIRST_FORTUNE_YEAR, LAST_FORTUNE_YEAR } from '@wolha/contract/chat-text';

/** The parts of the day a question is asked about. The day itself is written as on the wire: 2026-11-21. */
export interface DayParts {
  year: number;
  month: number;
  day: number;
}

export type DayPart = keyof DayParts;

const AROUND = 5;

export const partsOf = (date: string): DayParts => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

const two = (part: number): string => String(part).padStart(2, '0');

const written = ({ year, month, day }: DayParts): string => `${year}-${two(month)}-${two(day)}`;

const monthLength = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * One step forward or back. Days and months run over into their neighbours; a day the new month does not have becomes
 * its last. Null where the step would leave the years 1900–2200.
 */
export function stepDay(date: string, part: DayPart, by: 1 | -1): string | null {
  const { year, month, day } = partsOf(date);
  if (part === 'day') {
    const moved = new Date(Date.UTC(year, month - 1, day + by));
    return within({
      year: moved.getUTCFullYear(),
      month: moved.getUTCMonth() + 1,
      day: moved.getUTCDate(),
    });
  }
  const months = year * 12 + (month - 1) + (part === 'year' ? by * 12 : by);
  const target = { year: Math.floor(months / 12), month: (months % 12) + 1 };
  return within({ ...target, day: Math.min(day, monthLength(target.year, target.month)) });
}

const within = (parts: DayParts): string | null =>
  parts.year < FIRST_FORTUNE_YEAR || parts.year > LAST_FORTUNE_YEAR ? null : written(parts);

/** The years around a day that its luck is told with: five to either side, within the range. */
export function yearsAround(date: string): { from: number; to: number } {
  const { year } = partsOf(date);
  return {
    from: Math.max(FIRST_FORTUNE_YEAR, year - AROUND),
    to: Math.min(LAST_FORTUNE_YEAR, year + AROUND),
  };
}

/** 2026-11-21 → 2026. 11. 21. */
export function shortDay(date: string): string {
  const { year, month, day } = partsOf(date);
  return `${year}. ${month}. ${day}.`;
}
