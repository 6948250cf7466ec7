import type { Birth, Clock, DayTurn } from '#birth.ts';
import { appliedView } from '#chart/applied.ts';
import { packedHanja } from '#chart/packed-hanja.ts';
import { resolveBirth } from '#chart/resolve-birth.ts';
import { SEATS } from '#chart/seats.ts';
import type { Seat } from '#chart/types.ts';
import { lunarDateOf } from '#calendar/lunar.ts';
import { CLOCKS } from '#core/moment.ts';
import { DAY_TURNS } from '#core/pillars.ts';

export interface Convention {
  clock: Clock;
  dayTurn: DayTurn;
  /** [year, month, day, hour] as Hanja; null for an unknown hour. */
  pillars: readonly (string | null)[];
  /** The time this convention reads, and what it did to the stated one. */
  localTime: string | null;
  summary: string;
  /** Seats that part from the default (`local-mean`, `jasi`). */
  differs: readonly Seat[];
  /** Who shows the chart this way, in Korean; empty where no one is known to. */
  shownBy: readonly string[];
}

export interface ConventionReport {
  conventions: readonly Convention[];
  /** How many different charts they give. */
  distinct: number;
}

const SHOWN_BY: Partial<Record<`${Clock} ${DayTurn}`, readonly string[]>> = {
  'local-mean jasi': ['포스텔러', '플러스만세력', '명리보감'],
  'local-mean split': ['포스텔러(야자시)', '플러스만세력(야자시)'],
  'civil jasi': ['시계를 보정하지 않는 만세력'],
  'civil split': ['시계를 보정하지 않는 만세력(야자시)'],
  'civil midnight': ['시계를 보정하지 않는 만세력(자정)'],
  'fixed-127.5 jasi': ['어디서나 30분을 빼는 만세력'],
  'fixed-127.5 split': ['어디서나 30분을 빼는 만세력(야자시)'],
  'true-solar jasi': ['진태양시 만세력'],
  'true-solar split': ['진태양시 만세력(야자시)'],
  'utc+9 jasi': ['서머타임과 옛 표준시를 모르는 프로그램'],
  'utc+9 split': ['서머타임과 옛 표준시를 모르는 프로그램(야자시)'],
  'utc+9 midnight': ['서머타임과 옛 표준시를 모르는 프로그램(자정)'],
};

/**
 * The same birth under every clock and every turn of the day, side by side: why one app shows another chart.
 * `birth.clock` and `birth.dayTurn` are not looked at. Throws as `analyzeChart`; births outside Korea need a longitude.
 */
export function conventions(birth: Birth): ConventionReport {
  const read = (clock: Clock, dayTurn: DayTurn) => {
    const resolved = resolveBirth({ ...birth, clock, dayTurn });
    return { clock, dayTurn, resolved, pillars: packedHanja(resolved.packed) };
  };
  const standard = read('local-mean', 'jasi').pillars;
  const rows = CLOCKS.flatMap((clock) => DAY_TURNS.map((dayTurn) => read(clock, dayTurn)));
  return {
    conventions: rows.map(({ clock, dayTurn, resolved, pillars }) => {
      const { localTime, summary } = appliedView(resolved, lunarDateOf(resolved.day));
      return {
        clock,
        dayTurn,
        pillars,
        localTime,
        summary,
        differs: SEATS.filter((_, seat) => pillars[seat] !== standard[seat]),
        shownBy: SHOWN_BY[`${clock} ${dayTurn}`] ?? [],
      };
    }),
    distinct: new Set(rows.map(({ pillars }) => pillars.join())).size,
  };
}
