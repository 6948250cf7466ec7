import type { Birth } from '#birth.ts';
import { analyzeChart } from '#chart/analyze-chart.ts';
import { packedHanja } from '#chart/packed-hanja.ts';
import { resolveBirth } from '#chart/resolve-birth.ts';
import { SEATS } from '#chart/seats.ts';
import type { Chart, Relation, Seat, Star } from '#chart/types.ts';
import { clockText } from './reverse-search.ts';

/** A stretch of the day, on the wall clock, in which all four pillars stay the same. */
export interface Candidate {
  /** `HHMM`, both inclusive. */
  from: string;
  until: string;
  /** [year, month, day, hour] as Hanja. */
  pillars: readonly string[];
  /** The chart at the middle of the stretch. */
  chart: Chart;
}

export interface Candidates {
  candidates: readonly Candidate[];
  /** Holds for every candidate: safe to say although the time is not known. */
  shared: {
    /** The pillar where all agree, else null. */
    pillars: Readonly<Record<Seat, string | null>>;
    strength: Chart['strength']['label'] | null;
    eokbu: Chart['usefulGod']['eokbu']['element'] | null;
    relations: readonly Relation[];
    stars: readonly Star[];
    /** Least and greatest 대운수. */
    startAge: readonly [number, number];
  };
  /** Seats in which candidates part. */
  differ: readonly Seat[];
}

/**
 * The charts a birth may have when its time is unknown or rough: one candidate for each stretch of the day with its
 * own pillars, what they all share and where they part. `birth.time` is not looked at.
 *
 * @param range wall clock `HHMM` to `HHMM`, inclusive; default the whole day
 * Throws as `analyzeChart`.
 */
export function candidates(birth: Birth, range = { from: '0000', until: '2359' }): Candidates {
  const minuteOf = (time: string) => {
    const { wall } = resolveBirth({ ...birth, time });
    return (((wall % 86400) + 86400) % 86400) / 60;
  };
  const [first, last] = [minuteOf(range.from), minuteOf(range.until)];
  const found: Candidate[] = [];
  const close = (start: number, end: number) => {
    const chart = analyzeChart({ ...birth, time: clockText((start + end) >> 1) });
    const { year, month, day, hour } = chart.pillars;
    const pillars = [year, month, day, hour].map((pillar) => pillar?.hanja ?? '');
    found.push({ from: clockText(start), until: clockText(end), pillars, chart });
  };
  let start = first;
  let held = '';
  for (let minute = first; minute <= last; minute++) {
    const now = packedHanja(resolveBirth({ ...birth, time: clockText(minute) }).packed).join();
    if (held && now !== held) {
      close(start, minute - 1);
      start = minute;
    }
    held = now;
  }
  if (held) close(start, last);
  return { candidates: found, ...compare(found.map(({ chart }) => chart)) };
}

/** The one value that all charts share, else null. */
function agreed<T>(charts: readonly Chart[], value: (chart: Chart) => T): T | null {
  const [first, ...rest] = charts.map(value);
  return first !== undefined && rest.every((one) => one === first) ? first : null;
}

/** Items of the first chart that every other chart has too. */
function common<T>(charts: readonly Chart[], items: (chart: Chart) => readonly T[]): T[] {
  const keys = charts.map((chart) => new Set(items(chart).map((item) => JSON.stringify(item))));
  const [first] = charts;
  return first ? items(first).filter((item) => keys.every((set) => set.has(JSON.stringify(item)))) : [];
}

function compare(charts: readonly Chart[]): Pick<Candidates, 'shared' | 'differ'> {
  const pillars = Object.fromEntries(
    SEATS.map((seat) => [seat, agreed(charts, (chart) => chart.pillars[seat]?.hanja ?? '')]),
  ) as Record<Seat, string | null>;
  const ages = charts.map((chart) => chart.decadeLuck.startAge);
  return {
    shared: {
      pillars,
      strength: agreed(charts, (chart) => chart.strength.label),
      eokbu: agreed(charts, (chart) => chart.usefulGod.eokbu.element),
      relations: common(charts, (chart) => chart.relations),
      stars: common(charts, (chart) => chart.stars),
      startAge: [Math.min(...ages), Math.max(...ages)],
    },
    differ: SEATS.filter((seat) => pillars[seat] === null),
  };
}
