import fc from 'fast-check';
import { chromium, type Page } from '@playwright/test';
import { CARD_WINDOW, HistoryModel, type Step } from '../apps/web/app/lib/testing/history-model.ts';
import { findChromium } from '../scripts/chromium.ts';
import { enterBirth, expect, test } from './fixtures.ts';

const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_121);
const PAGES = ['/', '/partner', '/recommended-content', '/mypage'];
/** A document of its own, as the card company's window is. */
const ELSEWHERE = '/offline.html';
const LINKS: Record<string, string> = { '/': '홈', '/partner': '사주 상담', '/recommended-content': '추천' };
const MENU = 'drawer';

const index = fc.nat(5);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('open page' as const), page: index }) },
  { weight: 4, arbitrary: fc.constant({ do: 'open overlay' as const, overlay: 0, isAsked: true }) },
  { weight: 1, arbitrary: fc.constant({ do: 'close overlay' as const, overlay: 0 }) },
  { weight: 4, arbitrary: fc.constant({ do: 'back' as const }) },
  { weight: 3, arbitrary: fc.constant({ do: 'forward' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'reload' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'go to the card window' as const }) },
); // prettier-ignore

const steps = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { steps: number }).steps);

/** Goes to an address of its own accord, once the page has answered. */
const leaveFor = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => void setTimeout(() => location.assign(to)), path);

/** Takes a step as a reader would; does nothing where it makes no sense. */
async function take(page: Page, model: HistoryModel, what: Step): Promise<void> {
  const { page: shown, overlays } = model.view;
  const isMenuOpen = overlays.length > 0;
  const isElsewhere = shown === CARD_WINDOW;
  switch (what.do) {
    case 'open page': {
      if (isElsewhere) {
        const path = model.pageOf(what.page);
        model.openPage(path);
        await leaveFor(page, path);
      } else if (isMenuOpen) {
        if (shown === '/mypage') return;
        model.openPage('/mypage');
        await page.getByRole('dialog').getByRole('link', { name: '마이페이지' }).click();
      } else {
        const path = model.pageOf(what.page);
        const link = LINKS[path];
        if (link === undefined) return;
        model.openPage(path);
        await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
      }
      return;
    }
    case 'open overlay':
      if (isMenuOpen || isElsewhere) return;
      model.openOverlay(MENU, true);
      return page.getByRole('button', { name: '메뉴' }).click();
    case 'close overlay':
      if (!isMenuOpen) return;
      model.closeOverlay(MENU);
      return page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
    case 'back':
      if (!model.canGoBack) return;
      model.back();
      await page.goBack();
      return;
    case 'forward': {
      if (!model.canGoForward) return;
      const before = await steps(page);
      const isStale = model.isForwardStale;
      model.forward();
      await page.goForward();
      // Onto an overlay that is gone and off again.
      if (isStale) await expect.poll(() => steps(page)).toBe(before + 2);
      return;
    }
    case 'reload':
      model.reload();
      await page.reload();
      return;
    default:
      if (isElsewhere) return;
      model.openPagePlainly(CARD_WINDOW);
      await leaveFor(page, ELSEWHERE);
  }
}

test(`the history holds through whatever a reader does in the shop itself (seed ${SEED})`, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counting = window as unknown as { steps: number };
    counting.steps = 0;
    addEventListener('popstate', () => (counting.steps += 1));
  });
  const view = async () => ({
    page: new URL(page.url()).pathname.replace(ELSEWHERE, CARD_WINDOW),
    overlays: (await page.locator('dialog[open]').count()) > 0 ? [MENU] : [],
    depth: await page.evaluate(
      () => (history.state as { overlay?: { depth: number } } | null)?.overlay?.depth ?? 0,
    ),
  });
  // What is asked of a page just as it is left is not answered; the next question is.
  const holds = async (expected: object, after: string) =>
    expect(async () => expect(await view(), after).toEqual(expected)).toPass({ timeout: 15_000 });
  const lives = fc.sample(fc.array(step, { minLength: 12, maxLength: 12 }), { seed: SEED, numRuns: 2 });
  for (const life of lives) {
    await page.goto('/');
    const model = new HistoryModel('/', PAGES);
    for (const [at, what] of life.entries()) {
      await take(page, model, what);
      await holds({ ...model.view, depth: model.depth }, `after ${JSON.stringify(life.slice(0, at + 1))}`);
    }
  }
});

test('a page kept whole by the browser comes back without its overlays (B7)', async ({ shop }) => {
  const found = findChromium();
  const browser = await chromium.launch({
    executablePath: found?.path,
    args: [...(found?.args ?? [])],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
  });
  await page.goto('/');
  await page.getByRole('button', { name: '메뉴' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate((to) => location.assign(to), ELSEWHERE);
  await page.waitForURL(`**${ELSEWHERE}`);
  // A page kept whole loads nothing when it returns: there is no navigation to wait for.
  await page.evaluate(() => history.back());
  const seen = () =>
    page.evaluate(() => ({
      wasKept: (window as unknown as { wasKept?: boolean }).wasKept,
      overlay: (history.state as { overlay?: unknown } | null)?.overlay,
      dialogs: document.querySelectorAll('dialog[open]').length,
    }));
  // A question asked just as the page is put back is lost; the next is answered.
  await expect(async () =>
    expect(await seen()).toEqual({ wasKept: true, overlay: undefined, dialogs: 0 }),
  ).toPass();
  await browser.close();
});

test('a page opened by a link from elsewhere traps nobody: Back leaves it, its own arrow leads home (B8)', async ({
  page,
}) => {
  await page.goto('/premium-fortune-content/5');
  await page.goBack();
  expect(page.url()).toBe('about:blank');
  await page.goto('/premium-fortune-content/5');
  await page.getByRole('button', { name: '뒤로' }).click();
  await page.waitForURL('**/');
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

for (const moment of ['commit', 'domcontentloaded', 'load'] as const) {
  test(`a step back before the page’s script has started (at ${moment}) leads to the page itself`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/free-fortune-content/35');
    await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
    await enterBirth(page, { birthday: '19940312' });
    await page.waitForURL('**/free-fortune-result?*');
    await expect(page.getByRole('table').first()).toBeVisible();
    await page.reload({ waitUntil: moment });
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/free-fortune-content\/35$/);
    await expect(page.getByRole('heading', { level: 1, name: '내 배우자 자리 미리 보기' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByRole('button', { name: '무료로 분석 시작하기' })).toBeVisible();
  });
}

test('a step taken before anything of the page stood leads to the page itself', async ({ page }) => {
  // The address moves before the first line of the document is read, as a step back may do it.
  await page.addInitScript(() => {
    if (location.pathname === '/premium-fortune-content/5' && history.state === null)
      history.replaceState({ wasHere: true }, '', '/free-fortune-content/35');
  });
  await page.goto('/premium-fortune-content/5');
  await expect(page).toHaveURL(/\/free-fortune-content\/35$/);
  await expect(page.getByRole('heading', { level: 1, name: '내 배우자 자리 미리 보기' })).toBeVisible();
  await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
  await expect(page.getByRole('dialog', { name: '누구의 사주를 볼까요?' })).toBeVisible();
});
