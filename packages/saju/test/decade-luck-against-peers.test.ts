import { describe, expect, test } from 'vitest';
import { analyzeBirthInto, CHART_SLOTS, SLOT } from '../src/core.ts';
import { decadePillar } from '../src/craft/decade-luck.ts';
import { manseryeok, ssajuLuck, tymeLuck } from './peers.ts';
import { evenBirths, type WallBirth } from './random-births.ts';

const SEED = 20261122;
const births = evenBirths(SEED, 2000);
const flat = new Int32Array(CHART_SLOTS);

function ours({ year, month, day, hour, minute, male }: WallBirth) {
  analyzeBirthInto(flat, 0, year, month, day, hour, minute, male ? 1 : 0);
  const forward = flat[SLOT.forward] === 1;
  return {
    forward,
    startAge: flat[SLOT.startAge],
    pillars: Array.from({ length: 10 }, (_, i) => decadePillar(flat[SLOT.pillars + 1] ?? 0, forward, i + 1)),
    start: [flat[SLOT.startYears], flat[SLOT.startMonths], flat[SLOT.startDays]] as [number, number, number],
    days: (flat[SLOT.termDistance] ?? 0) / 86400,
  };
}

/** Days of a minute, the unit of manseryeok's terms, and of five, the error of ssaju's. */
const MINUTE = 1 / 1440;
const FIVE_MINUTES = 5 / 1440;

/** So near to half a year that a term moved by `days` rounds the other way. */
const atHalf = (distance: number, days: number) => Math.abs((distance % 3) - 1.5) <= days;

describe(`대운 of 2,000 births, seed ${SEED}`, () => {
  test('direction, 대운수 and ten pillars as manseryeok', () => {
    const differing = births.filter((birth) => {
      const [we, they] = [ours(birth), manseryeok(birth).luck];
      const sameAge = we.startAge === they?.startAge || atHalf(we.days, MINUTE);
      return !sameAge || we.forward !== they?.forward || we.pillars.join() !== they.pillars.join();
    });
    expect(differing).toEqual([]);
  });

  test('direction, ten pillars and years to the start as tyme4ts, to a day of life', () => {
    const days = ([y, m, d]: readonly number[]) => (y ?? 0) * 360 + (m ?? 0) * 30 + (d ?? 0);
    const differing = births.filter((birth) => {
      const [we, they] = [ours(birth), tymeLuck(birth)];
      // It counts whole minutes to its own term, and twelve minutes are a day.
      const near = Math.abs(days(we.start) - days(they.start)) <= 1;
      return !near || we.forward !== they.forward || we.pillars.join() !== they.pillars.join();
    });
    expect(differing).toEqual([]);
  });

  test('direction, 대운수 and ten pillars as ssaju, whose terms are minutes off, from 1989', () => {
    const differing = births.filter((birth) => {
      if (birth.year < 1989 || birth.year > 2099) return false;
      const [we, they] = [ours(birth), ssajuLuck(birth)];
      if (Math.min(we.days, they.days) < FIVE_MINUTES) return false;
      const sameAge = we.startAge === they.startAge || atHalf(we.days, FIVE_MINUTES);
      return !sameAge || we.forward !== they.forward || we.pillars.join() !== they.pillars.join();
    });
    expect(differing).toEqual([]);
  });
});
