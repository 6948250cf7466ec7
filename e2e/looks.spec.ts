import type { Page } from '@playwright/test';
import { expect, looksAsBefore, test } from './looks.ts';
import { enterBirth, logInAs, people } from './reader.ts';

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
