import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { enterBirth, expect, people, test } from './fixtures.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a machine can find wrong with the page as it stands, by rule and place. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

for (const path of [
  '/',
  '/free-fortune-content/35',
  '/premium-fortune-content/5',
  '/free-tarot-content/40',
  '/recommended-content',
  '/partner',
  '/partner/1',
  '/credit-package',
  '/review',
  '/mypage',
  '/auth',
  '/chat-auth',
  '/terms',
  '/no-such-page',
]) {
  test(`${path} has no fault that a machine finds`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('the way from a drawer through the form to a result has none either', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(people.other);
  await page.goto('/');
  await page.getByRole('button', { name: '연애운', exact: true }).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/free-fortune-content/35');
  await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await enterBirth(page, { birthday: '19940312', time: '0724' });
  await page.waitForURL('**/free-fortune-result?*');
  expect(await faultsOf(page)).toEqual([]);
});
