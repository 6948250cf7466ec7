import { decadeSlots, monthSlots, yearSlots } from '#saju/slots.ts';
import type { LuckMonth } from '#saju/luck-months.ts';
import { decadeTraits, monthTraits, yearTraits } from '#saju/visitors.ts';
import type { MonthVerdict } from '#verdicts/months.ts';
import type { YearVerdict } from '#verdicts/years.ts';
import type { Move, Part, PlacedPen, Scenes, Stage } from './plan.ts';

/** Chooses months of the twenty-four ahead. */
export type MonthChoice = (months: readonly MonthVerdict[]) => readonly MonthVerdict[];
export type YearChoice = (years: readonly YearVerdict[]) => readonly YearVerdict[];

const YEAR = 12;
const byRank = (a: MonthVerdict, b: MonthVerdict) => a.rank - b.rank;
const inOrder = (months: readonly MonthVerdict[], of: readonly MonthVerdict[]) =>
  [...months].toSorted((a, b) => of.indexOf(a) - of.indexOf(b));

/** The brightest months of the coming twelve, in calendar order. */
export const brightMonths =
  (count = 3): MonthChoice =>
  (months) =>
    inOrder(months.slice(0, YEAR).toSorted(byRank).slice(0, count), months);

/** The slow months of the coming twelve, in calendar order. */
export const slowMonths =
  (count = 2): MonthChoice =>
  (months) =>
    inOrder(
      months
        .slice(0, YEAR)
        .toSorted(byRank)
        .slice(YEAR - count),
      months,
    );

/** The n-th month from now, 0 the running one. */
export const monthAt =
  (...indexes: readonly number[]): MonthChoice =>
  (months) =>
    indexes.flatMap((index) => months[index] ?? []);

/** Of the coming twelve, those that begin in these calendar months, in calendar order. */
export const calendarMonths =
  (...names: readonly number[]): MonthChoice =>
  (months) =>
    months.slice(0, YEAR).filter(({ month }) => names.includes(month));

export const SPRING = [2, 3, 4] as const;
export const SUMMER = [5, 6, 7] as const;
export const AUTUMN = [8, 9, 10] as const;
export const WINTER = [11, 12, 1] as const;

export const brightYear: YearChoice = (years) => years.filter(({ rank }) => rank === 1);
export const slowYear: YearChoice = (years) => years.filter(({ rank }) => rank === years.length);
export const yearAt =
  (...indexes: readonly number[]): YearChoice =>
  (years) =>
    indexes.flatMap((index) => years[index] ?? []);

const monthsBetween = (from: LuckMonth, until: LuckMonth): number =>
  (until.year - from.year) * YEAR + until.month - from.month;

/** The pen in the scene of one month. */
export const monthPen = ({ pen, portrait }: Stage, month: MonthVerdict): PlacedPen => ({
  pen: pen.within({
    traits: monthTraits(portrait.chart, month),
    slots: monthSlots(month, monthsBetween(portrait.luck.month, month)),
  }),
  place: `${month.year}-${month.month}`,
});

/** The scenes of the chosen months: for a part, or for an answer that names its month. */
export const inMonths =
  (choice: MonthChoice) =>
  (stage: Stage): PlacedPen[] =>
    choice(stage.portrait.verdicts.months).map((month) => monthPen(stage, month));

/** For each chosen month one paragraph of these moves. */
export const months = (choice: MonthChoice, ...moves: readonly Move[]): Scenes => ({
  scenes: inMonths(choice),
  moves,
});

/** The scenes of the chosen years: for a part, or for an answer that names its year. */
export const inYears =
  (choice: YearChoice) =>
  ({ pen, portrait }: Stage): PlacedPen[] =>
    choice(portrait.verdicts.years).map((year) => ({
      pen: pen.within({ traits: yearTraits(portrait.chart, year), slots: yearSlots(year) }),
      place: `${year.year}`,
    }));

/** For each chosen year one paragraph of these moves. */
export const years = (choice: YearChoice, ...moves: readonly Move[]): Scenes => ({
  scenes: inYears(choice),
  moves,
});

/** A Saju year begins in February: January belongs to the year before. */
const yearOf = ({ year, month }: MonthVerdict): number => (month === 1 ? year - 1 : year);

/**
 * The brightest months of the chosen years, or where these lie beyond the two years of months ahead, of the coming
 * twelve: `within` tells the former, `before` the latter.
 */
export function monthsTowards(
  choice: YearChoice,
  count: number,
  told: { within: readonly Move[]; before: readonly Move[] },
): Part[] {
  const inside: (stage: Stage) => MonthChoice =
    ({ portrait }) =>
    (ahead) => {
      const wanted = new Set(choice(portrait.verdicts.years).map(({ year }) => year));
      const there = ahead.filter((month) => wanted.has(yearOf(month)));
      return inOrder(there.toSorted(byRank).slice(0, count), ahead);
    };
  const scenes = (pick: (stage: Stage) => MonthChoice) => (stage: Stage) =>
    pick(stage)(stage.portrait.verdicts.months).map((month) => monthPen(stage, month));
  return [
    { scenes: scenes(inside), moves: told.within },
    {
      scenes: scenes(
        (stage) => (ahead) => (inside(stage)(ahead).length > 0 ? [] : brightMonths(count)(ahead)),
      ),
      moves: told.before,
    },
  ];
}

/** The two past years that moved most, one paragraph each: only in the chapter that looks back. */
export const pastYears = (...moves: readonly Move[]): Part => ({
  scenes: ({ pen, portrait }: Stage) =>
    portrait.verdicts.past.map((year) => ({
      pen: pen.within({ traits: yearTraits(portrait.chart, year), slots: yearSlots(year) }),
      place: `${year.year}`,
    })),
  moves,
});

/** The running decade, or another by its distance from it (1 the next, -1 the one before). */
export const decade = (distance: number, ...moves: readonly Move[]): Part => ({
  scenes: ({ pen, portrait }: Stage) => {
    const { chart, luck } = portrait;
    const { pillars } = chart.decadeLuck;
    const pillar = pillars[(luck.decade ? pillars.indexOf(luck.decade) : 0) + distance];
    if (!pillar) return [];
    const scene = { traits: decadeTraits(chart, pillar), slots: decadeSlots(pillar) };
    return [{ pen: pen.within(scene), place: `${pillar.age}` }];
  },
  moves,
});
