import { isoUtc, termNames } from '#calendar/solar-terms.ts';
import { monthOrdinal, monthStarts, NO_HOUR, pillarOf, pillarsAt } from '#core/pillars.ts';
import { packedHanja } from './packed-hanja.ts';
import type { ResolvedBirth } from './resolve-birth.ts';
import { SEATS } from './seats.ts';
import type { Boundaries, Boundary } from './types.ts';

const minutes = (seconds: number) => Math.round(seconds / 0.6) / 100;

/** An edge `seconds` before (positive) or after (negative) the birth, and the pillars across it. */
function boundary(packed: number, seconds: number, across: number): Boundary {
  return {
    minutes: minutes(seconds),
    flips: SEATS.filter((_, seat) => pillarOf(packed, seat) !== pillarOf(across, seat)),
    alternative: packedHanja(across),
  };
}

/** Nearest edge of a cycle: seconds since it (positive) or until it (negative). */
const nearest = (since: number, period: number) => (since * 2 <= period ? since : since - period);

/** How far a birth lies from the nearest 절, hour edge and turn of the day, and what would flip there. */
export function boundariesView(resolved: ResolvedBirth): Boundaries {
  const { utc, local, packed, dayTurn, timeKnown, wall } = resolved;
  const ordinal = monthOrdinal(utc);
  const [since, until] = [utc - (monthStarts[ordinal] ?? 0), (monthStarts[ordinal + 1] ?? 0) - utc];
  const nearer = since <= until ? ordinal : ordinal + 1;
  const start = monthStarts[nearer] ?? 0;
  // Just across the edge: its last second before, or its first at and after.
  const acrossTerm = pillarsAt(since <= until ? start - 1 : start, local, dayTurn);
  const term = {
    ...boundary(packed, utc - start, timeKnown ? acrossTerm : acrossTerm | (NO_HOUR << 18)),
    name: termNames[(nearer * 2) % 24] ?? '',
    utc: isoUtc(start),
  };
  if (!timeKnown) {
    // From the nearer end of the day instead of its middle.
    const fromMiddle = utc - start;
    const halfDay = Math.abs(((wall % 86400) + 86400) % 86400);
    const fromEnd = Math.sign(fromMiddle) * Math.max(0, Math.abs(fromMiddle) - halfDay);
    return { term: { ...term, minutes: minutes(fromEnd) + 0 }, hour: null, day: null };
  }
  const second = local - Math.floor(local / 86400) * 86400;
  const cross = (sinceEdge: number, period: number) => {
    const distance = nearest(sinceEdge, period);
    const across = distance >= 0 ? local - distance - 1 : local - distance;
    return boundary(packed, distance, pillarsAt(utc, across, dayTurn));
  };
  return {
    term,
    hour: cross((second + 3600) % 7200, 7200),
    day: cross(dayTurn === 0 ? (second + 3600) % 86400 : second, 86400),
  };
}
