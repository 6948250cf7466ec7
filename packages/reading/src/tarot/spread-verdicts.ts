import type { CardGroup, CardTone, LaidCard } from './table.ts';

/** Where a row of cards leans: go, go slowly, wait and look, let rest. */
export const LEANS = ['open', 'slow', 'hold', 'rest'] as const;
export type Lean = (typeof LEANS)[number];

/** How fast it moves: in days, in words said, as a tide, season by season, in one great turn. */
export const PACES = ['quick', 'spoken', 'tidal', 'steady', 'great'] as const;
export type SpreadPace = (typeof PACES)[number];

/** The last card tells where it goes, so it weighs half as much again. */
const LAST_WEIGHT = 1.5;
const OPEN_FROM = 2;
const SLOW_FROM = -0.5;
const HOLD_FROM = -3;

/** Of one card alone: its own weight. */
const leanOfOne = (polarity: number): Lean =>
  polarity > 1 ? 'open' : polarity > 0 ? 'slow' : polarity === 0 ? 'hold' : 'rest';

/** What the row says to a question of yes or no. Decided once; every chapter goes by it. */
export function leanOf(cards: readonly LaidCard[]): Lean {
  const [lone] = cards;
  if (lone && cards.length === 1) return leanOfOne(lone.polarity);
  const last = cards.length - 1;
  const weight = cards.reduce(
    (sum, { polarity }, index) => sum + polarity * (index === last ? LAST_WEIGHT : 1),
    0,
  );
  if (weight >= OPEN_FROM) return 'open';
  if (weight >= SLOW_FROM) return 'slow';
  return weight >= HOLD_FROM ? 'hold' : 'rest';
}

const STEP: Record<CardTone, number> = { hard: -1, even: 0, bright: 1 };

/** With which of the first two cards the third sides: with one, with both alike, with neither. */
export const SIDES = ['first', 'second', 'level', 'neither'] as const;
export type Side = (typeof SIDES)[number];

/**
 * Two that are weighed against each other, and a third card that decides: for the kinder of them, else for the one of
 * its own suit, else for the weightier; for neither where both are hard or the row wants rest.
 */
export function sideOf(cards: readonly LaidCard[]): Side {
  const [first, second, third] = cards;
  if (!first || !second || !third) throw new RangeError('a choice of two is read from three cards');
  if (leanOf(cards) === 'rest' || (first.tone === 'hard' && second.tone === 'hard')) return 'neither';
  const ahead =
    STEP[first.tone] - STEP[second.tone] ||
    Number(first.group === third.group) - Number(second.group === third.group) ||
    first.polarity - second.polarity;
  return ahead > 0 ? 'first' : ahead < 0 ? 'second' : 'level';
}

const PACE_OF_GROUP: Record<CardGroup, SpreadPace> = {
  wands: 'quick',
  swords: 'spoken',
  cups: 'tidal',
  pentacles: 'steady',
  major: 'great',
};

/** The group that two cards share, or null. */
export function prevailing(cards: readonly LaidCard[]): CardGroup | null {
  const groups = cards.map(({ group }) => group);
  return groups.find((group, index) => groups.indexOf(group) !== index) ?? null;
}

/** The tempo of the outlook: of the group that prevails, else of the card that lies last. */
export function paceOf(cards: readonly LaidCard[]): SpreadPace {
  const group = prevailing(cards) ?? cards.at(-1)?.group ?? 'major';
  return PACE_OF_GROUP[group];
}

/** Three cards as a path from tone to tone. */
export type Path = 'rise' | 'fall' | 'bright' | 'hard' | 'dip' | 'crest' | 'level';

/** How the row goes from its first card to its last. */
export function pathOf(cards: readonly LaidCard[]): Path {
  const steps = cards.map(({ tone }) => STEP[tone]);
  const first = steps[0] ?? 0;
  const last = steps.at(-1) ?? 0;
  const middle = steps[1] ?? first;
  if (last > first) return 'rise';
  if (last < first) return 'fall';
  if (middle < first) return 'dip';
  if (middle > first) return 'crest';
  return first > 0 ? 'bright' : first < 0 ? 'hard' : 'level';
}
