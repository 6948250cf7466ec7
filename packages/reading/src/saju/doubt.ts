import type { Chart } from '@wolha/saju';
import type { Doubt } from '#corpus/dimensions.ts';

/** How near, in minutes, a stated birth has to be to an edge for a reader to be told. */
const NEAR = { hour: 5, day: 10, term: 15 } as const;

/** What about the time of birth leaves a pillar open. */
export interface OpenEdge {
  doubt: Doubt;
  /** Whole minutes to the edge; null where no minute is known. */
  minutes: number | null;
  /** The 절 whose coming turns the month. */
  term: string | null;
  /** Whether the year turns with the month. */
  turnsYear: boolean;
}

const NONE: OpenEdge = { doubt: '없음', minutes: null, term: null, turnsYear: false };

/** The edge that matters most: a changed clock, then the month, the day, the hour. */
export function openEdgeOf({ applied, boundaries, pillars }: Chart): OpenEdge {
  const { term, day, hour } = boundaries;
  const minutesOf = (minutes: number) => Math.max(1, Math.round(Math.abs(minutes)));
  const turnsYear = term.flips.includes('year');
  if (applied.notes.some(({ code, alternative }) => alternative !== null && code.startsWith('CLOCK'))) {
    return { ...NONE, doubt: '시계' };
  }
  if (term.flips.length > 0 && pillars.hour === null && term.minutes === 0) {
    return { doubt: '절날', minutes: null, term: term.name, turnsYear };
  }
  if (term.flips.length > 0 && pillars.hour !== null && Math.abs(term.minutes) <= NEAR.term) {
    return { doubt: '절', minutes: minutesOf(term.minutes), term: term.name, turnsYear };
  }
  if (day?.flips.includes('day') && Math.abs(day.minutes) <= NEAR.day) {
    return { ...NONE, doubt: '날', minutes: minutesOf(day.minutes) };
  }
  if (hour?.flips.includes('hour') && Math.abs(hour.minutes) <= NEAR.hour) {
    return { ...NONE, doubt: '시', minutes: minutesOf(hour.minutes) };
  }
  return NONE;
}
