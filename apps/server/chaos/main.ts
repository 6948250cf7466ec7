import { parseArgs } from 'node:util';

/**
 * `npm run chaos -- --seconds 60 --seed 7 [--naive]`: two web and two worker processes, PostgreSQL and the provider's
 * stand-in, all killed at random while readers buy; then the money is audited. Ends with 0 when not a single won and not
 * a single reading is out of place, with 1 when one is. With --naive the common way of doing it is run instead, and it is
 * the other way round: 0 when it is found out. `npm run chaos -- mutants [words of a name]…` plants bugs in a copy of the
 * project instead, one at a time, and ends with 0 when the suite notices every one.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      naive: { type: 'boolean', default: false },
    },
  });
  const [part] = positionals;
  if (part === 'shop') return (await import('./shop-process.ts')).runShopProcess();
  if (part === 'naive') return (await import('./naive-shop.ts')).runNaiveShop();

  if (part === 'mutants') {
    const { huntMutants } = await import('./hunt-mutants.ts');
    const escaped = huntMutants((line) => process.stdout.write(`${line}\n`), positionals.slice(1));
    process.exitCode = escaped.length === 0 ? 0 : 1;
    return;
  }

  const { findPostgres } = await import('./postgres-server.ts');
  const { runChaos } = await import('./run-chaos.ts');
  const postgresBin = findPostgres();
  if (postgresBin === null) {
    process.stderr.write(
      'No PostgreSQL was found. Install one (15 or newer) or name its programs with PG_BIN.\n',
    );
    process.exitCode = 2;
    return;
  }
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
  say(`chaos for ${seconds} s with seed ${seed}${values.naive ? ', the naive way' : ''}`);
  const report = await runChaos({ seconds, seed, naive: values.naive, postgresBin, say });
  const { audit, met, waits } = report;
  say(`kills ${report.kills}, database crashes ${report.databaseCrashes}, approvals ${report.approvals}`);
  say(`buyers met ${JSON.stringify(met)}`);
  say(`askers met ${JSON.stringify(report.asked)}`);
  say(`orders ${JSON.stringify(report.states)}`);
  say(
    `from money to reading: median ${waits.median.toFixed(1)} s, p99 ${waits.p99.toFixed(1)} s, longest ${waits.longest.toFixed(1)} s`,
  );
  say(report.restAfter === null ? 'did not come to rest' : `at rest after ${report.restAfter.toFixed(1)} s`);
  for (const { invariant, orderId, text } of audit.violations.slice(0, 20))
    say(`  ${invariant} ${orderId} ${text}`);
  say(`violations: ${audit.violations.length} (seed ${seed})`);
  if (report.kills === 0 || report.databaseCrashes === 0 || report.approvals === 0) {
    say('nothing was tried: there were no kills, no crashes or no purchases');
    process.exitCode = 1;
    return;
  }
  const clean = audit.violations.length === 0 && report.restAfter !== null && report.asked.contradicted === 0;
  process.exitCode = clean === values.naive ? 1 : 0;
}

await main();
