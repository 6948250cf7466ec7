export type { CivilDate } from './calendar/civil.ts';
export {
  isProvisionalMonth,
  leapMonthOf,
  lunarMonthDays,
  lunarToSolar,
  solarToLunar,
  type LunarDate,
} from './calendar/lunar.ts';
export { solarTerms, type SolarTerm } from './calendar/solar-terms.ts';
export { SajuError, type SajuErrorCode } from './error.ts';
