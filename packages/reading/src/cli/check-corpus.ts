import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lintTopic, samplePeople } from '#checks/lint-corpus.ts';
import type { Topic } from '#corpus/format.ts';

/**
 * Checks corpus files by themselves: `node packages/reading/src/cli/check-corpus.ts <file> …`. Prints the faults, what
 * to look at, and how each place serves three hundred random people. Exits with 1 on a fault.
 */
const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('usage: check-corpus <file.ts> …\n');
  process.exit(2);
}

const people = samplePeople();
let faults = 0;
for (const file of files) {
  const { default: topic } = (await import(pathToFileURL(resolve(file)).href)) as { default: Topic };
  const { findings, coverage } = lintTopic(topic, people);
  process.stdout.write(`\n${topic.id}\n`);
  for (const { severity, where, message } of findings)
    process.stdout.write(`  ${severity}  ${where}  ${message}\n`);
  faults += findings.filter(({ severity }) => severity === 'fault').length;
  process.stdout.write(
    '  place                               texts  chars  unserved  fewest  alternatives\n',
  );
  for (const row of coverage) {
    const cells = [
      row.move.padEnd(36),
      String(row.fragments).padStart(5),
      String(row.characters).padStart(6),
      `${(row.unserved * 100).toFixed(0)} %`.padStart(9),
      String(row.fewest).padStart(7),
      row.alternatives.toFixed(1).padStart(13),
    ];
    process.stdout.write(`  ${cells.join(' ')}\n`);
  }
}
process.exitCode = faults > 0 ? 1 : 0;
