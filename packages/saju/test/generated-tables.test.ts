import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lunarTableSource } from '../scripts/lunar-table-source.ts';
import { termTableSource } from '../scripts/term-table-source.ts';

const committed = (name: string) => readFileSync(new URL(`../src/calendar/${name}`, import.meta.url), 'utf8');

test('the tables are byte for byte what their theory gives', () => {
  expect(termTableSource()).toBe(committed('term-table.ts'));
  expect(lunarTableSource()).toBe(committed('lunar-table.ts'));
});
