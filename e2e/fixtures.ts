import { test as base, type Page } from '@playwright/test';
import { startShop, type RunningShop } from './start-shop.ts';

/** Test people of the practice login, by what they are good for. */
export const people = {
  reader: '김달빛',
  preview: '이새벽',
  withoutEmail: '박소리',
  other: '한달빛',
} as const;

interface Fixtures {
  /** Signs this page's browser in as one of the practice login's people. */
  signIn: (person?: string) => Promise<void>;
}

/** A shop for each worker; a browser for each test. */
export const test = base.extend<Fixtures, { shop: RunningShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.discard();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  signIn: async ({ page }, use) => {
    await use(async (person = people.reader) => {
      await page.goto('/auth');
      await logInAs(page, person);
    });
  },
});

/** From the login page through the practice login and back. */
export async function logInAs(page: Page, person: string): Promise<void> {
  await page.getByRole('link', { name: '카카오로 시작하기' }).click();
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/sandbox') && !url.searchParams.has('code'));
}

/** Fills the member form with a new person and sends it. */
export async function enterBirth(
  page: Page,
  birth: { birthday: string; time?: string; male?: boolean },
): Promise<void> {
  const dialog = page.getByRole('dialog');
  const fresh = dialog.getByText('새로 입력');
  if (await fresh.isVisible()) await fresh.click();
  if (birth.male) await dialog.getByText('남성').click();
  await dialog.getByLabel('생년월일').fill(birth.birthday);
  if (birth.time !== undefined) {
    await dialog.getByText('시간 알아요').click();
    await dialog.getByLabel('시각').fill(birth.time);
  }
  await dialog.getByRole('button', { name: '다음' }).click();
}

export { expect } from '@playwright/test';
