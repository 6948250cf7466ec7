import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { funnelChart } from '#engagement/funnel-chart.ts';
import { readFunnel } from '#engagement/funnel.ts';
import type { FunnelRow } from '#engagement/repository.ts';
import { koreanDay } from '#platform/clock.ts';
import { openDesk } from './open-desk.ts';
import { table, won } from './print.ts';

/**
 * `npm run report:funnel [-- --days 14] [--until YYYY-MM-DD] [--chart funnel.svg]`: what became of each campaign's
 * visits, day by day and in all: first looks, free readings begun, orders placed, orders paid, won kept. With --chart
 * the totals are also written as an image.
 */
const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '14' },
    until: { type: 'string' },
    chart: { type: 'string' },
  },
});

const days = Number(values.days);
const until = values.until ?? koreanDay(new Date());
const isDay = /^\d{4}-\d{2}-\d{2}$/.test(until) && !Number.isNaN(Date.parse(until));
if (!Number.isInteger(days) || days < 1 || days > 400 || !isDay) {
  console.error('--days에는 1부터 400까지, --until에는 YYYY-MM-DD를 적어 주세요.');
  process.exit(2);
}
const from = new Date(Date.parse(until) - (days - 1) * 86_400_000).toISOString().slice(0, 10);

const HEADINGS = ['방문', '무료 풀이', '주문', '결제', '결제율', '매출'];
const share = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;
const cells = (row: Omit<FunnelRow, 'day'>): string[] => [
  ...[row.views, row.freeAnalyses, row.orders, row.paid].map((count) => count.toLocaleString('ko-KR')),
  share(row.paid, row.views),
  won(row.revenue),
];

const desk = await openDesk();
try {
  const { days: rows, totals } = await readFunnel(desk.orders.db, from, until);
  console.log(`${from}~${until}\n`);
  console.log(
    table(
      ['캠페인', ...HEADINGS],
      totals.map((row) => [row.campaign, ...cells(row)]),
    ),
  );
  console.log(
    `\n${table(
      ['날짜', '캠페인', ...HEADINGS],
      rows.map((row) => [row.day, row.campaign, ...cells(row)]),
    )}`,
  );
  if (values.chart !== undefined) {
    writeFileSync(values.chart, funnelChart(`캠페인별 방문과 결제, ${from}~${until}`, totals));
    console.log(`\n${values.chart}에 그림을 적었습니다.`);
  }
} finally {
  await desk.close();
}
