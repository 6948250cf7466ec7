import type { Birth, Clock, DayTurn, SexType } from '#birth.ts';
import type { CivilDate } from '#calendar/civil.ts';
import type { LunarDate } from '#calendar/lunar.ts';
import type { Element, Polarity } from '#craft/elements.ts';
import type { RelationKind } from '#craft/relations.ts';
import type { StarBasis, StarCode } from '#craft/stars.ts';
import type { TenGodCode, TenGodGroup } from '#craft/ten-gods.ts';

export type Seat = 'year' | 'month' | 'day' | 'hour';

export type { CivilDate, LunarDate };

/** 십성 */
export interface TenGod {
  /** 0 비견 .. 9 정인 */
  index: number;
  code: TenGodCode;
  korean: string;
  hanja: string;
  group: TenGodGroup;
}

/** A heavenly stem (천간) seen from the day master. */
export interface StemView {
  /** 0 甲 .. 9 癸 */
  index: number;
  hanja: string;
  korean: string;
  element: Element;
  polarity: Polarity;
  /** Null only for the day stem itself (본원). */
  tenGod: TenGod | null;
}

/** 지장간 */
export interface HiddenStem {
  stem: StemView;
  tenGod: TenGod;
  role: '여기' | '중기' | '정기';
  /** Days it rules within a month of thirty. */
  days: number;
}

/** 십이운성 of the day stem */
export interface TwelveStage {
  /** 0 장생 .. 11 양 */
  index: number;
  korean: string;
  hanja: string;
}

/** An earthly branch (지지) seen from the day master. */
export interface BranchView {
  /** 0 子 .. 11 亥 */
  index: number;
  hanja: string;
  korean: string;
  animal: string;
  element: Element;
  /** By order (體): 子 yang, 丑 yin, ... */
  polarity: Polarity;
  /** By the main hidden stem. */
  tenGod: TenGod;
  /** In order 여기, 중기 (absent in 子 卯 酉), 정기. */
  hiddenStems: readonly HiddenStem[];
  twelveStage: TwelveStage;
}

/** 납음오행 */
export interface NapEum {
  korean: string;
  hanja: string;
  element: Element;
}

/** Any pillar, seen from a day master: of the birth, of a decade, year, month or day. */
export interface PillarView {
  /** 0 甲子 .. 59 癸亥 */
  index: number;
  hanja: string;
  korean: string;
  stem: StemView;
  branch: BranchView;
  napEum: NapEum;
  /** The branch is one of the two missing from the day pillar's decade (공망). */
  void: boolean;
}

/** One of the four pillars of a birth. */
export interface Pillar extends PillarView {
  seat: Seat;
}

export interface Pillars {
  year: Pillar;
  month: Pillar;
  day: Pillar;
  /** Null when the time is unknown. */
  hour: Pillar | null;
}

export interface Elements {
  /** The characters as they stand: four stems and four branches (six when the hour is unknown). */
  visible: Readonly<Record<Element, number>>;
  /** The stems, and every hidden stem counted once. */
  withHidden: Readonly<Record<Element, number>>;
}

export type StrengthLabel = '신강' | '중화' | '신약';

export interface Strength {
  /** Share of the day master's allies (비겁·인성), 0..1; 0.40 is the natural middle. */
  score: number;
  label: StrengthLabel;
  /** Within 0.03 of a label's edge: do not state it flatly. */
  borderline: boolean;
  /** `low` when borderline or when the hour is unknown. */
  confidence: 'firm' | 'low';
  /** 득령: the month branch's main stem is an ally. */
  deukryeong: boolean;
  /** 득지: the day branch's main stem is an ally. */
  deukji: boolean;
  /** 득시: the hour branch's main stem is an ally; false when the hour is unknown. */
  deuksi: boolean;
  /** 득세: allies are more than half of the other characters (year, month and hour stem, year and hour branch). */
  deukse: boolean;
}

export interface UsefulGod {
  /** 억부: what balances the strength of the day master. */
  eokbu: {
    element: Element;
    group: TenGodGroup;
    /** The element that tips the chart further (기신). */
    adverse: Element;
    /** The element stands in the chart, in the open or hidden. */
    present: boolean;
  };
  /** 조후: what tempers the season. */
  johu: {
    /** 巳午未 months call for water, 亥子丑 for fire; null in spring and autumn. */
    urgent: Element | null;
    /** First stem of the 120-cell table (궁통보감 line). */
    stem: StemView;
    /** The cell on which independent tables differ: no strong claim. */
    uncertain: boolean;
    present: boolean;
  };
  /** 억부 and the urgent 조후 element (or, without one, the 조후 stem's) are the same. */
  agree: boolean;
}

/** 합충형파해 and the like between characters of the chart. */
export interface Relation {
  kind: RelationKind;
  korean: string;
  /** Between stems or between branches. */
  layer: 'stem' | 'branch';
  seats: readonly Seat[];
  /** The characters in the order of `seats`. */
  hanja: string;
  /** What a combination points to (化 is not claimed); null for the others. */
  element: Element | null;
  /** All members sit side by side: the strong form. */
  adjacent: boolean;
}

/** 신살 */
export interface Star {
  code: StarCode;
  korean: string;
  hanja: string;
  /** Where the star sits. */
  seat: Seat;
  /** What carries it there. */
  layer: 'stem' | 'branch' | 'pillar';
  /** What it was looked up from. */
  bases: readonly StarBasis[];
  /** The school followed, and where others part. */
  school: string;
}

