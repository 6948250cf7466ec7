/**
 * Speed of the engine and of its peers on the same random births in one run, one core.
 *
 *   node packages/saju/bench/charts.ts
 */
import { calculateSaju as fullstackSaju } from '@fullstackfamily/manseryeok';
import { Solar } from 'lunar-typescript';
import { calculateFourPillars } from 'manseryeok';
import { calculateSaju } from 'ssaju';
import { SolarTime } from 'tyme4ts';
import { analyzeBirthInto, CHART_SLOTS, packPillars, pairRaw } from '../src/core.ts';
import { chartJson, type Birth } from '../src/index.ts';
import { evenBirths, type WallBirth } from '../test/random-births.ts';

/** One figure of ours beside a peer's or a bar. */
export interface ChartBenchRow {
  what: string;
  measured: string;
  against: string;
  ratio: string;
  bar: string;
  holds: boolean;
}

const SEED = 20261126;
const ROUNDS = 5;
const ROUND_MS = 120;

/** Births all peers accept: 1900..2049 leaves out nobody. */
const births = evenBirths(SEED, 60_000)
  .filter(({ year }) => year < 2050)
  .slice(0, 20_000);
const flat = new Int32Array(CHART_SLOTS * 1000);
let sink = 0;

/** Processor time this thread has had, in milliseconds: what a busy machine takes away does not count. */
const spent = () => process.threadCpuUsage().user / 1000 + process.threadCpuUsage().system / 1000;

/** Best calls a second of processor time of `call(i)`, i over the births, in rounds that a busy machine may spoil. */
function perSecond(call: (i: number) => number, step: number): number {
  let next = 0;
  const round = (milliseconds: number) => {
    const start = spent();
    let done = 0;
    while (spent() - start < milliseconds) {
      for (let k = 0; k < step; k++) {
        sink ^= call(next);
        next = next + 1 === births.length ? 0 : next + 1;
      }
      done += step;
    }
    return (done * 1000) / (spent() - start);
  };
  round(ROUND_MS * 2);
  return Math.max(...Array.from({ length: ROUNDS }, () => round(ROUND_MS)));
}

const of = (i: number) => births[i] as WallBirth;
const two = (n: number) => String(n).padStart(2, '0');
const inputs = births.map(({ year, month, day, hour, minute, male }): Birth => ({
  birthday: `${year}${two(month)}${two(day)}`,
  time: `${two(hour)}${two(minute)}`,
  sexType: male ? 'MALE' : 'FEMALE',
}));

/** Fields side by side, as a column store would hand them over. */
const columns = Int32Array.from(
  births.flatMap(({ year, month, day, hour, minute, male }) => [
    year,
    month,
    day,
    hour,
    minute,
    male ? 1 : 0,
  ]),
);
const at = (i: number) => columns[i] as number;

const ours = {
  pillars: () =>
    perSecond((i) => {
      const c = i * 6;
      return packPillars(at(c), at(c + 1), at(c + 2), at(c + 3), at(c + 4));
    }, 10_000),
  flat: () =>
    perSecond((i) => {
      const c = i * 6;
      const to = (i % 1000) * CHART_SLOTS;
      analyzeBirthInto(flat, to, at(c), at(c + 1), at(c + 2), at(c + 3), at(c + 4), at(c + 5));
      return flat[to + 67] as number;
    }, 5000),
  // Reading the last character makes the engine lay the text out whole.
  json: () =>
    perSecond((i) => {
      const text = chartJson(inputs[i] as Birth);
      return text.charCodeAt(text.length - 1);
    }, 500),
  pairs: () =>
    perSecond(
      (i) => Math.round(pairRaw(flat, (i % 1000) * CHART_SLOTS, flat, ((i * 7) % 1000) * CHART_SLOTS)),
      5000,
    ),
};

