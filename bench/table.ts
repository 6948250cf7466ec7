/** One measured row: what, its figure, the peer or limit it is held against, and how it stands to its bar. */
export interface BenchRow {
  what: string;
  measured: string;
  against: string;
  ratio: string;
  bar: string;
  holds: boolean;
}

const HEADS = ['what', 'measured', 'against', 'ratio', 'bar', ''] as const;

export function printTable(title: string, rows: readonly BenchRow[]): void {
  const cells = [
    [...HEADS],
    ...rows.map((row) => [
      row.what,
      row.measured,
      row.against,
      row.ratio,
      row.bar,
      row.holds ? 'ok' : 'BELOW',
    ]),
  ];
  const widths = HEADS.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  process.stdout.write(`\n${title}\n`);
  for (const row of cells) {
    process.stdout.write(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`);
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
