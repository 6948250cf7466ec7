import * as Astronomy from 'astronomy-engine';
import { ShouXingUtil } from 'tyme4ts';
import { describe, expect, test } from 'vitest';
import { termInstants } from '../src/calendar/solar-terms.ts';
import { lunarDateOf } from '../src/calendar/lunar.ts';
import { FIRST_DAY, LAST_DAY } from '../src/calendar/civil.ts';
import { centuries, utcSeconds } from '../scripts/ephemeris/terrestrial-time.ts';
import reference from './reference/de431-terms.json' with { type: 'json' };

/** TT seconds from J2000 of a UTC instant. */
const terrestrial = (utc: number) => centuries(utc) * 36525 * 86400;

/** Index of the spring equinox that tyme4ts counts the Sun's turns from. */
const SHOU_XING_ZERO = 100 * 24 + 5;

describe('solar terms', () => {
  test('come in order, 14.6 to 15.8 days apart', () => {
    const steps = termInstants.slice(1).map((t, i) => (t - (termInstants[i] ?? 0)) / 86400);
    expect(Math.min(...steps)).toBeGreaterThan(14.6);
    expect(Math.max(...steps)).toBeLessThan(15.8);
  });

  test('lie within 1 s of JPL DE431 throughout 1899..2101', () => {
    const apart = reference.seconds.map((tt, i) => Math.abs(tt - terrestrial(termInstants[i * 7] ?? 0)));
    expect(apart).toHaveLength(696);
    expect(Math.max(...apart)).toBeLessThan(1);
  });

  test('lie within 3.2 s of the theory of tyme4ts (its Earth and nutation, UTC left out)', () => {
    const apart = [...termInstants].map((utc, i) => {
      const theirs = ShouXingUtil.saLonT(((i - SHOU_XING_ZERO) * Math.PI) / 12) * 36525 * 86400;
      return Math.abs(theirs - terrestrial(utc));
    });
    expect(Math.max(...apart)).toBeLessThan(3.2);
  });

  test('lie within 60 s of astronomy-engine, which cuts its Earth short', () => {
    const apart = [...termInstants].flatMap((utc, i) => {
      if (i % 5) return [];
      const found = Astronomy.SearchSunLongitude((285 + 15 * i) % 360, new Date((utc - 2 * 86400) * 1000), 4);
      return found ? [Math.abs(found.tt * 86400 - terrestrial(utc))] : [Infinity];
    });
    expect(Math.max(...apart)).toBeLessThan(60);
  });

  test.each([
    // 한국천문연구원 월력요항, Korean time to the minute.
    ['2024-02-04T08:27Z', 2024, 2],
    ['2025-02-03T14:10Z', 2025, 2],
    ['2023-12-22T03:27Z', 2023, 23],
    ['2024-03-20T03:06Z', 2024, 5],
  ])('%s is the minute KASI prints', (utc, year, term) => {
    const seconds = termInstants[(year - 1899) * 24 + term] ?? 0;
    expect(new Date(Math.round(seconds / 60) * 60_000).toISOString().slice(0, 16)).toBe(utc.slice(0, 16));
  });
});

describe('new moons', () => {
  test('every lunar month 1900..2100 begins on the Korean day of the new moon by astronomy-engine', () => {
    const differing: string[] = [];
    let months = 0;
    let guess = Astronomy.SearchMoonPhase(0, new Date('1899-12-25T00:00:00Z'), 40);
    while (guess && guess.date.getUTCFullYear() <= 2100) {
      const utc = utcSeconds(guess.tt / 36525);
      const meridian = utc < Date.UTC(1911, 11, 31, 15) / 1000 ? 8 : 9;
      const korean = utc + meridian * 3600;
      const day = Math.floor(korean / 86400);
      const fromMidnight = Math.min(korean - day * 86400, (day + 1) * 86400 - korean);
      if (day >= FIRST_DAY && day <= LAST_DAY) {
        months++;
        // 20 s is what the two theories of the Moon may be apart.
        if (fromMidnight > 20 && lunarDateOf(day).day !== 1) differing.push(guess.date.toISOString());
      }
      guess = Astronomy.SearchMoonPhase(0, guess.AddDays(25), 10);
    }
    expect(months).toBe(2487);
    expect(differing).toEqual([]);
  });

  test('the winter solstice always stands in the eleventh month', () => {
    for (let year = 1900; year < 2100; year++) {
      const korean = (termInstants[(year - 1899) * 24 + 23] ?? 0) + (year < 1912 ? 8 : 9) * 3600;
      const { month, leap } = lunarDateOf(Math.floor(korean / 86400));
      expect({ year, month, leap }).toEqual({ year, month: 11, leap: false });
    }
  });
});
