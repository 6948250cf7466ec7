import { checkedDayNumber, civilDate, type CivilDate } from '#calendar/civil.ts';
import { twoDigits } from '#calendar/iso.ts';
import { dayLuck, decadeAt, monthLuck, yearLuck } from '#chart/luck.ts';
import { SEATS } from '#chart/seats.ts';
import type { Chart, PillarView, Relation, Seat, Star, UsefulGod } from '#chart/types.ts';
import type { Element } from '#craft/elements.ts';
import type { RelationKind } from '#craft/relations.ts';
import type { StarCode } from '#craft/stars.ts';
import type { TenGodGroup } from '#craft/ten-gods.ts';

/** One seat of the record: Hanja for characters, Korean for names. */
export interface SeatRecord {
  /** Ten god of the stem (null for the day stem) and of the branch. */
  tenGods: readonly [string | null, string];
  /** Hidden stems in order, 여기 first. */
  hiddenStems: string;
  twelveStage: string;
  napEum: string;
  void: boolean;
}

/**
 * A chart in its shortest complete form: one line of the command line's output. `chartJson` writes the same text
 * without building the objects.
 */
export interface ChartRecord {
  pillars: Readonly<Record<Seat, string | null>>;
  /** Eight digits, Gregorian. */
  solar: string;
  lunar: Chart['lunar'];
  seats: Readonly<Record<Seat, SeatRecord | null>>;
  /** The two void branches. */
  void: string;
  elements: Chart['elements'];
  strength: Chart['strength'];
  usefulGod: {
    eokbu: Element;
    group: TenGodGroup;
    adverse: Element;
    season: Element | null;
    johu: string;
    johuUncertain: boolean;
  };
  relations: readonly { kind: RelationKind; seats: readonly Seat[]; element: Element | null }[];
  stars: readonly { star: StarCode; seat: Seat; layer: 'stem' | 'branch' | 'pillar' }[];
  /** Null when the sex was not given. */
  decadeLuck: {
    forward: boolean;
    startAge: number;
    start: readonly [years: number, months: number, days: number];
    startInstant: string;
    approximate: boolean;
    pillars: readonly string[];
  } | null;
  applied: Chart['applied'];
  boundaries: Chart['boundaries'];
  /** Only when a day was asked for. */
  on?: { date: string; decade: string | null; year: string; month: string; day: string };
}

/** Eight digits of a date. */
export const eightDigits = ({ year, month, day }: CivilDate): string =>
  `${year}${twoDigits(month)}${twoDigits(day)}`;

export const seatRecord = ({ stem, branch, napEum, void: empty }: PillarView): SeatRecord => ({
  tenGods: [stem.tenGod?.korean ?? null, branch.tenGod.korean],
  hiddenStems: branch.hiddenStems.map((hidden) => hidden.stem.hanja).join(''),
  twelveStage: branch.twelveStage.korean,
  napEum: napEum.korean,
  void: empty,
});

export const usefulGodRecord = ({ eokbu, johu }: UsefulGod): ChartRecord['usefulGod'] => ({
  eokbu: eokbu.element,
  group: eokbu.group,
  adverse: eokbu.adverse,
  season: johu.urgent,
  johu: johu.stem.hanja,
  johuUncertain: johu.uncertain,
});

const relationRecord = ({ kind, seats, element }: Relation) => ({ kind, seats, element });

export const starRecord = ({ code, seat, layer }: Star) => ({ star: code, seat, layer });

const bySeat = <T>(value: (seat: Seat) => T) =>
  Object.fromEntries(SEATS.map((seat) => [seat, value(seat)])) as Record<Seat, T>;

/** The record of a chart; with `on`, the 대운, 세운, 월운 and 일운 of that Korean civil day. Throws as `yearLuck`. */
export function chartRecord(chart: Chart, on?: CivilDate): ChartRecord {
  const { pillars, usefulGod, decadeLuck } = chart;
  const record: ChartRecord = {
    pillars: bySeat((seat) => pillars[seat]?.hanja ?? null),
    solar: eightDigits(chart.solar),
    lunar: chart.lunar,
    seats: bySeat((seat) => {
      const pillar = pillars[seat];
      return pillar && seatRecord(pillar);
    }),
    void: chart.voidBranches.map((branch) => branch.hanja).join(''),
    elements: chart.elements,
    strength: chart.strength,
    usefulGod: usefulGodRecord(usefulGod),
    relations: chart.relations.map(relationRecord),
    stars: chart.stars.map(starRecord),
    decadeLuck: {
      forward: decadeLuck.forward,
      startAge: decadeLuck.startAge,
      start: [decadeLuck.start.years, decadeLuck.start.months, decadeLuck.start.days],
      startInstant: decadeLuck.startInstant,
      approximate: decadeLuck.approximate,
      pillars: decadeLuck.pillars.map((pillar) => pillar.hanja),
    },
    applied: chart.applied,
    boundaries: chart.boundaries,
  };
  if (!on) return record;
  const date = civilDate(checkedDayNumber(on, 'on'));
  return {
    ...record,
    on: {
      date: eightDigits(date),
      decade: decadeAt(chart, date)?.hanja ?? null,
      year: yearLuck(chart, date).hanja,
      month: monthLuck(chart, date).hanja,
      day: dayLuck(chart, date).hanja,
    },
  };
}
