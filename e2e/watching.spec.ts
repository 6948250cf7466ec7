import type { Page } from '@playwright/test';
import { goToPayment, openCardWindow } from './buying.ts';
import { expect, people, test } from './fixtures.ts';

const ASKING = '**/v1/fortune-content/premium-fortune-analysis';
const MESSAGES = '**/v1/orders/*/progress';

/** A reading that nobody has. */
const NO_RESULT = '01a20008-5f01-7220-9727-a9a1ae24bc75';

const analysisOf = (orderId: string): string =>
  `/premium-fortune-analysis?fortuneResultId=${NO_RESULT}&orderId=${orderId}`;

/** The number of the order the open card window was opened for. */
const orderInWindow = async (page: Page): Promise<string> =>
  (await page.getByText('주문번호').innerText()).replace('주문번호 ', '');

test('the shop’s own messages alone end the watching', async ({ page, signIn }) => {
  await signIn(people.reader);
  await goToPayment(page, 2, '19910211');
  await openCardWindow(page);
  const orderId = await orderInWindow(page);
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  await page.waitForURL('**/premium-fortune-result/*', { timeout: 40_000 });
  // With the reading's own number the page would lead on by itself, without watching.
  await page.route(ASKING, (route) => route.abort());
  await page.goto(analysisOf(orderId));
  await page.waitForURL(`**/premium-fortune-result/${NO_RESULT}`, { timeout: 20_000 });
});

test('a payment the card company refuses late leads back to the payment page, and says so', async ({
  page,
  signIn,
}) => {
  await signIn(people.reader);
  await goToPayment(page, 2, '19910212');
  await openCardWindow(page);
  const orderId = await orderInWindow(page);
  await page.route(MESSAGES, (route) => route.abort());
  let asked = 0;
  await page.route(ASKING, (route) => {
    asked += 1;
    if (asked > 1)
      return route.fulfill({
        status: 403,
        json: { statusCode: 403, code: 'PREMIUM_FORTUNE_FORBIDDEN', message: '권한이 없습니다.' },
      });
    const progress = {
      orderId,
      serviceType: 'SAJU',
      fortuneContentId: 2,
      resultId: NO_RESULT,
      phase: 'CONFIRMING',
      chaptersDone: 0,
      chaptersTotal: 12,
      isLate: false,
      message: null,
    };
    return route.fulfill({ json: { statusCode: 200, data: progress } });
  });
  await page.goto(analysisOf(orderId));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('결제를 확인하고 있어요');
  await page.waitForURL('**/payment?*');
  await expect(page.getByRole('alertdialog')).toContainText('결제를 마치지 못했습니다');
});

test('an order that failed leads from its watching to the payment page', async ({ page, signIn }) => {
  await signIn(people.reader);
  await goToPayment(page, 2, '19910214');
  await openCardWindow(page);
  const orderId = await orderInWindow(page);
  await page.getByRole('button', { name: '카드사 거절로 시험하기' }).click();
  await page.waitForURL('**/payment?*');
  await page.goto(analysisOf(orderId));
  await page.waitForURL('**/payment?*');
  await expect(page.getByRole('alertdialog')).toContainText('결제를 마치지 못했습니다');
});

test('a page whose script was lost on the way loads itself again', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/assets/entry*.js', (route) => (documents === 1 ? route.abort() : route.continue()));
  await page.goto('/free-fortune-content/35');
  await expect.poll(() => documents, { timeout: 15_000 }).toBe(2);
  await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page that started is not loaded again for what somebody else lost before', async ({ page }) => {
  await page.addInitScript(() => {
    // As the scripts do that in-app browsers put into every page.
    addEventListener('DOMContentLoaded', () => void Promise.reject(new Error('not of this page')));
  });
  await page.goto('/free-fortune-content/35');
  await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Longer than a page waits before it gives itself up; loading it anew would end this early.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 3_000)));
  await expect(page.getByRole('dialog')).toBeVisible();
});
