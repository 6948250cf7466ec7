/**
 * Pictures of every route and state the shop knows, at a phone's, a small phone's and a desk's size, with an index page
 * to look through:
 *   npm run screens            all of them, into screens/
 *   npm run screens -- chart   those whose name contains "chart"; some need what an earlier one bought or asked
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';
import { enterBirth, logInAs, people } from './reader.ts';
import { screens, type Screen } from './screen-list.ts';
import { startShop } from './start-shop.ts';

const out = resolve(import.meta.dirname, '../screens');
const SIZES = [
  { name: 'phone', width: 390, height: 844, person: people.reader },
  { name: 'small', width: 360, height: 740, person: people.unverified },
  { name: 'desk', width: 1280, height: 900, person: people.other },
] as const;
const LONGEST_PICTURE = 9000;

const found = findChromium();
if (found === null) throw new Error('No Chromium was found; name one in CHROMIUM_PATH.');
const wanted = process.argv[2] ?? '';
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const shop = await startShop();
const browser = await chromium.launch({ executablePath: found.path, args: found.args });
const taken: { screen: Screen; size: string; file: string }[] = [];
try {
  for (const size of SIZES) {
    for (const group of ['visitor', 'newcomer', 'reader'] as const) {
      const context = await browser.newContext({
        viewport: size,
        locale: 'ko-KR',
        timezoneId: 'Asia/Seoul',
        baseURL: shop.url,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      if (group !== 'visitor')
        await signIn(page, group === 'newcomer' ? people.withoutEmail : size.person, group);
      for (const screen of screens.filter((one) => one.as === group && one.name.includes(wanted))) {
        const file = `${screen.name}-${size.name}.png`;
        await page.setViewportSize(size);
        try {
          await screen.open(page);
          // A state that hangs on purpose never comes to rest.
          await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
          await page.waitForTimeout(350);
          await picture(page, screen, size, join(out, file));
          taken.push({ screen, size: size.name, file });
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        } catch (error) {
          process.stderr.write(
            `${file}: ${error instanceof Error ? error.message.split('\n')[0] : 'failed'}\n`,
          );
          process.exitCode = 1;
        }
      }
      await context.close();
    }
  }
  writeFileSync(join(out, 'index.html'), indexPage());
  process.stdout.write(`${taken.length} pictures in screens/\n`);
} finally {
  await browser.close();
  await shop.discard();
}

/** A newcomer has an account and nothing in it; a reader has a person and results. */
async function signIn(page: Page, person: string, group: 'newcomer' | 'reader'): Promise<void> {
  await page.goto('/auth');
  await logInAs(page, person);
  if (group === 'newcomer') return;
  for (const content of [35, 33]) {
    await page.goto(`/free-fortune-content/${content}`);
    await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
    await enterBirth(
      page,
      content === 35 ? { birthday: '19940312', time: '0724' } : { birthday: '19930406', male: true },
    );
    await page.waitForURL('**/free-fortune-result?*');
  }
}

/** Long pages whole, with the view as tall as the page so that sticky bars stand where they end; overlays as they are seen. */
async function picture(
  page: Page,
  screen: Screen,
  size: { width: number; height: number },
  path: string,
): Promise<void> {
  if (!screen.overlay) {
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({
      width: size.width,
      height: Math.min(Math.max(tall, size.height), LONGEST_PICTURE),
    });
    await page.waitForTimeout(250);
  }
  await page.screenshot({ path });
}

function indexPage(): string {
  const rows = taken
    .map(
      ({ screen, size, file }) =>
        `<figure class="${size}"><img src="${file}" loading="lazy"><figcaption>${screen.name} · ${screen.title} · ${size}</figcaption></figure>`,
    )
    .join('\n');
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><title>월하 화면</title><style>
body{font:14px system-ui;margin:24px;display:flex;flex-wrap:wrap;gap:24px;background:#eee}
figure{margin:0}img{display:block;width:300px;border:1px solid #ccc}.desk img{width:560px}figcaption{padding:6px 0}
</style>${rows}</html>`;
}
