import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { distinctness } from '#checks/distinct.ts';
import { fixture } from '#checks/fixture.ts';
import { lintReading } from '#checks/lint-reading.ts';
import { writeWith } from '#write-saju-reading.ts';
import { sajuPlanOf } from '#contents/saju-plans.ts';
import { writtenContent } from './written-content.ts';
import { shippedContents } from './shipped-outlines.ts';

/**
 * One Saju content over the sixty charts: `check-content 33 [--on 20261121] [--out folder] [--show 3]`. Prints how alike
 * the readings are and what they do wrong, most frequent first.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { on: { type: 'string' }, out: { type: 'string' }, show: { type: 'string' } },
});
const on = values.on ?? '20261121';
const cases = fixture();
const contents = shippedContents();
const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

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
  if (values.out) {
    mkdirSync(values.out, { recursive: true });
    readings.forEach((reading, index) =>
      writeFileSync(`${values.out}/${id}-${cases[index]?.name ?? index}.md`, reading.markdown),
    );
  }
  for (const reading of readings.slice(0, Number(values.show ?? 0))) print(`\n${reading.markdown}\n`);
}
