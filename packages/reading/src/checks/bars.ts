/** One line of the audit: what was measured, against which bar. */
export interface Row {
  check: string;
  what: string;
  value: string;
  bar: string;
  ok: boolean;
  /** The same as a number, the higher the worse: how far a known shortfall may go. */
  badness: number;
  /** A few of the findings behind a failure. */
  examples: string[];
}

export const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** A share or figure that may not exceed its bar. */
export const atMost = (check: string, what: string, value: number, bar: number, shares = true): Row => ({
  check,
  what,
  value: shares ? percent(value) : value.toFixed(3),
  bar: `≤ ${shares ? percent(bar) : bar}`,
  ok: value <= bar,
  badness: value,
  examples: [],
});

/** A share or figure that has to reach its bar. */
export const atLeast = (check: string, what: string, value: number, bar: number): Row => ({
  check,
  what,
  value: percent(value),
  bar: `≥ ${percent(bar)}`,
  ok: value >= bar,
  badness: -value,
  examples: [],
});

/** Something that may not happen at all. */
export const none = (check: string, what: string, found: readonly string[]): Row => ({
  check,
  what,
  value: String(found.length),
  bar: '0',
  ok: found.length === 0,
  badness: found.length,
  examples: [...new Set(found)].slice(0, 5),
});
