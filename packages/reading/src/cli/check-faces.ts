import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lintFaces } from '#checks/lint-faces.ts';
import type { FaceBook } from '#corpus/tarot/faces/face-texts.ts';

/** Checks books of tarot faces: `node packages/reading/src/cli/check-faces.ts <file> …`. Exits with 1 on a fault. */
let faults = 0;
for (const file of process.argv.slice(2)) {
  const { default: book } = (await import(pathToFileURL(resolve(file)).href)) as { default: FaceBook };
  const findings = lintFaces(book);
  const characters = JSON.stringify(book).length;
  process.stdout.write(`\n${file}: ${Object.keys(book).length} faces, ${characters} characters\n`);
  for (const { severity, where, message } of findings)
    process.stdout.write(`  ${severity}  ${where}  ${message}\n`);
  faults += findings.filter(({ severity }) => severity === 'fault').length;
}
process.exitCode = faults > 0 ? 1 : 0;
