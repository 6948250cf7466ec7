/**
 * Everything that must hold: the checks, the build, the readings against their bars, the tests on the embedded database
 * and again on PostgreSQL where one is found, and the journeys in a real browser.
 */
import { findChromium, installChromium } from './chromium.ts';
import { startPostgres } from './postgres.ts';
import { mustRun } from './run.ts';

if (findChromium() === null && !(installChromium() && findChromium() !== null)) {
  process.stderr.write(
    'The journeys need a Chromium. On Debian or Ubuntu: apt-get install chromium fonts-noto-cjk; elsewhere install\n' +
      'Chrome or Chromium and name its program in CHROMIUM_PATH.\n',
  );
  process.exit(1);
}

await mustRun('node', ['scripts/check.ts']);
await mustRun('node', ['scripts/build.ts']);
await mustRun('vitest', ['run']);
await mustRun('node', ['packages/reading/src/cli/audit.ts']);

const postgres = await startPostgres();
if (postgres === null) {
  process.stdout.write('PostgreSQL was not found; the tests ran on the embedded database alone.\n');
} else {
  try {
    await mustRun('vitest', ['run', '--project', 'server'], { TEST_DATABASE_URL: postgres.url });
  } finally {
    postgres.stop();
  }
  const chaos = (...more: readonly string[]) =>
    mustRun('node', ['apps/server/chaos/main.ts', '--seconds', '10', '--seed', '7', ...more]);
  await chaos();
  await chaos('--naive');
}
await mustRun('playwright', ['test']);
process.stdout.write('all tests passed\n');
