import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [360, 768, 1280];

const TALLEST = 2000;

/**
 * What a machine can find wrong with the page as it stands, at every width, by rule and place. A `whole` page that is
 * not long is looked at in a view as tall as itself, so that its bars lie over nothing.
 */
export async function faultsOf(page: Page, { whole = false } = {}): Promise<string[]> {
  const size = page.viewportSize();
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    if (whole) {
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      if (tall > 844 && tall <= TALLEST) await page.setViewportSize({ width, height: tall });
    }
    await page.evaluate(comeToRest);
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
    faults.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${width} ${id}: ${node.target.join(' ')}`),
      ),
    );
  }
  if (size) await page.setViewportSize(size);
  return faults;
}

/** Ends what moves towards an end, and waits until the page is painted so: half-way colours are nobody's. */
async function comeToRest(): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
