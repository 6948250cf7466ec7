import { civilDate, dayNumber, type CivilDate } from '#calendar/civil.ts';
import type { Clock, DayTurn } from '#birth.ts';
import { CLOCKS, instantOf, localSeconds, SEOUL_LONGITUDE } from '#core/moment.ts';
import { DAY_TURNS, dayPillar, monthPillar, monthStarts, pillarsAt, yearPillar } from '#core/pillars.ts';
import { pillarIndex } from '#craft/stems-branches.ts';
import { SajuError } from '#error.ts';

/** Pillars to look for, each as two Hanja or two Hangul; without an hour any hour fits. */
export interface WantedPillars {
  year: string;
  month: string;
  day: string;
  hour?: string | null;
}

export interface ReverseSearchOptions {
  /** Gregorian years, inclusive; default 1900..2100. */
  fromYear?: number;
  untilYear?: number;
  longitude?: number;
  clock?: Clock;
  dayTurn?: DayTurn;
}

/** A stretch of Korean wall time, `HHMM` to `HHMM` inclusive, on one day. */
export interface ReverseMatch {
  date: CivilDate;
  from: string;
  until: string;
}

const CYCLE_MONTHS = 720;

/** `HHMM` of a minute of the day. */
export const clockText = (minute: number): string =>
  `${String((minute / 60) | 0).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`;

function wantedIndex(field: keyof WantedPillars, text: string): number {
  const index = pillarIndex(text);
  if (index < 0) throw new SajuError('PILLARS', field, `"${text}" is not one of the sixty pillars`);
  return index;
}

/**
 * Every stretch of Korean wall time in 1900..2100 whose pillars are the ones given, in order of time.
 * Throws `PILLARS` where a pillar is not one of the sixty.
 */
export function reverseSearch(wanted: WantedPillars, options: ReverseSearchOptions = {}): ReverseMatch[] {
  const { fromYear = 1900, untilYear = 2100, longitude = SEOUL_LONGITUDE } = options;
  const clock = CLOCKS.indexOf(options.clock ?? 'local-mean');
  const dayTurn = DAY_TURNS.indexOf(options.dayTurn ?? 'jasi');
  const year = wantedIndex('year', wanted.year);
  const month = wantedIndex('month', wanted.month);
  const day = wantedIndex('day', wanted.day);
  const hour = wanted.hour ? wantedIndex('hour', wanted.hour) : null;
  const mask = hour === null ? 0x3ffff : 0xffffff;
  const target = (year | (month << 6) | (day << 12) | ((hour ?? 0) << 18)) & mask;
  const [firstDay, lastDay] = [
    dayNumber(Math.max(1900, fromYear), 1, 1),
    dayNumber(Math.min(2100, untilYear), 12, 31),
  ];

  const fits = (wall: number) => {
    const utc = instantOf(clock, wall);
    return (pillarsAt(utc, localSeconds(clock, wall, utc, longitude), dayTurn) & mask) === target;
  };
  const matches: ReverseMatch[] = [];
  const first = [...Array(CYCLE_MONTHS).keys()].find(
    (o) => yearPillar(o) === year && monthPillar(o) === month,
  );
  for (let ordinal = first ?? Infinity; ordinal + 1 < monthStarts.length; ordinal += CYCLE_MONTHS) {
    // A day more on either side covers every clock and zone.
    const from = Math.max(firstDay, Math.floor((monthStarts[ordinal] ?? 0) / 86400) - 1);
    const until = Math.min(lastDay, Math.floor((monthStarts[ordinal + 1] ?? 0) / 86400) + 2);
    for (let days = from; days <= until; days++) {
      // The clock may run up to a day apart from the wall, so the days beside the sought one are read too.
      if ((dayPillar(days) - day + 61) % 60 > 2) continue;
      matches.push(...stretches(days, fits));
    }
  }
  return matches;
}

/** The runs of minutes of a wall day that fit. */
function stretches(days: number, fits: (wall: number) => boolean): ReverseMatch[] {
  const found: ReverseMatch[] = [];
  let start = -1;
  for (let minute = 0; minute <= 1440; minute++) {
    const inside = minute < 1440 && fits(days * 86400 + minute * 60);
    if (inside && start < 0) start = minute;
    if (!inside && start >= 0) {
      found.push({ date: civilDate(days), from: clockText(start), until: clockText(minute - 1) });
      start = -1;
    }
  }
  return found;
}
