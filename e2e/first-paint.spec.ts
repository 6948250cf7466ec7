import type { Page } from '@playwright/test';
import { goToPayment } from './buying.ts';
import { expect, people, test } from './fixtures.ts';

test('scripts wait for the first paint', async ({ page }) => {
  for (const path of ['/', '/premium-fortune-content/5', '/free-tarot-content/40']) {
    await page.goto(path);
    await page.waitForFunction(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length > 2,
    );
    const times = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(times.scripts.length, path).toBeGreaterThan(2);
    expect(Math.min(...times.scripts), path).toBeGreaterThanOrEqual(times.painted);
  }
});

/** Holds the page's script back until it is let go. */
async function holdScript(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((done) => (letGo = done));
  await page.route('**/assets/vendor-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

test('a button pressed before the script runs does its work once it does', async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto('/free-fortune-content/35', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog', { name: '누구의 사주를 볼까요?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/free-fortune-content\/35$/);
});

test('a consent ticked before the script runs is kept', async ({ page, signIn }) => {
  await signIn();
  await goToPayment(page, 13, '19940312');
  const letGo = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('청약 철회가 제한되는 것을').click();
  letGo();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /원 결제하기$/ }).click();
  await page.waitForURL('**/sandbox/toss/window/**');
});

test('a consent ticked before the script runs counts for a press right after it', async ({
  page,
  signIn,
}) => {
  await signIn();
  await goToPayment(page, 13, '19940312');
  const letGo = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('청약 철회가 제한되는 것을').click();
  // The press comes as soon as the page takes touches itself: before any task of the page's own.
  await page.evaluate(() => {
    const { early } = window as unknown as { early: { end: () => void } };
    const end = early.end.bind(early);
    early.end = () => {
      end();
      void (async () => {
        for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
        [...document.querySelectorAll('button')]
          .find((one) => one.textContent.endsWith('원 결제하기'))
          ?.click();
      })();
    };
  });
  letGo();
  await page.waitForURL('**/sandbox/toss/window/**');
});

test('a press between the page’s standing and its taking over counts once, after what came before it', async ({
  page,
  signIn,
}) => {
  await signIn();
  await goToPayment(page, 13, '19940312');
  await page.route('**/sandbox/toss/v2/standard*', (route) => route.abort());
  await page.addInitScript(() => {
    const state = Object.getOwnPropertyDescriptor(History.prototype, 'state');
    let isPressed = false;
    // The page looks at its place in the history as soon as it stands.
    Object.defineProperty(history, 'state', {
      get: () => {
        const button = [...document.querySelectorAll('button')].find((one) =>
          one.textContent.endsWith('원 결제하기'),
        );
        if (button && !isPressed && Object.keys(button).some((key) => key.startsWith('__reactProps'))) {
          isPressed = true;
          button.click();
        }
        return state?.get?.call(history) as unknown;
      },
    });
  });
  const letGo = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('청약 철회가 제한되는 것을').click();
  letGo();
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText('결제창을 열지 못했습니다');
  await told.getByRole('button', { name: '확인' }).click();
  await expect(told).toHaveCount(0);
});

test('a consent ticked and a purchase begun before the script runs go through', async ({ page, signIn }) => {
  await signIn(people.other);
  const letGo = await holdScript(page);
  await page.goto(
    '/tarot-payment?fortuneContentId=21&tarotCardIds=%5B19%2C38%2C101%5D&gender=FEMALE&spreadCode=THREE_CARD',
    { waitUntil: 'commit' },
  );
  await page.getByText('청약 철회가 제한되는 것을').click();
  await page.getByRole('button', { name: /결제하기$/ }).click();
  letGo();
  await page.waitForURL('**/sandbox/toss/window/**');
});

test('a choice made before the script runs is taken once it does', async ({ page, signIn }) => {
  await signIn(people.other);
  const letGo = await holdScript(page);
  await page.goto('/review', { waitUntil: 'commit' });
  await page.getByText('타로', { exact: true }).first().click();
  letGo();
  await expect(page.getByText('받아 둔 타로 풀이가 없습니다')).toBeVisible();
});

test('words typed before the script runs can be sent once it does', async ({ page, signIn }) => {
  await signIn(people.reader);
  await page.goto('/partner/3');
  await page.getByRole('button', { name: /무료 채팅 상담/ }).click();
  await page.waitForURL('**/chat/*');
  const letGo = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('textbox', { name: '질문' }).fill('언제쯤 만날까요?');
  letGo();
  await expect(page.getByRole('button', { name: '보내기', exact: true })).toBeEnabled();
  await expect(page.getByRole('textbox', { name: '질문' })).toHaveValue('언제쯤 만날까요?');
});
