import { monthStarts } from '../src/core.ts';

/** A birth on Korea's wall clock. */
export interface WallBirth {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  male: boolean;
}

/** Numbers 0..n-1 from a seed (xorshift32), the same everywhere. */
export function randomOf(seed: number): (n: number) => number {
  let state = seed >>> 0 || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * n);
  };
}

const fromWall = (wall: number, male: boolean): WallBirth => {
  const date = new Date(wall * 1000);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    male,
  };
};

const FIRST = Date.UTC(1900, 0, 1) / 1000;
const LAST = Date.UTC(2101, 0, 1) / 1000;

/** Births spread evenly over the minutes of 1900..2100. */
export function evenBirths(seed: number, count: number): WallBirth[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () =>
    fromWall(FIRST + random((LAST - FIRST) / 60) * 60, random(2) === 1),
  );
}

/** Births on minutes within two hours of a 절 of 1900..2100. */
export function termBirths(seed: number, count: number): WallBirth[] {
  const random = randomOf(seed);
  const starts = monthStarts.filter((start) => start > FIRST && start < LAST - 86400);
  return Array.from({ length: count }, () => {
    const wall = (starts[random(starts.length)] as number) + 32400 + random(4 * 3600) - 2 * 3600;
    return fromWall(Math.floor(wall / 60) * 60, random(2) === 1);
  });
}

/** Births in the years of summer time and of +8:30. */
export function eraBirths(seed: number, count: number): WallBirth[] {
  const random = randomOf(seed);
  const eras = [
    [1908, 1911],
    [1948, 1951],
    [1954, 1961],
    [1987, 1988],
  ] as const;
  return Array.from({ length: count }, (_, i) => {
    const [from, until] = eras[i % eras.length] as readonly [number, number];
    const [start, end] = [Date.UTC(from, 0, 1) / 1000, Date.UTC(until + 1, 0, 1) / 1000];
    return fromWall(start + random((end - start) / 60) * 60, random(2) === 1);
  });
}
