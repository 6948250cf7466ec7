import { resolve } from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { startShop, type RunningShop } from './start-shop.ts';

/**
 * How the main screens look and what they are to a screen reader. The tree is the gate and holds in any Chromium; the
 * pictures are compared in the Chromium they were taken in. After a change that is meant: `playwright test looks -u`,
 * and look at every picture.
 */
const PICTURES_OF = 156;

export const test = base.extend<object, { shop: RunningShop }>({
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
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete);
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

/** Moves a part onto whole pixels: how high it is in a picture would else hang on the length of the text above it. */
const ontoWholePixels = (part: Locator): Promise<void> =>
  part.evaluate((element: HTMLElement) => {
    const { top } = element.getBoundingClientRect();
    element.style.position = 'relative';
    element.style.top = `${Math.ceil(top) - top}px`;
  });

interface Looked {
  /** Only this part of the view; else all of it. */
  at?: Locator;
  /** What is another at each run (an hour, an order's number), and is covered. */
  except?: Locator;
}

export async function looksAsBefore(page: Page, name: string, { at, except }: Looked = {}): Promise<void> {
  await settled(page);
  const version = Number(page.context().browser()?.version().split('.')[0]);
  if (version !== PICTURES_OF) return;
  const options = { maxDiffPixelRatio: 0.01, mask: except ? [except] : [] };
  if (at) {
    await ontoWholePixels(at);
    await expect(at).toHaveScreenshot(`${name}.png`, options);
  } else await expect(page).toHaveScreenshot(`${name}.png`, options);
}

export { expect };
