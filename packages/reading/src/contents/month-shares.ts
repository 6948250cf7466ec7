import type { ChapterOutline } from '#reading.ts';
import { AUTUMN, SPRING, SUMMER, WINTER, calendarMonths, monthAt, type MonthChoice } from '#compose/times.ts';
import type { Aspect } from './chapter-aspects.ts';

/** The months one chapter explains: for each group of them the moves that tell it. */
export interface MonthShare {
  tone: 'bright' | 'slow' | 'plain';
  /** Told to two people who are together, whatever the content. */
  together: boolean;
  /** How many months each choice makes at most. */
  each: number;
  choices: readonly MonthChoice[];
  moves: readonly (readonly string[])[];
}

interface Asked extends ChapterOutline {
  aspect: Aspect;
}

const YEAR = 12;
const SEASONS = [
  [/봄/u, SPRING],
  [/여름/u, SUMMER],
  [/가을/u, AUTUMN],
  [/겨울/u, WINTER],
] as const;

/** Of the coming twelve months those from one rank to another, in calendar order. */
const ranked =
  (from: number, until: number): MonthChoice =>
  (months) =>
    months.slice(0, YEAR).filter(({ rank }) => rank >= from && rank <= until);

const FULL = ['head', 'god', 'tie', 'act'];

/**
 * Shares the months out among the chapters that speak of them: seasons and half-years each take their own, the bright
 * chapters the best of the year in turn and the slow ones the heaviest, so that no month is explained more than twice.
 */
export function allotMonths(chapters: readonly Asked[]): (MonthShare | null)[] {
  let bright = 1;
  let slow = YEAR;
  let half = 0;
  return chapters.map(({ title, basis, aspect }): MonthShare | null => {
    if (!basis.includes('wolun')) return null;
    const together = /깊어지는|다시 가까워/u.test(title);
    const season = SEASONS.find(([word]) => aspect === 'season' && word.test(title));
    if (season)
      return { tone: 'plain', together, each: 3, choices: [calendarMonths(...season[1])], moves: [FULL] };
    if (aspect === 'halfYear') {
      const first = 6 * half++;
      return {
        tone: 'plain',
        together,
        each: 1,
        choices: Array.from({ length: 6 }, (_, index) => monthAt(first + index)),
        moves: Array.from({ length: 6 }, (_, index) => ['head', index % 2 === 0 ? 'god' : 'tie']),
      };
    }
    if (aspect === 'slow' || aspect === 'cool' || aspect === 'heal') {
      if (slow - 1 <= bright) return null;
      slow -= 2;
      return {
        tone: 'slow',
        together,
        each: 2,
        choices: [ranked(slow + 1, slow + 2)],
        moves: [['head', 'slow', 'tie', 'rest']],
      };
    }
    const count = bright === 1 ? 3 : 2;
    if (bright + count > 8) return null;
    bright += count;
    return {
      tone: 'bright',
      together,
      each: 3,
      choices: [ranked(bright - count, bright - 1)],
      moves: [FULL],
    };
  });
}
