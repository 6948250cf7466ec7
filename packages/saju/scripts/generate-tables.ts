/**
 * Writes src/calendar/term-table.ts and src/calendar/lunar-table.ts from the theory in ./ephemeris:
 * Sun by VSOP87D with IAU 2000B nutation, Moon by ELP/MPP02, UTC by observed Earth rotation and leap seconds.
 *
 *   node scripts/generate-tables.ts           writes both files
 *   node scripts/generate-tables.ts --check   exits 1 unless both are byte for byte what it would write
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { lunarTableSource } from './lunar-table-source.ts';
import { termTableSource } from './term-table-source.ts';

const files = [
  { path: new URL('../src/calendar/term-table.ts', import.meta.url), source: termTableSource() },
  { path: new URL('../src/calendar/lunar-table.ts', import.meta.url), source: lunarTableSource() },
];

for (const { path, source } of files) {
  if (!process.argv.includes('--check')) writeFileSync(path, source);
  else if (readFileSync(path, 'utf8') !== source) {
    console.error(`${path.pathname} differs from what its theory gives`);
    process.exitCode = 1;
  }
}
