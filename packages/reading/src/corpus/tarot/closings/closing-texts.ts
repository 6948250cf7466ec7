import type { Lean, Side, SpreadPace } from '#tarot/spread-verdicts.ts';

interface Told {
  /** The chapter in one line; up to 60 characters, no slot. */
  answer: readonly string[];
  /** Two or three sentences, 90 to 170 characters. */
  told: readonly string[];
}

interface Advised {
  answer: readonly string[];
  act: readonly string[];
  leave: readonly string[];
}

/** What a content says of the whole table: after the cards one by one. */
export interface ClosingTexts {
  /**
   * The answer to the content's question, by where the row leans. Slots `{first}` `{last}`, of three `{second}`, and the
   * kindest and the hardest card, `{best}` `{heavy}`: where a text says of a card how it weighs.
   */
  verdict: Readonly<Record<Lean, Told>>;
  /** The two to four weeks from the draw, by tempo. */
  outlook: Readonly<Record<SpreadPace, Told>>;
  /** What to do, from `{best}`, the kindest card, and what to leave, from `{heavy}`; one card is both. */
  advice: Readonly<Record<Lean, Advised>>;
  /** Verdict and advice of a content that weighs the first card against the second: read in place of the lean's. */
  sides?: Readonly<Record<Side, { verdict: Told; advice: Advised }>>;
  /** Said before the advice where contact is in question: a no stands. */
  care?: readonly string[];
  /** There is no other yet, or no longer: what to do never turns to them. */
  alone?: boolean;
  /** What to do comes before any word to the other, so it never turns to them. */
  beforehand?: boolean;
  /** The title over what to do and what to leave. */
  list: string;
  /** Names of the outlook's three stretches of time where the tempo's own do not fit. */
  windows?: readonly [string, string, string];
}
