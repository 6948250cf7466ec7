/** A clock that stands still until it is told to move. */
export type TestClock = (() => Date) & { advance(seconds: number): void };

export function testClock(start = '2026-03-01T12:00:00+09:00'): TestClock {
  let now = Date.parse(start);
  return Object.assign(() => new Date(now), {
    advance: (seconds: number) => {
      now += seconds * 1000;
    },
  });
}
