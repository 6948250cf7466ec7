import { koreanDay } from '#platform/clock.ts';

export const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`;

const KOREA_OFFSET_MS = 9 * 3600_000;

/** An instant as a Korean clock shows it. */
export const koreanTime = (at: Date): string =>
  `${koreanDay(at)} ${new Date(at.getTime() + KOREA_OFFSET_MS).toISOString().slice(11, 19)}`;

/** Korean letters and the like take two columns of a terminal. */
const width = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(letter) ? 2 : 1),
    0,
  );

/** Rows under their headings, in columns. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '(없음)';
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => width(line[column] ?? ''))));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - width(cell))))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
