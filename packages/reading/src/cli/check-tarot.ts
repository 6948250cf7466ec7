import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { likeness, lintTarot } from '#checks/lint-tarot.ts';
import { randomSpreads } from '#checks/random-spreads.ts';
import { mean, quantile } from '#checks/text-measures.ts';
import { lengthOf } from '#compose/sentences.ts';
import { chapterText, readingText } from '#checks/lint-reading.ts';
import type { DrawnCard } from '#tarot/table.ts';
import { writeTarotReading } from '#write-tarot-reading.ts';
import { shippedContents } from './shipped-outlines.ts';

/**
 * Tarot contents over random rows of cards: `check-tarot 21 40 [--rows 40] [--show 1] [--out folder]`; without ids, all
 * of them. Prints lengths, likeness and faults by frequency.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string' }, show: { type: 'string' }, out: { type: 'string' } },
});
const rows = Number(values.rows ?? 40);
const contents = shippedContents();
const ids = positionals.length > 0 ? positionals.map(Number) : [...contents.keys()];
const print = (line: string) => process.stdout.write(`${line}\n`);

for (const id of ids) {
  const content = contents.get(id);
  if (!content || content.serviceType !== 'TAROT') continue;
  const size = content.spread === 'ONE_CARD' ? 1 : 3;
  const spreads = randomSpreads(id, rows, size);
  const write = (cards: readonly DrawnCard[]) =>
    writeTarotReading({ content, questions: content.questions, cards, gender: 'FEMALE', on: '20261121' });
  const readings = spreads.map(write);
  const pairs = readings.flatMap((a, i) => readings.slice(i + 1).map((b) => likeness(a, b)));
  const sharing = spreads.flatMap((cards, i) => {
    const other = spreads[(i + 1) % spreads.length];
    const [kept] = cards;
    const reading = readings[i];
    if (size === 1 || !other || !kept || !reading || other.some(({ number }) => number === kept.number))
      return [];
    return likeness(reading, write([kept, ...other.slice(1)]));
  });
  const lengths = readings.map((reading) => lengthOf(readingText(reading)));
  const chapters = content.chapters.map((_, index) =>
    readings.map(({ chapters: told }) => (told[index] ? lengthOf(chapterText(told[index])) : 0)),
  );
  print(`\n${id} ${content.title}  floor ${content.minChars}`);
  print(
    `  length ${Math.min(...lengths)}–${Math.max(...lengths)} mean ${mean(lengths).toFixed(0)}; chapters least ` +
      chapters.map((list) => Math.min(...list)).join(' '),
  );
  print(
    `  Jaccard mean ${mean(pairs).toFixed(3)}  p95 ${quantile(pairs, 0.95).toFixed(3)}  max ${Math.max(...pairs).toFixed(3)}` +
      (sharing.length > 0 ? `; sharing a card max ${Math.max(...sharing).toFixed(3)} (≤ .25)` : ''),
  );
  const counts = new Map<string, { count: number; example: string }>();
  readings.forEach((reading, index) => {
    for (const { check, chapter, message } of lintTarot(content, spreads[index] ?? [], reading)) {
      const kind = `${check} ch${chapter === null ? '-' : chapter + 1} ${message.replace(/\d+(\.\d+)?/gu, '#').slice(0, 60)}`;
      const entry = counts.get(kind) ?? { count: 0, example: message };
      counts.set(kind, { ...entry, count: entry.count + 1 });
    }
  });
  for (const [kind, { count, example }] of [...counts]
    .toSorted((a, b) => b[1].count - a[1].count)
    .slice(0, 14))
    print(`  ${String(count).padStart(3)}× ${kind}   e.g. ${example.slice(0, 100)}`);
  if (values.out) {
    mkdirSync(values.out, { recursive: true });
    readings.forEach((reading, index) => writeFileSync(`${values.out}/${id}-${index}.md`, reading.markdown));
  }
  for (const reading of readings.slice(0, Number(values.show ?? 0))) print(`\n${reading.markdown}\n`);
}
