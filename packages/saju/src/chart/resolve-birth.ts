import type { Birth } from '#birth.ts';
import { checkedDayNumber } from '#calendar/civil.ts';
import { lunarDayNumber } from '#calendar/lunar.ts';
import { CLOCKS, localSeconds, SEOUL_LONGITUDE } from '#core/moment.ts';
import { DAY_TURNS, NO_HOUR, pillarsAt } from '#core/pillars.ts';
import { SajuError } from '#error.ts';
import { seoulWallOffset, type WallOffset } from '#time/seoul.ts';
import { zoneWallOffset } from '#time/zone.ts';

export const KOREA = 'Asia/Seoul';
const UTC_PLUS_9: WallOffset = { standard: 32400, summer: 0, edge: null, otherTotal: 32400 };
const NOON = 43200;

/** A birth with its day and instant found. Times are seconds from 1970-01-01. */
export interface ResolvedBirth {
  birth: Required<Birth>;
  /** Indexes of `CLOCKS` and `DAY_TURNS`. */
  clock: number;
  dayTurn: number;
  /** Gregorian day number of the birthday. */
  day: number;
  timeKnown: boolean;
  /** The stated wall time; with unknown time the middle of the day, whose side of any edge is the day's longer one. */
  wall: number;
  offset: WallOffset;
  utc: number;
  local: number;
  /** The four pillars (see `pillarsAt`), without the hour when the time is unknown. */
  packed: number;
}

/** Checks a birth and finds its instant and pillars. Throws `SajuError` with the field at fault. */
export function resolveBirth(input: Birth): ResolvedBirth {
  const birth = checkFields(input);
  const day = dayOfBirthday(birth);
  const timeKnown = birth.time !== null;
  const wall = day * 86400 + (birth.time === null ? NOON : secondsOfTime(birth.time));
  const clock = CLOCKS.indexOf(birth.clock);
  const dayTurn = DAY_TURNS.indexOf(birth.dayTurn);
  const offset = offsetOf(birth, wall);
  const instant = readWall(birth.longitude, clock, dayTurn, wall, offset.standard + offset.summer, timeKnown);
  return { birth, clock, dayTurn, day, timeKnown, wall, offset, ...instant };
}

/** Instant, clock reading and pillars of a resolved birth under another offset of the wall clock (seconds east of UTC). */
export const readUnder = (
  { birth, clock, dayTurn, wall, timeKnown }: ResolvedBirth,
  offset: number,
): Reading => readWall(birth.longitude, clock, dayTurn, wall, offset, timeKnown);

type Reading = Pick<ResolvedBirth, 'utc' | 'local' | 'packed'>;

function readWall(
  longitude: number,
  clock: number,
  dayTurn: number,
  wall: number,
  offset: number,
  timeKnown: boolean,
): Reading {
  const utc = wall - offset;
  const local = localSeconds(clock, wall, utc, longitude);
  const packed = pillarsAt(utc, local, dayTurn);
  return { utc, local, packed: timeKnown ? packed : packed | (NO_HOUR << 18) };
}

function offsetOf({ clock, timeZone }: Required<Birth>, wall: number): WallOffset {
  if (clock === 'utc+9') return UTC_PLUS_9;
  return timeZone === KOREA ? seoulWallOffset(wall) : zoneWallOffset(timeZone, wall);
}

function oneOf<T extends string>(
  value: unknown,
  allowed: readonly T[],
  code: 'CLOCK' | 'DAY_TURN' | 'SEX_TYPE' | 'CALENDAR_TYPE',
  field: string,
): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new SajuError(code, field, `${field} must be one of ${allowed.join(', ')}`);
  return found;
}

function checkFields(input: Birth): Required<Birth> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new SajuError('INPUT_NOT_OBJECT', '', 'a birth must be an object');
  }
  const clock = oneOf(input.clock ?? 'local-mean', CLOCKS, 'CLOCK', 'clock');
  const { timeZone = KOREA, leapMonth = false } = input;
  if (typeof timeZone !== 'string')
    throw new SajuError('TIME_ZONE', 'timeZone', 'timeZone must be an IANA name');
  if (typeof leapMonth !== 'boolean')
    throw new SajuError('LEAP_MONTH', 'leapMonth', 'leapMonth must be true or false');
  if (
    input.longitude === undefined &&
    timeZone !== KOREA &&
    (clock === 'local-mean' || clock === 'true-solar')
  ) {
    throw new SajuError(
      'LONGITUDE',
      'longitude',
      `a birth in ${timeZone} on the ${clock} clock needs its longitude`,
    );
  }
  const longitude = input.longitude ?? SEOUL_LONGITUDE;
  if (typeof longitude !== 'number' || !(longitude >= -180 && longitude <= 180)) {
    throw new SajuError('LONGITUDE', 'longitude', 'longitude must be -180..180 degrees east');
  }
  return {
    birthday: input.birthday,
    time: checkTime(input.time ?? null),
    calendarType: oneOf(input.calendarType ?? 'SOLAR', ['SOLAR', 'LUNAR'], 'CALENDAR_TYPE', 'calendarType'),
    leapMonth,
    sexType: oneOf(input.sexType, ['FEMALE', 'MALE'], 'SEX_TYPE', 'sexType'),
    longitude,
    timeZone,
    clock,
    dayTurn: oneOf(input.dayTurn ?? 'jasi', DAY_TURNS, 'DAY_TURN', 'dayTurn'),
  };
}

/** The value of a text of exactly `length` digits, or -1. */
function digits(text: unknown, length: number): number {
  if (typeof text !== 'string' || text.length !== length) return -1;
  let value = 0;
  for (let i = 0; i < length; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

function dayOfBirthday({ birthday, calendarType, leapMonth }: Required<Birth>): number {
  const value = digits(birthday, 8);
  if (value < 0)
    throw new SajuError('BIRTHDAY_FORMAT', 'birthday', 'birthday must be eight digits, YYYYMMDD');
  const date = { year: (value / 10_000) | 0, month: ((value / 100) | 0) % 100, day: value % 100 };
  return calendarType === 'LUNAR'
    ? lunarDayNumber({ ...date, leap: leapMonth }, 'birthday')
    : checkedDayNumber(date, 'birthday');
}

function checkTime(time: string | null): string | null {
  if (time === null) return null;
  const value = digits(time, 4);
  if (value < 0) throw new SajuError('TIME_FORMAT', 'time', 'time must be four digits, HHMM, or null');
  if (value >= 2400 || value % 100 > 59) {
    throw new SajuError('TIME_OUT_OF_RANGE', 'time', `${time} is outside 0000..2359`);
  }
  return time;
}

const secondsOfTime = (time: string): number => {
  const value = digits(time, 4);
  return ((value / 100) | 0) * 3600 + (value % 100) * 60;
};
