import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { analyzeChart } from '@wolha/saju';
import { sentencesOf } from '#compose/sentences.ts';
import { distinctness } from '#checks/distinct.ts';
import { fixture, type Case } from '#checks/fixture.ts';
import { lintReading, readingText } from '#checks/lint-reading.ts';
import { randomBirths } from '#checks/random-births.ts';
import type { Reading } from '#reading.ts';
import { writeWith } from '#write-saju-reading.ts';
import { sajuPlanOf } from '#contents/saju-plans.ts';
import { writtenContent } from './written-content.ts';
import { shippedContents } from './shipped-outlines.ts';

/**
 * One Saju content over the sixty charts, or over fresh ones: `check-content 33 [--fresh 200 --seed 9] [--shared 30]
 * [--on 20261121] [--out folder] [--show 3]`. Prints how alike the readings are and what they do wrong, most frequent
 * first; with `--shared`, the sentences that make most pairs of readings alike.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    on: { type: 'string' },
    out: { type: 'string' },
    show: { type: 'string' },
    fresh: { type: 'string' },
    seed: { type: 'string' },
    shared: { type: 'string' },
  },
});
const on = values.on ?? '20261121';
const seed = Number(values.seed ?? 7);
const cases: Case[] =
  values.fresh === undefined
    ? fixture()
    : randomBirths(seed, Number(values.fresh)).map((birth, index) => ({
        name: `${seed}-${index + 1}`,
        birth,
        chart: analyzeChart(birth),
      }));
const contents = shippedContents();
const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** The sentences that stand in most readings, each with its share of all that two readings have in common. */
function mostShared(readings: readonly Reading[], count: number): string[] {
  const held = new Map<string, number>();
  for (const reading of readings)
    for (const sentence of new Set(sentencesOf(readingText(reading))))
      held.set(sentence, (held.get(sentence) ?? 0) + 1);
  const pairs = (times: number) => (times * (times - 1)) / 2;
  const all = [...held.values()].reduce((sum, times) => sum + pairs(times), 0);
  return [...held]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(
      ([sentence, times]) =>
        `${percent(times / readings.length)} of readings, ${percent(pairs(times) / all)} of the likeness  ${sentence}`,
    );
}

for (const id of positionals.map(Number)) {
  const content = contents.get(id);
  if (!content) throw new RangeError(`no content ${id}`);
  const written = (await writtenContent(id)) ?? sajuPlanOf(content);
  const readings = cases.map(({ chart }) => writeWith(written, { content, chart, on }));
  const likeness = distinctness(
    readings,
    cases.map(({ chart }) => chart.pillars.day.hanja),
  );
  print(`\n${id} ${content.title}`);
  print(
    `  5-gram Jaccard mean ${likeness.jaccardMean.toFixed(3)} (≤ .12)  p95 ${likeness.jaccardP95.toFixed(3)} (≤ .20)  ` +
      `max ${likeness.jaccardMaxStrangers.toFixed(3)} (≤ .35; twins ${likeness.jaccardMax.toFixed(3)} ≤ .55)`,
  );
  print(
    `  same sentences mean ${percent(likeness.identicalMean)} (≤ 8)  p95 ${percent(likeness.identicalP95)} (≤ 18)  ` +
      `common ${percent(likeness.commonShare)} (≤ 5)  mean frequency ${percent(likeness.documentFrequency)} (≤ 12)`,
  );
  const counts = new Map<string, { count: number; example: string }>();
  readings.forEach((reading, index) => {
    for (const { check, chapter, message } of lintReading(content, reading)) {
      const kind = `${check} ch${chapter === null ? '-' : chapter + 1} ${message.replace(/\d+(\.\d+)?/gu, '#').slice(0, 70)}`;
      const entry = counts.get(kind) ?? { count: 0, example: `${cases[index]?.name ?? ''}: ${message}` };
      counts.set(kind, { ...entry, count: entry.count + 1 });
    }
  });
  for (const [kind, { count, example }] of [...counts]
    .toSorted((a, b) => b[1].count - a[1].count)
    .slice(0, 40)) {
    print(`  ${String(count).padStart(3)}× ${kind}   e.g. ${example.slice(0, 110)}`);
  }
  for (const line of mostShared(readings, Number(values.shared ?? 0))) print(`  ${line}`);
  if (values.out) {
    mkdirSync(values.out, { recursive: true });
    readings.forEach((reading, index) =>
      writeFileSync(`${values.out}/${id}-${cases[index]?.name ?? index}.md`, reading.markdown),
    );
  }
  for (const reading of readings.slice(0, Number(values.show ?? 0))) print(`\n${reading.markdown}\n`);
}
