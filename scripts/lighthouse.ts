/**
 * Lighthouse as a cheap phone, on the built shop: `npm run lighthouse`. Installs Lighthouse beside the project the first
 * time, because it is larger than the shop. Each page is measured three times, and the middle of its figures counts: a
 * machine stalls now and then. Ends with 1 when a page is below its bar.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logInByHttp } from '../e2e/log-in-by-http.ts';
import { startShop } from '../e2e/start-shop.ts';
import { findChromium } from './chromium.ts';
import { mustRun, root } from './run.ts';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

interface Page {
  name: string;
  path: string;
  bars: Partial<Record<Category, number>>;
  signedIn?: boolean;
}

const PUBLIC = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** A reader's own result is kept from search engines on purpose. */
const PRIVATE = { performance: 90, accessibility: 100, 'best-practices': 100 };

const RUNS = 3;
const folder = join(root, 'bench/lighthouse');
const program = join(folder, 'node_modules/lighthouse/cli/index.js');
const chromium = findChromium();
if (chromium === null) {
  process.stderr.write('Lighthouse needs a Chromium; see npm test.\n');
  process.exit(1);
}
if (!existsSync(program)) execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
if (!process.argv.includes('--built')) await mustRun('node', ['scripts/build.ts']);

const shop = await startShop();
const results = mkdtempSync(join(tmpdir(), 'wolha-lighthouse-'));
try {
  const reader = await logInByHttp(shop.url);
  const pages: Page[] = [
    { name: 'home', path: '/', bars: PUBLIC },
    { name: 'free content', path: '/free-fortune-content/35', bars: PUBLIC },
    { name: 'premium content', path: '/premium-fortune-content/5', bars: PUBLIC },
    { name: 'tarot content', path: '/premium-tarot-content/21', bars: PUBLIC },
    { name: 'free result', path: await freeResult(reader.token), bars: PRIVATE, signedIn: true },
  ];
  let below = 0;
  for (const page of pages) {
    const scores = middle(Array.from({ length: RUNS }, () => measure(page, reader.cookie)));
    const cells = Object.entries(page.bars).map(([category, bar]) => {
      const score = scores[category as Category];
      if (score < bar) below += 1;
      return `${category} ${score}${score < bar ? ` (bar ${bar})` : ''}`;
    });
    process.stdout.write(`${page.name.padEnd(16)} ${cells.join('  ')}\n`);
  }
  process.exitCode = below === 0 ? 0 : 1;
} finally {
  rmSync(results, { recursive: true, force: true });
  await shop.discard();
}

function middle(runs: readonly Record<Category, number>[]): Record<Category, number> {
  const of = (category: Category) =>
    runs.map((run) => run[category]).toSorted((one, other) => one - other)[Math.floor(runs.length / 2)] ?? 0;
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
  };
}

/** The address of a free reading of the signed-in reader. */
async function freeResult(token: string): Promise<string> {
  const answer = await fetch(`${shop.url}/v1/member`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sexType: 'FEMALE', calendarType: 'SOLAR', birthday: '19940312', time: '0724' }),
  });
  const { data } = (await answer.json()) as { data: { member: { id: string } } };
  return `/free-fortune-result?fortuneContentId=35&memberId=${data.member.id}`;
}

function measure({ name, path, signedIn }: Page, cookie: string): Record<Category, number> {
  const output = join(results, `${name.replaceAll(' ', '-')}.json`);
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      program,
      `${shop.url}${path}`,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=--headless=new ${chromium?.args.join(' ') ?? ''}`,
      ...(signedIn ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
    ],
    { env: { ...process.env, CHROME_PATH: chromium?.path }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Lighthouse could not measure ${name}:\n${stderr}`);
  const report = JSON.parse(readFileSync(output, 'utf8')) as {
    categories: Record<Category, { score: number }>;
    audits: Record<string, { score: number | null; title: string }>;
  };
  for (const [id, audit] of Object.entries(report.audits)) {
    if (process.argv.includes('--why') && audit.score !== null && audit.score < 0.9)
      process.stdout.write(`  ${id}: ${audit.score} ${audit.title}\n`);
  }
  const of = (category: Category) => Math.round(report.categories[category].score * 100);
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
  };
}
