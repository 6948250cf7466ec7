export type { Birth, CalendarType, Clock, DayTurn, SexType } from './birth.ts';
export type * from './chart/types.ts';
export type { Element, Polarity } from './craft/elements.ts';
export type { RelationKind } from './craft/relations.ts';
export type { StarCode } from './craft/stars.ts';
export type { TenGodCode, TenGodGroup } from './craft/ten-gods.ts';
export { SajuError, type SajuErrorCode } from './error.ts';
