/**
 * How long the built-in writer takes over one premium Saju reading.
 *
 *   node packages/reading/bench/readings.ts
 */
import { fixture } from '../src/checks/fixture.ts';
import { shippedContents } from '../src/cli/shipped-outlines.ts';
import { writeSajuReading } from '../src/index.ts';

export interface ReadingBenchRow {
  what: string;
  measured: string;
  against: string;
  ratio: string;
  bar: string;
  holds: boolean;
}

const BAR_MS = 50;
const WARM_UP = 10;
const ON = '20261121';

/** Processor time this thread has had, in milliseconds: what a busy machine takes away does not count. */
const spent = () => process.threadCpuUsage().user / 1000 + process.threadCpuUsage().system / 1000;

const figure = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

/** The slowest of the premium Saju contents, by its median reading over sixty charts. */
export function benchReadings(): ReadingBenchRow[] {
  const cases = fixture();
  const contents = [...shippedContents().values()].filter(
    ({ serviceType, purchaseType }) => serviceType === 'SAJU' && purchaseType === 'PREMIUM',
  );
  const figures = contents.map((content) => {
    const times = cases.map(({ chart }) => {
      const start = spent();
      writeSajuReading({ content, chart, on: ON });
      return spent() - start;
    });
    const warm = times.slice(WARM_UP).toSorted((a, b) => a - b);
    return {
      content,
      median: warm[Math.floor(warm.length / 2)] ?? 0,
      p95: warm[Math.floor(warm.length * 0.95)] ?? 0,
    };
  });
  const slowest = figures.toSorted((a, b) => b.median - a.median)[0];
  if (!slowest) throw new RangeError('no premium Saju content');
  return [
    {
      what: `one premium reading (content ${slowest.content.id}, the slowest)`,
      measured: figure(slowest.median),
      against: `p95 ${figure(slowest.p95)}`,
      ratio: `${(BAR_MS / slowest.median).toFixed(1)}×`,
      bar: figure(BAR_MS),
      holds: slowest.median <= BAR_MS,
    },
  ];
}

if (import.meta.main) {
  const rows = benchReadings();
  for (const { what, measured, against, bar, holds } of rows) {
    console.log(`${what}  ${measured}  ${against}  bar ${bar}  ${holds ? '' : 'ABOVE'}`.trim());
  }
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
}
