import type { Row } from './bars.ts';

/** What is known to be below its bar, by content and check, with how far below it was when that was written down. */
export type Shortfalls = Record<string, number>;

const DIGITS = 4;
const round = (figure: number): number => Math.ceil(figure * 10 ** DIGITS) / 10 ** DIGITS;

/** The name of a row, without what changes in it from run to run. */
export const shortfallName = (title: string, { check, what }: Row): string =>
  `${title.split(' ')[0]} ${check} ${what.replace(/ \(.*\)$/u, '')}`;

/** Whether a row below its bar is no further below than is written down. */
export const isKnown = (known: Shortfalls, title: string, row: Row): boolean =>
  row.badness <= (known[shortfallName(title, row)] ?? -Infinity);

/** What to write down of these rows. */
export const shortfallsOf = (title: string, rows: readonly Row[]): Shortfalls =>
  Object.fromEntries(
    rows.filter(({ ok }) => !ok).map((row) => [shortfallName(title, row), round(row.badness)]),
  );
