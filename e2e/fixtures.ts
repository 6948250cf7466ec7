import { test as base } from '@playwright/test';
import { logInAs, people } from './reader.ts';
import { startShop, type RunningShop } from './start-shop.ts';

interface Fixtures {
  /** Signs this page's browser in as one of the practice login's people. */
  signIn: (person?: string) => Promise<void>;
}

let clients = 0;

/** A shop for each worker; a browser for each test. */
export const test = base.extend<Fixtures, { shop: RunningShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
    async ({}, provide) => {
      const shop = await startShop({ env: { TRUSTED_PROXIES: '1' } });
      await provide(shop);
      await shop.discard();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
  // Each test comes from an address of its own, so that none uses up another's share of calls.
  // oxlint-disable-next-line no-empty-pattern -- as above.
  extraHTTPHeaders: async ({}, provide) =>
    provide({ 'x-forwarded-for': `198.51.100.${(clients += 1) % 256}` }),
  signIn: async ({ page }, provide) => {
    await provide(async (person = people.reader) => {
      await page.goto('/auth');
      await logInAs(page, person);
    });
  },
});

export { enterBirth, logInAs, people } from './reader.ts';
export { expect } from '@playwright/test';
