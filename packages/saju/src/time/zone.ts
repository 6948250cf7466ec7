import { civilDate, dayNumber } from '#calendar/civil.ts';
import { SajuError } from '#error.ts';
import type { WallOffset } from './seoul.ts';

/**
 * Births abroad. The world's zone history is far too large to carry, so this one module asks the host (Intl) and its
 * answers may change with the host's data; charts made from it carry a note. Asia/Seoul never comes here.
 */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
    return format;
  } catch {
    throw new SajuError('TIME_ZONE', 'timeZone', `unknown time zone "${timeZone}"`);
  }
}

/** Seconds east of UTC at an instant (UTC seconds). */
function offsetAt(format: Intl.DateTimeFormat, utc: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(utc * 1000)) parts[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return dayNumber(year, month, day) * 86400 + hour * 3600 + minute * 60 + second - utc;
}

/**
 * What a wall clock in `timeZone` meant, by the rule of `seoulOffset`. Summer time is told from standard time by the
 * lesser of that year's January and July offsets. Throws `TIME_ZONE`.
 */
export function zoneWallOffset(timeZone: string, wallSeconds: number): WallOffset {
  const format = formatOf(timeZone);
  const before = offsetAt(format, wallSeconds - 86400 - 43200);
  const after = offsetAt(format, wallSeconds + 86400 + 43200);
  const firstPass = offsetAt(format, wallSeconds - before) === before;
  const total = firstPass ? before : after;
  const secondPass = offsetAt(format, wallSeconds - after) === after;
  const { year } = civilDate(Math.floor(wallSeconds / 86400));
  const [january, july] = [1, 7].map((month) => offsetAt(format, dayNumber(year, month, 1) * 86400)) as [
    number,
    number,
  ];
  const summer = Math.max(0, total - Math.min(january, july));
  const edge = before === after || firstPass !== secondPass ? null : firstPass ? 'fold' : 'gap';
  return {
    standard: total - summer,
    summer,
    edge,
    otherTotal: edge ? (total === before ? after : before) : total,
  };
}