/** One 대운. */
export interface DecadePillar extends PillarView {
  /** 대운수 of this decade as apps print it: 대운수, 대운수 + 10, ... */
  age: number;
  /** Exact start, ISO 8601 UTC. */
  start: string;
  /** Korean calendar year of the exact start. */
  year: number;
  /** 만 나이 at the exact start. */
  fullAge: number;
  /** 세는 나이 at the exact start. */
  koreanAge: number;
}

/** 대운 */
export interface DecadeLuck {
  /** 순행 */
  forward: boolean;
  /** 대운수: days to the 절 by three, to the nearest (remainder 1 dropped, 2 raised), at least 1. */
  startAge: number;
  /** Exact distance: three days are one year, one day four months, two hours ten days. */
  start: { years: number; months: number; days: number };
  /** Exact start of the first decade, ISO 8601 UTC. */
  startInstant: string;
  /** Unknown time: `start` is taken from the middle of the day, two months either way. */
  approximate: boolean;
  pillars: readonly DecadePillar[];
}

/** 세운, 월운 or 일운. */
export interface LuckPillar extends PillarView {
  /** First and last Korean civil day of the pillar; on a day of change the pillar that holds the longer has the day. */
  from: CivilDate;
  until: CivilDate;
}

/** The chart as seven columns: time, day, month, year, a blank, 대운, 세운; with 월운 and 일운 for views that need them. */
export interface SevenColumns {
  columns: readonly [Pillar | null, Pillar, Pillar, Pillar, null, DecadePillar | null, LuckPillar];
  monthFortune: LuckPillar;
  dayFortune: LuckPillar;
}

export type NoteCode =
  /** The wall clock skipped this time; read with the offset after the jump. */
  | 'CLOCK_GAP'
  /** The wall clock showed this time twice; the first pass is taken. */
  | 'CLOCK_FOLD'
  /** Unknown time and a 절 on that day: year or month would differ before and after it. */
  | 'TERM_ON_BIRTHDAY'
  /** The zone's rules come from the host's own data, not from this package. */
  | 'HOST_ZONE_DATA'
  /** The lunar date rests on a new moon that a forecast may still move (2051-10, 2074-07). */
  | 'LUNAR_PROVISIONAL';

export interface Note {
  code: NoteCode;
  /** Korean, for the reader. */
  message: string;
  /** The other reading's pillars, [year, month, day, hour] as Hanja, when it differs. */
  alternative: readonly (string | null)[] | null;
}

/** What was done to the stated time. */
export interface Applied {
  clock: Clock;
  dayTurn: DayTurn;
  timeZone: string;
  longitude: number;
  /** Standard time of the place that day, minutes east of UTC (may carry seconds as a fraction). */
  standardOffsetMinutes: number;
  /** 60 in summer time, else 0. */
  dstMinutes: number;
  /** Mean solar time of the clock's meridian minus standard time, minutes; 0 for `civil` and `utc+9`. */
  meridianMinutes: number;
  /** Apparent minus mean solar time, minutes; 0 unless `true-solar`. */
  equationOfTimeMinutes: number;
  /** Korean one-liner, e.g. "지역시 −32분, 서머타임 −60분". */
  summary: string;
  /** The stated time in the Gregorian calendar, `YYYY-MM-DDTHH:MM`; null when the time is unknown. */
  wallTime: string | null;
  /** The instant, ISO 8601 UTC; null when the time is unknown. */
  instant: string | null;
  /** The time on the chosen clock, `YYYY-MM-DDTHH:MM:SS`; null when the time is unknown. */
  localTime: string | null;
  notes: readonly Note[];
}

/** How far the birth lies from an edge, and the chart on the other side of it. */
export interface Boundary {
  /**
   * Minutes from the edge to the birth: positive after it, negative before it. When the time is unknown, from the
   * nearer end of the birthday, and 0 where the edge falls on that day.
   */
  minutes: number;
  /** Pillars that differ on the other side. */
  flips: readonly Seat[];
  /** The four pillars on the other side, [year, month, day, hour] as Hanja. */
  alternative: readonly (string | null)[];
}

export interface Boundaries {
  /** The nearest 절 (month and sometimes year turn there). */
  term: Boundary & { name: string; utc: string };
  /** The nearest edge of an hour branch; null when the time is unknown. */
  hour: Boundary | null;
  /** The nearest turn of the day; null when the time is unknown. */
  day: Boundary | null;
}

/** Everything the engine knows of a birth. Plain data: survives JSON unchanged. */
export interface Chart {
  sexType: SexType;
  birth: Required<Birth>;
  /** The stated date in the Gregorian calendar. */
  solar: CivilDate;
  /** The same day in the Korean lunar calendar. */
  lunar: LunarDate;
  pillars: Pillars;
  /** The day stem (일간). */
  dayMaster: StemView;
  /** The two void branches (공망) of the day pillar. */
  voidBranches: readonly BranchView[];
  elements: Elements;
  strength: Strength;
  usefulGod: UsefulGod;
  relations: readonly Relation[];
  stars: readonly Star[];
  decadeLuck: DecadeLuck;
  applied: Applied;
  boundaries: Boundaries;
}
