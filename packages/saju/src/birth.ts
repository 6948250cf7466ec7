/**
 * Which clock the day and the hour are read from. Year and month never depend on it.
 * - `local-mean`: 지역시, mean solar time of the birth place by longitude alone (what most Korean apps show).
 * - `civil`: the wall clock as it was worn that day, summer time included.
 * - `fixed-127.5`: mean solar time of 127.5°E for everyone (+8:30).
 * - `true-solar`: 진태양시, `local-mean` with the equation of time.
 * - `utc+9`: the given date and time are themselves UTC+9; no zone history at all.
 */
export type Clock = 'local-mean' | 'civil' | 'fixed-127.5' | 'true-solar' | 'utc+9';

/**
 * When the day pillar turns, on the chosen clock.
 * - `jasi`: at 23:00; the whole 자시 belongs to the next day.
 * - `split`: 야자시/조자시; the day turns at 00:00, from 23:00 the hour stem is already the next day's.
 * - `midnight`: the day turns at 00:00 and from 23:00 the hour stem is still that day's.
 */
export type DayTurn = 'jasi' | 'split' | 'midnight';

export type CalendarType = 'SOLAR' | 'LUNAR';
export type SexType = 'FEMALE' | 'MALE';

/** A birth as a person states it. */
export interface Birth {
  /** Eight digits, `YYYYMMDD`, in the calendar named by `calendarType`; 1900-01-01..2100-12-31 (Gregorian). */
  birthday: string;
  /** Four digits, `HHMM`, 0000..2359 on the wall clock of the place; `null` when unknown. */
  time: string | null;
  /** Default `SOLAR`. `LUNAR` is the Korean lunar calendar. */
  calendarType?: CalendarType;
  /** The lunar month is the leap one (윤달); without meaning for `SOLAR`. Default false. */
  leapMonth?: boolean;
  sexType: SexType;
  /** Degrees east, -180..180. Default Seoul, 126.978; must be given where `timeZone` is another and the clock needs it. */
  longitude?: number;
  /** IANA zone of the wall clock. Default `Asia/Seoul`, whose history is this package's own. */
  timeZone?: string;
  /** Default `local-mean`. */
  clock?: Clock;
  /** Default `jasi`. */
  dayTurn?: DayTurn;
}
