export type { Birth, CalendarType, Clock, DayTurn, SexType } from './birth.ts';
export { analyzeChart } from './chart/analyze-chart.ts';
export { dayLuck, decadeAt, monthLuck, yearLuck } from './chart/luck.ts';
export { sevenColumns } from './chart/seven-columns.ts';
export type * from './chart/types.ts';
export type { Element, Polarity } from './craft/elements.ts';
export type { RelationKind } from './craft/relations.ts';
export type { StarBasis, StarCode } from './craft/stars.ts';
export type { TenGodCode, TenGodGroup } from './craft/ten-gods.ts';
export * from './calendar.ts';
export { pair, type PairPart, type PairRelation, type PairReport, type PairSide } from './pairing/pair.ts';
export { candidates, type Candidate, type Candidates } from './survey/candidates.ts';
export { conventions, type Convention, type ConventionReport } from './survey/conventions.ts';
export {
  reverseSearch,
  type ReverseMatch,
  type ReverseSearchOptions,
  type WantedPillars,
} from './survey/reverse-search.ts';
export { chartJson } from './record/chart-json.ts';
export type { ChartRecord, SeatRecord } from './record/chart-record.ts';
