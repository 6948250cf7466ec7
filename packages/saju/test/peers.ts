import { calculateFourPillars } from 'manseryeok';
import { calculateSaju } from 'ssaju';
import { ChildLimit, Gender, LunarSect2ChildLimitProvider, SolarTime } from 'tyme4ts';
import { dayNumber, instantOf } from '../src/core.ts';
import { pillarIndex } from '../src/craft/stems-branches.ts';
import type { WallBirth } from './random-births.ts';

const SEOUL = 126.978;
const HISTORY_OF_MANSERYEOK = Date.UTC(1908, 3, 1) / 1000;

export const wallSeconds = ({ year, month, day, hour, minute }: WallBirth): number =>
  dayNumber(year, month, day) * 86400 + hour * 3600 + minute * 60;

/** Wall fields of seconds on any clock. */
function fields(seconds: number) {
  const date = new Date(Math.floor(seconds) * 1000);
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  ] as const;
}

const indexOf = ({ heavenlyStem, earthlyBranch }: { heavenlyStem: string; earthlyBranch: string }) =>
  pillarIndex(heavenlyStem + earthlyBranch);

/**
 * manseryeok on local mean time of Seoul. From 1908-04 it reads the wall clock by its own zone history; before, where
 * it has none, it is told the time in UTC+9.
 */
export function manseryeok(
  birth: WallBirth,
  dayBoundary: 'jasi' | 'splitJasi' | 'midnight' = 'jasi',
  applyEquationOfTime = false,
) {
  const wall = wallSeconds(birth);
  const known = wall >= HISTORY_OF_MANSERYEOK;
  const [year, month, day, hour, minute, second] = fields(known ? wall : instantOf(0, wall) + 32400);
  const chart = calculateFourPillars({
    year,
    month,
    day,
    hour,
    minute,
    dayBoundary,
    gender: birth.male ? 'male' : 'female',
    // It takes whole minutes; the seconds of the old local time are put on the longitude.
    trueSolarTime: { longitude: SEOUL + second / 240, applyEquationOfTime, applyHistoricalDst: known },
  });
  const luck = chart.luckPillars;
  return {
    pillars: [indexOf(chart.year), indexOf(chart.month), indexOf(chart.day), indexOf(chart.hour)],
    luck: luck && {
      forward: luck.forward,
      startAge: luck.startAge,
      pillars: luck.pillars.map(({ pillar }) => indexOf(pillar)),
    },
  };
}

/**
 * tyme4ts, told the instant on its own clock (UTC+8) for year and month, and the local mean time of Seoul for day and
 * hour. Its day turns at 23:00.
 */
export function tyme(birth: WallBirth): number[] {
  const utc = instantOf(0, wallSeconds(birth));
  const instant = SolarTime.fromYmdHms(...fields(utc + 8 * 3600)).getSixtyCycleHour();
  const local = SolarTime.fromYmdHms(...fields(utc + SEOUL * 240))
    .getLunarHour()
    .getEightChar();
  return [
    instant.getYear().getIndex(),
    instant.getMonth().getIndex(),
    local.getDay().getIndex(),
    local.getHour().getIndex(),
  ];
}

/** 대운 by tyme4ts with the provider that counts to the minute. */
export function tymeLuck(birth: WallBirth) {
  ChildLimit.provider = new LunarSect2ChildLimitProvider();
  const utc = instantOf(0, wallSeconds(birth));
  const limit = ChildLimit.fromSolarTime(
    SolarTime.fromYmdHms(...fields(utc + 8 * 3600)),
    birth.male ? Gender.MAN : Gender.WOMAN,
  );
  const first = limit.getStartDecadeFortune();
  return {
    forward: limit.isForward(),
    start: [limit.getYearCount(), limit.getMonthCount(), limit.getDayCount()],
    pillars: Array.from({ length: 10 }, (_, i) => first.next(i).getSixtyCycle().getIndex()),
  };
}

/** 대운 by ssaju, which knows neither summer time nor the old standards: for births from 1989 on. */
export function ssajuLuck({ male, ...birth }: WallBirth) {
  const { daeun } = calculateSaju({
    ...birth,
    gender: male ? '남' : '여',
    calendar: 'solar',
    applyLocalMeanTime: false,
    now: new Date(0),
  });
  return {
    forward: daeun.basis.direction === 'forward',
    startAge: daeun.startAge,
    days: Math.abs(daeun.basis.diffDays),
    pillars: daeun.list.slice(0, 10).map(({ ganzhi }) => pillarIndex(ganzhi)),
  };
}
