import { describe, expect, test } from 'vitest';
import { dayNumber } from '#calendar/civil.ts';
import { seoulOffset, seoulWallOffset } from './seoul.ts';

const wall = (text: string) => {
  const [y, mo, d, h, mi] = text.split(/[- :]/).map(Number) as [number, number, number, number, number];
  return dayNumber(y, mo, d) * 86400 + h * 3600 + mi * 60;
};

/** Seconds east of UTC that the host's zone data gives Seoul at an instant. */
const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Seoul',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});
function hostOffset(utc: number): number {
  const part = Object.fromEntries(
    format.formatToParts(utc * 1000).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = part;
  return dayNumber(year, month, day) * 86400 + hour * 3600 + minute * 60 + second - utc;
}

describe('Seoul clock', () => {
  test('agrees with the IANA history every six hours 1900..1992', () => {
    const wrong: string[] = [];
    for (let t = wall('1900-01-01 00:00'); t < wall('1992-01-01 00:00'); t += 6 * 3600 - 60) {
      if (seoulWallOffset(t).edge) continue;
      if (hostOffset(t - seoulOffset(t)) !== seoulOffset(t)) wrong.push(new Date(t * 1000).toISOString());
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['1908-03-31 23:59', 507 * 60 + 52, null],
    ['1908-04-01 00:01', 510 * 60, 'gap'],
    ['1912-01-01 00:00', 540 * 60, 'gap'],
    ['1912-01-01 00:29', 540 * 60, 'gap'],
    ['1912-01-01 00:30', 540 * 60, null],
    ['1948-06-01 00:59', 600 * 60, 'gap'],
    ['1948-06-01 01:00', 600 * 60, null],
    ['1948-09-12 22:59', 600 * 60, null],
    ['1948-09-12 23:00', 600 * 60, 'fold'],
    ['1948-09-13 00:00', 540 * 60, null],
    ['1954-03-20 23:29', 540 * 60, null],
    ['1954-03-20 23:30', 540 * 60, 'fold'],
    ['1954-03-21 00:00', 510 * 60, null],
    ['1955-07-01 12:00', 570 * 60, null],
    ['1961-08-10 00:29', 540 * 60, 'gap'],
    ['1987-05-10 01:59', 540 * 60, null],
    ['1987-05-10 02:30', 600 * 60, 'gap'],
    ['1987-10-11 02:00', 600 * 60, 'fold'],
    ['1987-10-11 03:00', 540 * 60, null],
    ['1988-10-09 02:59', 600 * 60, 'fold'],
    ['1988-10-09 03:00', 540 * 60, null],
    ['2024-07-01 12:00', 540 * 60, null],
  ])('%s is %i s east, %s', (text, offset, edge) => {
    expect(seoulOffset(wall(text))).toBe(offset);
    expect(seoulWallOffset(wall(text))).toMatchObject({ edge });
    expect(seoulWallOffset(wall(text)).standard + seoulWallOffset(wall(text)).summer).toBe(offset);
  });

  test('a repeated time names the offset of its second pass, a skipped one that of the old clock', () => {
    expect(seoulWallOffset(wall('1987-10-11 02:30')).otherTotal).toBe(540 * 60);
    expect(seoulWallOffset(wall('1987-05-10 02:30')).otherTotal).toBe(540 * 60);
    expect(seoulWallOffset(wall('1954-03-20 23:45')).otherTotal).toBe(510 * 60);
  });
});
