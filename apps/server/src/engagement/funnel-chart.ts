import type { FunnelRow } from './repository.ts';

const STEPS = [
  ['views', '방문', '#d9c7f5'],
  ['freeAnalyses', '무료 풀이', '#9a68e4'],
  ['orders', '주문', '#6b2fc2'],
  ['paid', '결제', '#d6304a'],
] as const;

const WIDTH = 960;
const LEFT = 190;
const BAR = 15;
const GROUP = STEPS.length * (BAR + 4) + 26;
const HEAD = 84;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).slice(0, 40);

/** The campaigns as bars on one scale, four steps each, with their counts: an SVG image. */
export function funnelChart(title: string, totals: readonly Omit<FunnelRow, 'day'>[]): string {
  const most = Math.max(1, ...totals.flatMap((row) => STEPS.map(([key]) => row[key])));
  const scale = (WIDTH - LEFT - 90) / most;
  const height = HEAD + Math.max(1, totals.length) * GROUP;
  const legend = STEPS.map(
    ([, name, color], index) =>
      `<rect x="${LEFT + index * 110}" y="50" width="12" height="12" rx="3" fill="${color}"/>` +
      `<text x="${LEFT + index * 110 + 18}" y="61">${name}</text>`,
  );
  const groups = totals.map((row, group) => {
    const top = HEAD + group * GROUP;
    const bars = STEPS.map(([key, , color], index) => {
      const y = top + index * (BAR + 4);
      const length = Math.max(row[key] > 0 ? 2 : 0, row[key] * scale);
      return (
        `<rect x="${LEFT}" y="${y}" width="${length.toFixed(1)}" height="${BAR}" rx="3" fill="${color}"/>` +
        `<text x="${(LEFT + length + 8).toFixed(1)}" y="${y + 12}">${row[key].toLocaleString('ko-KR')}</text>`
      );
    });
    return `<text x="${LEFT - 14}" y="${top + 12}" text-anchor="end" font-weight="600">${escape(row.campaign)}</text>${bars.join('')}`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" ` +
    `font-family="Pretendard, 'Noto Sans KR', sans-serif" font-size="13" fill="#241a38">` +
    `<title>${escape(title)}</title><rect width="100%" height="100%" fill="#fff"/>` +
    `<text x="24" y="32" font-size="18" font-weight="700">${escape(title)}</text>${legend.join('')}${groups.join('')}</svg>\n`
  );
}
