/** Everything that reads the code without running it. Fails at the end, after every check has spoken. */
import { run } from './run.ts';

const checks: readonly (readonly [string, string, readonly string[]])[] = [
  ['format', 'prettier', ['--check', '--cache', '--cache-strategy', 'content', '--log-level', 'warn', '.']],
  ['routes', 'react-router', ['typegen', 'apps/web']],
  ...['contract', 'saju', 'tarot', 'reading', 'art', 'sandbox'].map(
    (name) => [`types: ${name}`, 'tsc', ['-p', `packages/${name}`]] as const,
  ),
  ['types: server', 'tsc', ['-p', 'apps/server']],
  ['types: web', 'tsc', ['-p', 'apps/web']],
  ['types: scripts and journeys', 'tsc', ['-p', 'tsconfig.json']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', '--quiet', '.']],
  ['imports', 'node', ['scripts/check-imports.ts']],
  ['unused code', 'knip', ['--no-config-hints']],
  ['promises', 'node', ['scripts/check-conformance.ts']],
  ['content', 'node', ['apps/server/src/catalogue/check-content.ts']],
];

const failed: string[] = [];
for (const [name, command, args] of checks) {
  if ((await run(command, args)) !== 0) failed.push(name);
}
if (failed.length > 0) {
  process.stderr.write(`\nchecks that failed: ${failed.join(', ')}\n`);
  process.exit(1);
}
process.stdout.write('all checks passed\n');
