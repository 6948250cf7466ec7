import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Birth } from '../src/birth.ts';
import { analyzeChart, conventions, reverseSearch } from '../src/index.ts';
import { civilDate } from '../src/calendar/civil.ts';
import { CLOCKS, dayNumber, DAY_TURNS, monthStarts, pillarOf, pillarsAt } from '../src/core.ts';

const options = { seed: 20261125, numRuns: 400 };
const FIRST = dayNumber(1900, 1, 1) * 86400;
const LAST = dayNumber(2101, 1, 1) * 86400 - 60;

const two = (n: number) => String(n).padStart(2, '0');
const wall = fc.integer({ min: FIRST / 60, max: LAST / 60 }).map((minute) => minute * 60);
const birthAt = (seconds: number, more: Partial<Birth> = {}): Birth => {
  const { year, month, day } = civilDate(Math.floor(seconds / 86400));
  const minute = (seconds - Math.floor(seconds / 86400) * 86400) / 60;
  return {
    birthday: `${year}${two(month)}${two(day)}`,
    time: `${two(Math.floor(minute / 60))}${two(minute % 60)}`,
    sexType: 'FEMALE',
    ...more,
  };
};
const clock = fc.constantFrom(...CLOCKS);
const dayTurn = fc.constantFrom(...DAY_TURNS);
const instant = fc.integer({ min: FIRST, max: LAST });

