/** Everything that can be wrong with an input. Stable: callers map codes to their own words. */
export type SajuErrorCode =
  | 'INPUT_NOT_OBJECT'
  | 'BIRTHDAY_FORMAT'
  | 'DATE_MISSING'
  | 'YEAR_OUT_OF_RANGE'
  | 'LUNAR_LEAP_MONTH_MISSING'
  | 'LUNAR_DAY_MISSING'
  | 'TIME_FORMAT'
  | 'TIME_OUT_OF_RANGE'
  | 'CALENDAR_TYPE'
  | 'LEAP_MONTH'
  | 'SEX_TYPE'
  | 'LONGITUDE'
  | 'TIME_ZONE'
  | 'CLOCK'
  | 'DAY_TURN'
  | 'ON_FORMAT'
  | 'PILLARS'
  | 'JSON_SYNTAX';

/** The one error this package throws. `field` names the offending input, `message` is plain English. */
export class SajuError extends Error {
  readonly code: SajuErrorCode;
  readonly field: string;

  constructor(code: SajuErrorCode, field: string, message: string) {
    super(message);
    this.name = 'SajuError';
    this.code = code;
    this.field = field;
  }
}
