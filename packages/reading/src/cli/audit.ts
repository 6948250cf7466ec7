import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { analyzeChart } from '@wolha/saju';
import { auditSaju, twoContents } from '#checks/audit-saju.ts';
import { auditTarot, drawnSpreads } from '#checks/audit-tarot.ts';
import { atMost, none, percent, type Row } from '#checks/bars.ts';
import { fixture, type Case } from '#checks/fixture.ts';
import { randomBirths } from '#checks/random-births.ts';
import { isKnown, shortfallsOf, type Shortfalls } from '#checks/shortfalls.ts';
import { verdictSpread } from '#checks/spread.ts';
import type { Reading } from '#reading.ts';
import { writeSajuReading } from '#write-saju-reading.ts';
import { writeTarotReading } from '#write-tarot-reading.ts';
import { shippedContents, type ShippedContent } from './shipped-outlines.ts';

const HELP = `readings:audit: the readings of every content against the bars

  npm run readings:audit                         all contents over the sixty charts and drawn spreads
  npm run readings:audit -- --contents 1,33,40   only these
  npm run readings:audit -- --fresh 60 --seed 9  random charts in place of the fixture
  --on YYYYMMDD   the day of asking (20261121)
  --out FOLDER    where the readings go (packages/reading/build/readings)
  --record        write down what is below its bar today (src/checks/shortfalls.json)

Prints a table of check, figure and bar for each content. Exits with 1 where something is below its bar, unless it is
written down as such for the fixture and no worse than then (≈).
`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    contents: { type: 'string' },
    fresh: { type: 'string' },
    seed: { type: 'string' },
    on: { type: 'string' },
    out: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});

const SPREADS = 40;
const SPREAD_DAYS = ['20260110', '20260321', '20260612', '20260905', '20261121', '20270203'] as const;
const on = values.on ?? '20261121';
const seed = Number(values.seed ?? 7);
const out = values.out ?? fileURLToPath(new URL('../../build/readings', import.meta.url));
const print = (line: string) => process.stdout.write(`${line}\n`);

function casesOf(): Case[] {
  if (values.fresh === undefined) return fixture();
  return randomBirths(seed, Number(values.fresh)).map((birth, index) => ({
    name: `${seed}-${index + 1}`,
    birth,
    chart: analyzeChart(birth),
  }));
}

const shortfallsFile = fileURLToPath(new URL('../checks/shortfalls.json', import.meta.url));
const known: Shortfalls =
  values.fresh === undefined && values.on === undefined
    ? (JSON.parse(readFileSync(shortfallsFile, 'utf8')) as Shortfalls)
    : {};
const found: Shortfalls = {};
const worse: string[] = [];

function printRows(title: string, rows: readonly Row[]): boolean {
  const failed = rows.filter(({ ok }) => !ok);
  Object.assign(found, shortfallsOf(title, rows));
  print(`\n${title}${failed.length === 0 ? '' : `   ${failed.length} below the bar`}`);
  for (const row of rows) {
    const { check, what, value, bar, ok, examples } = row;
    print(
      `  ${ok ? ' ' : isKnown(known, title, row) ? '≈' : '✗'} ${check.padEnd(4)} ${what.padEnd(38)} ${value.padStart(8)}   ${bar}`,
    );
    for (const example of ok ? [] : examples) print(`           ${example.slice(0, 150)}`);
  }
  const unknown = failed.filter((row) => !isKnown(known, title, row));
  worse.push(...unknown.map(({ check, what, value, bar }) => `${title}: ${check} ${what} ${value}, ${bar}`));
  return unknown.length === 0;
}

function keep(content: ShippedContent, names: readonly string[], readings: readonly Reading[]): void {
  const folder = `${out}/${String(content.id).padStart(2, '0')}`;
  mkdirSync(folder, { recursive: true });
  readings.forEach(({ markdown }, index) =>
    writeFileSync(`${folder}/${names[index] ?? index + 1}.md`, `# ${content.title}\n\n${markdown}\n`),
  );
}

const Q7_JACCARD = 0.1;
const Q7_IDENTICAL = 0.05;

function printPairs(readings: ReadonlyMap<number, readonly Reading[]>): boolean {
  const ids = [...readings.keys()];
  const pairs = ids.flatMap((a, index) =>
    ids.slice(index + 1).map((b) => ({ a, b, ...twoContents(readings.get(a) ?? [], readings.get(b) ?? []) })),
  );
  if (pairs.length === 0) return true;
  const worst = (key: 'jaccard' | 'identical') =>
    pairs.reduce((most, pair) => (pair[key] > most[key] ? pair : most));
  const alike = worst('jaccard');
  const same = worst('identical');
  const over = pairs
    .filter(({ jaccard, identical }) => jaccard > Q7_JACCARD || identical > Q7_IDENTICAL)
    .toSorted((one, other) => other.identical - one.identical)
    .map(({ a, b, identical }) => `${a} and ${b}: ${percent(identical)} of the sentences`);
  return printRows('pairs: two contents for one person', [
    none('Q7', `pairs of ${pairs.length} below a bar`, over),
    atMost('Q7', `5-gram Jaccard, most (${alike.a} and ${alike.b})`, alike.jaccard, Q7_JACCARD, false),
    atMost('Q7', `same sentences, most (${same.a} and ${same.b})`, same.identical, Q7_IDENTICAL),
  ]);
}

function audit(): boolean {
  const wanted = values.contents?.split(',').map(Number);
  const contents = [...shippedContents().values()].filter(
    ({ id }) => wanted === undefined || wanted.includes(id),
  );
  const cases = casesOf();
  const kept = new Map<number, readonly Reading[]>();
  let well = true;
  for (const content of contents) {
    if (content.serviceType === 'SAJU') {
      const { rows, readings } = auditSaju(content, cases, on, (outline, chart, day) =>
        writeSajuReading({ content: outline, chart, on: day }),
      );
      well = printRows(`${content.id} ${content.title}`, rows) && well;
      keep(
        content,
        cases.map(({ name }) => name),
        readings,
      );
      kept.set(content.id, readings.slice(0, 12));
    } else {
      const spreads = drawnSpreads(seed + content.id, SPREADS, content.spread === 'ONE_CARD' ? 1 : 3);
      const { rows, readings } = auditTarot(content, spreads, (cards) =>
        writeTarotReading({ content, questions: content.questions, cards, gender: 'FEMALE', on }),
      );
      well = printRows(`${content.id} ${content.title}`, rows) && well;
      keep(
        content,
        spreads.map((cards) =>
          cards.map(({ number, direction }) => `${number}${direction.charAt(0)}`).join('-'),
        ),
        readings,
      );
    }
  }
  well = printPairs(kept) && well;
  well = printRows('verdicts: over a thousand charts', verdictSpread(seed, SPREAD_DAYS)) && well;
  print(`\nreadings: ${out}`);
  if (worse.length > 0) print(`\nbelow the bar:\n  ${worse.join('\n  ')}`);
  if (values.record) writeFileSync(shortfallsFile, `${JSON.stringify(found, null, 2)}\n`);
  return well;
}

if (values.help) print(HELP);
else process.exitCode = audit() ? 0 : 1;
