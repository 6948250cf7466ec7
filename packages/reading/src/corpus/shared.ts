import type { Topic } from './format.ts';
import loveVerdicts from './love/verdicts.ts';
import selfAround from './self/around.ts';
import selfDoubt from './self/doubt.ts';
import selfLead from './self/lead.ts';
import selfPillars from './self/pillars.ts';
import selfSeason from './self/season.ts';
import selfSeat from './self/seat.ts';

/** Topics any Saju content may draw from. */
export const SHARED_TOPICS: readonly Topic[] = [
  selfSeason,
  selfLead,
  selfSeat,
  selfPillars,
  selfAround,
  selfDoubt,
  loveVerdicts,
];
