import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '#platform/paths.ts';
import { MUTANTS, type Mutant } from './mutants.ts';

/** The tests that answer for money. The model is left out: it finds most of them too, but takes longer. */
const TESTS = [
  'apps/server/src/chats',
  'apps/server/src/credits',
  'apps/server/src/orders',
  'apps/server/src/providers',
  'apps/server/src/readings/make-reading.test.ts',
];
const WITHOUT = 'apps/server/src/orders/money-model.test.ts';

const CONFIG = `export default { test: { include: ['apps/server/**/*.test.ts'], exclude: ['${WITHOUT}'], isolate: false,
  maxWorkers: 1, testTimeout: 30_000, hookTimeout: 60_000, bail: 1, globalSetup: ['apps/server/test/global-setup.ts'] } };
`;

const COPIED = ['apps/server', 'packages', 'content', 'package.json', 'tsconfig.json', 'tsconfig.base.json'];

/** Plants one bug after another in a copy of the project, and answers the names of those the suite did not notice. */
export function huntMutants(say: (line: string) => void, only: readonly string[]): string[] {
  const copy = copyProject();
  const escaped: string[] = [];
  try {
    if (!suitePasses(copy, 'inherit')) throw new Error('The suite fails without any planted bug.');
    for (const mutant of MUTANTS.filter(
      ({ name }) => only.length === 0 || only.some((words) => name.includes(words)),
    )) {
      const caught = noticed(copy, mutant);
      if (!caught) escaped.push(mutant.name);
      say(`${caught ? 'caught ' : 'ESCAPED'}  ${mutant.name}`);
    }
    return escaped;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'wolha-mutants-'));
  const archive = execFileSync('git', ['archive', 'HEAD', ...COPIED], {
    cwd: repositoryRoot,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
  // Libraries are shared; the project's own packages are the copy's.
  const own = join(copy, 'node_modules/@wolha');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(repositoryRoot, 'node_modules'))) {
    if (name !== '@wolha')
      symlinkSync(join(repositoryRoot, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(own, name));
  writeFileSync(join(copy, 'vitest.mutants.mjs'), CONFIG);
  return copy;
}

function noticed(copy: string, mutant: Mutant): boolean {
  const path = join(copy, 'apps/server/src', mutant.file);
  const source = readFileSync(path, 'utf8');
  if (source.split(mutant.find).length !== 2) throw new Error(`${mutant.name}: its line is not there once.`);
  writeFileSync(
    path,
    source.replace(mutant.find, () => mutant.replace),
  );
  try {
    return !suitePasses(copy);
  } finally {
    writeFileSync(path, source);
  }
}

function suitePasses(copy: string, stdio: 'ignore' | 'inherit' = 'ignore'): boolean {
  const { status } = spawnSync(
    process.execPath,
    [
      join(repositoryRoot, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      'vitest.mutants.mjs',
      ...TESTS,
    ],
    { cwd: copy, stdio, timeout: 300_000 },
  );
  return status === 0;
}
