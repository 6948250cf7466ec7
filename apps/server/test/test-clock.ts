import type { Clock } from '#platform/clock.ts';

export interface TestClock extends Clock {
  set(iso: string): void;
  advance(milliseconds: number): void;
}

/** A clock that stands still until told. */
export function testClock(iso = '2026-11-21T12:00:00+09:00'): TestClock {
  let now = new Date(iso);
  return {
    now: () => new Date(now),
    set: (next) => (now = new Date(next)),
    advance: (milliseconds) => (now = new Date(now.getTime() + milliseconds)),
  };
}