const peers = {
  pillars: {
    '@fullstackfamily/manseryeok': (i: number) => {
      const { year, month, day, hour, minute } = of(i);
      return fullstackSaju(year, month, day, hour, minute).dayPillar.length;
    },
    manseryeok: (i: number) => {
      const { male: _, ...birth } = of(i);
      const trueSolarTime = { longitude: 126.978, applyEquationOfTime: false };
      return calculateFourPillars({ ...birth, dayBoundary: 'jasi', trueSolarTime }).dayString.length;
    },
    ssaju: (i: number) => {
      const { male, ...birth } = of(i);
      return calculateSaju({
        ...birth,
        gender: male ? '남' : '여',
        longitude: 126.978,
        applyLocalMeanTime: true,
        now: NOW,
      }).pillars.day.length;
    },
    tyme4ts: (i: number) => {
      const { year, month, day, hour, minute } = of(i);
      return SolarTime.fromYmdHms(year, month, day, hour, minute, 0).getLunarHour().getEightChar().getName()
        .length;
    },
    'lunar-typescript': (i: number) => {
      const { year, month, day, hour, minute } = of(i);
      return Solar.fromYmdHms(year, month, day, hour, minute, 0).getLunar().getEightChar().toString().length;
    },
  },
  flat: {
    'manseryeok with 대운': (i: number) => {
      const { male, ...birth } = of(i);
      const trueSolarTime = { longitude: 126.978, applyEquationOfTime: false };
      const chart = calculateFourPillars({
        ...birth,
        gender: male ? 'male' : 'female',
        dayBoundary: 'jasi',
        trueSolarTime,
      });
      return chart.luckPillars?.startAge ?? 0;
    },
    'ssaju in full': (i: number) => peers.pillars.ssaju(i),
  },
  json: {
    'ssaju as JSON': (i: number) => {
      const { male, ...birth } = of(i);
      return JSON.stringify(
        calculateSaju({
          ...birth,
          gender: male ? '남' : '여',
          longitude: 126.978,
          applyLocalMeanTime: true,
          now: NOW,
        }),
      ).length;
    },
    'manseryeok as JSON': (i: number) => {
      const { male, ...birth } = of(i);
      const trueSolarTime = { longitude: 126.978, applyEquationOfTime: false };
      return JSON.stringify(
        calculateFourPillars({
          ...birth,
          gender: male ? 'male' : 'female',
          dayBoundary: 'jasi',
          trueSolarTime,
        }),
      ).length;
    },
  },
};
const NOW = new Date(0);

const BARS = { pillars: 8e6, flat: 3e6, json: 150e3 };
const NAMES = { pillars: 'four pillars', flat: 'full analysis, flat', json: 'full analysis, JSON' };

function figure(perSec: number): string {
  if (perSec >= 1e6) return `${(perSec / 1e6).toFixed(1)} M/s`;
  return perSec >= 1e3 ? `${(perSec / 1e3).toFixed(1)} k/s` : `${perSec.toFixed(0)} /s`;
}

/** Charts a second of the engine, each layer beside its peers and held to its bar; and pairs a second. */
export function benchCharts(): ChartBenchRow[] {
  const rows = (['pillars', 'flat', 'json'] as const).flatMap((layer) => {
    const own = ours[layer]();
    return Object.entries(peers[layer]).map(([name, call]) => {
      const theirs = perSecond(call, 50);
      return {
        what: NAMES[layer],
        measured: figure(own),
        against: `${name} ${figure(theirs)}`,
        ratio: `${(own / theirs).toFixed(own / theirs < 20 ? 1 : 0)}×`,
        bar: figure(BARS[layer]),
        holds: own >= BARS[layer],
      };
    });
  });
  const pairs = ours.pairs();
  return [
    ...rows,
    {
      what: '궁합 of two flat charts',
      measured: figure(pairs),
      against: '',
      ratio: '',
      bar: '',
      holds: true,
    },
  ];
}

if (import.meta.main) {
  const rows = benchCharts();
  for (const { what, measured, against, ratio, bar, holds } of rows) {
    console.log(
      `${what.padEnd(24)} ${measured.padStart(10)}  ${against.padEnd(40)} ${ratio.padStart(8)}  ${bar.padStart(10)} ${holds ? '' : 'BELOW'}`,
    );
  }
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
  // Keeps the calls from being optimised away.
  if (sink === 0.5) console.log(sink);
}