describe(`properties, seed ${options.seed}`, () => {
  test('the day pillar goes on by one at each turn of the day and nowhere else', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(0, 1, 2), (local, turn) => {
        const edge = turn === 0 ? 82800 : 0;
        const [now, next] = [pillarsAt(local, local, turn), pillarsAt(local, local + 1, turn)];
        const turns = (((local + 1) % 86400) + 86400) % 86400 === edge;
        expect(pillarOf(next, 2)).toBe((pillarOf(now, 2) + (turns ? 1 : 0)) % 60);
      }),
      options,
    );
  });

  test('hours run through the sixty without a break under jasi', () => {
    fc.assert(
      fc.property(instant, (local) => {
        const [now, later] = [pillarsAt(local, local, 0), pillarsAt(local, local + 7200, 0)];
        expect(pillarOf(later, 3)).toBe((pillarOf(now, 3) + 1) % 60);
      }),
      options,
    );
  });

  test('years and months only go forward, by one at each 절, and the month stem follows the year stem', () => {
    for (let i = 13; i < monthStarts.length - 1; i++) {
      const start = monthStarts[i] as number;
      const [before, at] = [pillarsAt(start - 1, start, 0), pillarsAt(start, start, 0)];
      const spring = i % 12 === 1;
      expect(pillarOf(at, 1)).toBe((pillarOf(before, 1) + 1) % 60);
      expect(pillarOf(at, 0)).toBe((pillarOf(before, 0) + (spring ? 1 : 0)) % 60);
      // 오호둔: the 寅 month of 甲 and 己 years is 丙寅.
      const [year, month] = [pillarOf(at, 0) % 10, pillarOf(at, 1)];
      const steps = ((month % 12) + 10) % 12;
      expect(month % 10).toBe(((year % 5) * 2 + 2 + steps) % 10);
    }
  });

  test('the hour stem follows the day stem it counts from', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(0, 1, 2), (local, turn) => {
        const packed = pillarsAt(local, local, turn);
        const late = ((local % 86400) + 86400) % 86400 >= 82800;
        const own = pillarOf(packed, 2);
        const counted = turn === 1 && late ? own + 1 : own;
        const hour = pillarOf(packed, 3);
        expect(hour % 10).toBe(((counted % 5) * 2 + (hour % 12)) % 10);
      }),
      options,
    );
  });

  test('turns of the day part only from 23:00 to midnight, and as they say', () => {
    fc.assert(
      fc.property(instant, (local) => {
        const [jasi, split, midnight] = [0, 1, 2].map((turn) => pillarsAt(local, local, turn)) as [
          number,
          number,
          number,
        ];
        if (((local % 86400) + 86400) % 86400 < 82800) {
          expect([split, midnight]).toEqual([jasi, jasi]);
        } else {
          expect(pillarOf(jasi, 2)).toBe((pillarOf(split, 2) + 1) % 60);
          expect(pillarOf(jasi, 3)).toBe(pillarOf(split, 3));
          expect(pillarOf(midnight, 2)).toBe(pillarOf(split, 2));
          expect(pillarOf(midnight, 3) % 12).toBe(pillarOf(split, 3) % 12);
        }
      }),
      options,
    );
  });

  test('no clock and no longitude moves year or month', () => {
    fc.assert(
      fc.property(wall, fc.double({ min: 124, max: 132, noNaN: true }), (seconds, longitude) => {
        const { conventions: rows } = conventions(birthAt(seconds, { longitude }));
        const own = rows
          .filter((row) => row.clock !== 'utc+9')
          .map(({ pillars }) => pillars.slice(0, 2).join());
        expect(new Set(own).size).toBe(1);
      }),
      { ...options, numRuns: 100 },
    );
  });

  test('today civil time and utc+9 are the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: dayNumber(1988, 10, 10) * 1440, max: LAST / 60 }),
        dayTurn,
        (minute, turn) => {
          const charts = (['civil', 'utc+9'] as const).map(
            (name) => analyzeChart(birthAt(minute * 60, { clock: name, dayTurn: turn })).pillars,
          );
          expect(charts[0]).toEqual(charts[1]);
        },
      ),
      { ...options, numRuns: 60 },
    );
  });

  test('a chart is found again by its pillars', () => {
    fc.assert(
      fc.property(wall, clock, dayTurn, (seconds, ofClock, turn) => {
        const birth = birthAt(seconds, { clock: ofClock, dayTurn: turn });
        const { pillars, solar } = analyzeChart(birth);
        const found = reverseSearch(
          {
            year: pillars.year.hanja,
            month: pillars.month.hanja,
            day: pillars.day.hanja,
            hour: pillars.hour?.hanja,
          },
          { clock: ofClock, dayTurn: turn },
        );
        const time = birth.time ?? '';
        const same = found.filter(
          ({ date, from, until }) =>
            from <= time && time <= until && JSON.stringify(date) === JSON.stringify(solar),
        );
        expect(same).toHaveLength(1);
      }),
      { ...options, numRuns: 40 },
    );
  });

  test('a birthday given in the lunar calendar is the same chart', () => {
    fc.assert(
      fc.property(wall, (seconds) => {
        const solar = analyzeChart(birthAt(seconds));
        const { year, month, day, leap } = solar.lunar;
        const birthday = `${year}${two(month)}${two(day)}`;
        const lunar = analyzeChart(birthAt(seconds, { birthday, calendarType: 'LUNAR', leapMonth: leap }));
        expect(lunar.pillars).toEqual(solar.pillars);
        expect(lunar.solar).toEqual(solar.solar);
      }),
      { ...options, numRuns: 100 },
    );
  });

  test('across every boundary stands the chart that the report names', () => {
    fc.assert(
      fc.property(wall, clock, dayTurn, (seconds, ofClock, turn) => {
        const { boundaries, pillars } = analyzeChart(birthAt(seconds, { clock: ofClock, dayTurn: turn }));
        const own = [pillars.year, pillars.month, pillars.day, pillars.hour].map((pillar) => pillar?.hanja);
        for (const edge of [boundaries.term, boundaries.hour, boundaries.day]) {
          const seats = ['year', 'month', 'day', 'hour'].filter((_, i) => edge?.alternative[i] !== own[i]);
          expect(seats).toEqual(edge?.flips);
          expect(seats.length).toBeGreaterThan(0);
        }
        expect(Math.abs(boundaries.hour?.minutes ?? NaN)).toBeLessThanOrEqual(60);
        expect(Math.abs(boundaries.day?.minutes ?? NaN)).toBeLessThanOrEqual(720);
      }),
      { ...options, numRuns: 150 },
    );
  });
});
