export { analyzeInto } from './core/analysis.ts';
export { CHART_SLOTS, SLOT } from './core/slots.ts';
export { analyzeBirthInto } from './core/births.ts';
export { CLOCKS, instantOf, packPillars, SEOUL_LONGITUDE } from './core/moment.ts';
export { PAIR_WEIGHTS, pairParts, pairRaw, shownScore } from './core/pair-score.ts';
export {
  DAY_TURNS,
  dayPillar,
  monthOrdinal,
  monthPillar,
  monthStarts,
  NO_HOUR,
  pillarOf,
  pillarsAt,
  yearPillar,
} from './core/pillars.ts';
export { dayNumber } from './calendar/civil.ts';
export { RELATION_KINDS, SEAT_PAIRS } from './craft/relations.ts';
export { STARS } from './craft/stars.ts';
