/**
 * Holds docs/spec-conformance.md to the code: every test it names is there, and every page, every call and every error
 * the shop has stands in it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '../packages/contract/src/index.ts';
import { root } from './run.ts';

const PAGE = 'docs/spec-conformance.md';
const text = readFileSync(join(root, PAGE), 'utf8');
const problems: string[] = [];

/** The folders a short name of a test file is looked for in. */
const FOLDERS = ['', 'apps/server/src/', 'apps/web/app/', 'packages/'];

const sources = new Map<string, string | null>();
function sourceOf(file: string): string | null {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const found = FOLDERS.map((folder) => join(root, folder, file)).find((path) => existsSync(path));
  const source = found === undefined ? null : readFileSync(found, 'utf8');
  sources.set(file, source);
  return source;
}

let rows = 0;
for (const [index, line] of text.split('\n').entries()) {
  if (!line.startsWith('| ') || line.startsWith('| --')) continue;
  const proof = line.split('|').at(-2)?.trim() ?? '';
  if (proof === 'proof') continue;
  rows += 1;
  const references = [...proof.matchAll(/`([^`]+)` › ([^;]+)/g)];
  if (references.length === 0) problems.push(`line ${index + 1} names no test: ${line.slice(0, 80)}`);
  for (const [, file = '', title = ''] of references) {
    const source = sourceOf(file);
    if (source === null) problems.push(`line ${index + 1}: there is no ${file}`);
    else if (!source.includes(title.trim())) {
      problems.push(`line ${index + 1}: ${file} has no test “${title.trim()}”`);
    }
  }
}

const mustName = (words: string, what: string): void => {
  if (!text.includes(words)) problems.push(`${what} is missing: ${words}`);
};
for (const [name, table] of Object.entries(contract)) {
  if (!name.endsWith('Routes')) continue;
  for (const { method, path } of Object.values(table as Record<string, { method: string; path: string }>)) {
    mustName(`\`${method} ${path}\``, 'the call');
  }
}
for (const code of Object.keys(contract.errorCatalogue)) mustName(`\`${code}\``, 'the error');
const routes = readFileSync(join(root, 'apps/web/app/routes.ts'), 'utf8');
for (const [, path] of routes.matchAll(/route\('([a-z][^']*)'/g)) {
  if (path !== 'dev/ui') mustName(`\`/${path}\``, 'the page');
}

if (problems.length > 0) {
  for (const problem of problems) process.stderr.write(`${PAGE}: ${problem}\n`);
  process.exit(1);
}
process.stdout.write(`${PAGE}: ${rows} rows, every test there\n`);
