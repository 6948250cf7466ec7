/**
 * Imports run downwards only. Each place may import from the places listed for it and from libraries;
 * features do not import each other, and only repositories know tables.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './run.ts';

const ALLOWED: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/saju': [],
  'packages/tarot': [],
  'packages/reading': ['packages/saju', 'packages/tarot'],
  'packages/art': ['packages/tarot'],
  'packages/sandbox': [],
  'apps/web': ['packages/contract', 'packages/saju', 'packages/tarot'],
  'apps/server': [
    'packages/contract',
    'packages/saju',
    'packages/tarot',
    'packages/reading',
    'packages/art',
    'packages/sandbox',
  ],
};

/** Packages that must run anywhere: nothing of the machine they run on. */
const PURE = ['packages/contract', 'packages/saju', 'packages/tarot', 'packages/reading'];

/** Where SQL may stand; a job's queue takes the driver's own `sql` along into a transaction. */
const KNOWS_TABLES = /(?:^|[/-])(?:repository|schema|jobs)\.ts$/;

interface Import {
  file: string;
  specifier: string;
}

function* sourceFiles(directory: string): Generator<string> {
  for (const entry of readdirSync(join(root, directory), { recursive: true, withFileTypes: true })) {
    const file = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (/\/(node_modules|dist|build|\.react-router)\//.test(file)) continue;
    // What builds the fonts runs before the pages, on the machine that builds.
    if (file.startsWith('apps/web/scripts/')) continue;
    if (entry.isFile() && /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)) yield file;
  }
}

function importsOf(file: string): Import[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const requests = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) => one.entries.map((entry) => entry.moduleRequest?.value)),
  ];
  return requests.filter((one) => one !== undefined).map((specifier) => ({ file, specifier }));
}

/** Where a file of the project sits, e.g. `apps/web/app/features/home`. */
const place = (file: string, depth: number): string => file.split('/').slice(0, depth).join('/');

function problemOf({ file, specifier }: Import): string | null {
  const home = place(file, 2);
  if (specifier.startsWith('@wolha/')) {
    const target = `packages/${specifier.split('/')[1]}`;
    if (target !== home && !ALLOWED[home]?.includes(target)) return `${home} may not import ${target}`;
  }
  if (
    specifier.startsWith('node:') &&
    PURE.includes(home) &&
    file.includes('/src/') &&
    !file.includes('/src/cli/')
  ) {
    return `${home} runs anywhere and may not import ${specifier}`;
  }
  if (
    specifier.startsWith('drizzle-orm') &&
    /^apps\/server\/src\/(?!platform\/)/.test(file) &&
    !KNOWS_TABLES.test(file)
  ) {
    return 'only a repository or a schema knows the database';
  }
  const inside = specifier.startsWith('.')
    ? normalize(join(dirname(file), specifier))
        .split(sep)
        .join('/')
    : specifier.startsWith('#')
      ? `${home}/${home === 'apps/web' ? 'app' : 'src'}/${specifier.slice(1)}`
      : null;
  if (inside === null) return null;
  if (place(inside, 2) !== home && ALLOWED[home]) return `${file} reaches out of its package`;
  return home === 'apps/web'
    ? webProblem(file, inside)
    : home === 'apps/server'
      ? serverProblem(file, inside)
      : null;
}

function webProblem(file: string, target: string): string | null {
  const layer = (path: string): string => path.split('/')[3] ?? '';
  const from = layer(file);
  const to = layer(target);
  if (from === 'ui' && (to === 'features' || to === 'routes'))
    return 'ui knows nothing of features or routes';
  if (from === 'lib' && (to === 'features' || to === 'routes' || to === 'ui'))
    return 'lib stands below ui and features';
  if (from === 'features' && to === 'routes') return 'features do not import routes';
  if (from === 'features' && to === 'features' && place(file, 5) !== place(target, 5)) {
    return 'features do not import each other';
  }
  return null;
}

function serverProblem(file: string, target: string): string | null {
  const domain = (path: string): string => path.split('/')[3] ?? '';
  const name = target.split('/').at(-1);
  if (name === 'repository.ts' && domain(file) !== domain(target) && !target.includes('/platform/')) {
    const typesOnly = readFileSync(join(root, file), 'utf8').includes(`import type`);
    return typesOnly ? null : `${domain(file)} may not reach into the tables of ${domain(target)}`;
  }
  if (domain(file) === 'platform' && domain(target) !== 'platform') return 'platform knows no domain';
  return null;
}

const problems = ['packages', 'apps']
  .flatMap((directory) => [...sourceFiles(directory)])
  .flatMap(importsOf)
  .flatMap((one) => {
    const problem = problemOf(one);
    return problem === null ? [] : [`${one.file}: imports ${one.specifier}: ${problem}`];
  });
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exit(1);
