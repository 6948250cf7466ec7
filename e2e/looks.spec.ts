import { resolve } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { enterBirth, logInAs, people } from './reader.ts';
import { startShop, type RunningShop } from './start-shop.ts';

/**
 * How the main screens look and what they are to a screen reader. The tree is the gate and holds in any Chromium; the
 * pictures are compared in the Chromium they were taken in. After a change that is meant: `playwright test looks -u`,
 * and look at every picture.
 */
const PICTURES_OF = 156;

const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
    async ({}, provide) => {
      const shop = await startShop({ preload: resolve(import.meta.dirname, 'fixed-clock.mjs') });
      await provide(shop);
      await shop.discard();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
  contextOptions: async ({ contextOptions }, provide) =>
    provide({ ...contextOptions, reducedMotion: 'reduce', deviceScaleFactor: 1 }),
});

/** What is in view is there to the last letter: fonts and pictures. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete);
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

async function looksAsBefore(page: Page, name: string): Promise<void> {
  await settled(page);
  const version = Number(page.context().browser()?.version().split('.')[0]);
  if (version === PICTURES_OF) {
    await expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.01 });
  }
}

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/auth');
  await logInAs(page, people.reader);
};

const openForm = async (page: Page): Promise<void> => {
  await page.goto('/free-fortune-content/35');
  await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
};

test('home', async ({ page }) => {
  await page.goto('/');
  await looksAsBefore(page, 'home');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'home-banner.aria.yml' });
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'home-main.aria.yml' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await looksAsBefore(page, 'home-wide');
});

test('a category’s drawer', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: '썸', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'drawer.aria.yml' });
  await looksAsBefore(page, 'drawer');
});

test('contents, free and premium', async ({ page }) => {
  for (const [name, path] of [
    ['free-content', '/free-fortune-content/35'],
    ['premium-content', '/premium-fortune-content/5'],
    ['tarot-content', '/premium-tarot-content/21'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    await looksAsBefore(page, name);
  }
});

test('the member form, empty and wrong', async ({ page }) => {
  await openForm(page);
  const form = page.getByRole('dialog');
  await expect(form).toMatchAriaSnapshot({ name: 'member-form.aria.yml' });
  await looksAsBefore(page, 'member-form');
  await form.getByRole('button', { name: '다음' }).click();
  await expect(form).toMatchAriaSnapshot({ name: 'member-form-wrong.aria.yml' });
  await looksAsBefore(page, 'member-form-wrong');
});

test('the card table', async ({ page }) => {
  await page.goto('/premium-tarot-content/21');
  await page.getByRole('button', { name: /시작하기$/ }).click();
  await page.getByRole('option').last().waitFor();
  await page.waitForTimeout(1_500);
  await looksAsBefore(page, 'card-table');
});

test('a result’s head and chart', async ({ page }) => {
  await signIn(page);
  await openForm(page);
  await enterBirth(page, { birthday: '19961023', time: '0724' });
  await page.waitForURL('**/free-fortune-result?*');
  await expect(page.getByRole('region', { name: '사주 명식' })).toMatchAriaSnapshot({
    name: 'chart.aria.yml',
  });
  await looksAsBefore(page, 'result');
});

test('paying', async ({ page }) => {
  await signIn(page);
  await page.goto('/premium-fortune-content/5');
  await page.getByRole('button', { name: '시작하기' }).click();
  await enterBirth(page, { birthday: '19961023', time: '0724' });
  await page.waitForURL('**/payment?*');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'payment.aria.yml' });
  await looksAsBefore(page, 'payment');
});

test('doors and empty places', async ({ page }) => {
  for (const [name, path] of [
    ['auth', '/auth'],
    ['review-signed-out', '/review'],
    ['partners', '/partner'],
    ['no-such-page', '/no-such-page'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    await looksAsBefore(page, name);
  }
});
