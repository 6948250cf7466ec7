import { isoUtc } from '#calendar/iso.ts';
import { termNames } from '#calendar/solar-terms.ts';
import { across, fromDayEdge, fromHourEdge, nearestTerm } from '#core/edges.ts';
import { monthStarts, NO_HOUR, pillarOf, pillarsAt } from '#core/pillars.ts';
import { hundredths } from './minutes.ts';
import { packedHanja } from './packed-hanja.ts';
import type { ResolvedBirth } from './resolve-birth.ts';
import { SEATS } from './seats.ts';
import type { Boundaries, Boundary } from './types.ts';

/** A bit for each seat in which two packed charts part. */
export function flipBits(packed: number, other: number): number {
  let bits = 0;
  for (let seat = 0; seat < 4; seat++)
    if (pillarOf(packed, seat) !== pillarOf(other, seat)) bits |= 1 << seat;
  return bits;
}

/** An edge `seconds` back (negative: ahead) and the pillars across it, packed. */
export interface Edge {
  seconds: number;
  other: number;
}

/** The nearest 절 with the ordinal of the month it opens. */
export function termEdge({
  utc,
  local,
  dayTurn,
  timeKnown,
  wall,
}: ResolvedBirth): Edge & { ordinal: number } {
  const ordinal = nearestTerm(utc);
  const distance = utc - (monthStarts[ordinal] as number);
  const other = pillarsAt(across(utc, distance), local, dayTurn);
  if (timeKnown) return { seconds: distance, other, ordinal };
  // Without a time the instant is the middle of the day; count from the nearer end instead.
  const halfDay = ((wall % 86400) + 86400) % 86400;
  const fromEnd = Math.max(0, Math.abs(distance) - halfDay);
  return { seconds: distance < 0 ? 0 - fromEnd : fromEnd, other: other | (NO_HOUR << 18), ordinal };
}

export function hourEdge({ utc, local, dayTurn }: ResolvedBirth): Edge {
  const seconds = fromHourEdge(local);
  return { seconds, other: pillarsAt(utc, across(local, seconds), dayTurn) };
}

export function dayEdge({ utc, local, dayTurn }: ResolvedBirth): Edge {
  const seconds = fromDayEdge(local, dayTurn);
  return { seconds, other: pillarsAt(utc, across(local, seconds), dayTurn) };
}

/** How far a birth lies from the nearest 절, hour edge and turn of the day, and what would flip there. */
export function boundariesView(resolved: ResolvedBirth): Boundaries {
  const { packed, timeKnown } = resolved;
  const view = ({ seconds, other }: Edge): Boundary => {
    const flips = flipBits(packed, other);
    return {
      minutes: hundredths(seconds),
      flips: SEATS.filter((_, seat) => (flips >> seat) & 1),
      alternative: packedHanja(other),
    };
  };
  const term = termEdge(resolved);
  return {
    term: {
      ...view(term),
      name: termNames[(term.ordinal * 2) % 24] ?? '',
      utc: isoUtc(monthStarts[term.ordinal] as number),
    },
    hour: timeKnown ? view(hourEdge(resolved)) : null,
    day: timeKnown ? view(dayEdge(resolved)) : null,
  };
}
