import type { Page } from '@playwright/test';
import { expect, logInAs, people, test } from './fixtures.ts';

const choose = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('list', { name: '크레딧 상품' }).getByRole('button', { name }).click();
};

const held = (page: Page) => page.getByRole('paragraph').filter({ hasText: /^보유 크레딧/ });

const goToCardWindow = async (page: Page, name: string): Promise<void> => {
  await choose(page, name);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /결제하기$/ })
    .click();
  await page.waitForURL('**/sandbox/toss/window/**');
};

test('a stranger sees what there is at both addresses, and signs in only to buy', async ({ page }) => {
  for (const path of ['/credit-payment', '/credit-package']) {
    await page.goto(path);
    await expect(page.getByRole('list', { name: '크레딧 상품' }).getByRole('button')).toHaveCount(5);
    await expect(page.getByRole('button', { name: /고백 60/ })).toContainText('추천');
    await expect(page.getByRole('button', { name: /고백 60/ })).toContainText('보너스 10');
    await expect(page.getByRole('button', { name: /고백 60/ })).toContainText('14%14,900원');
    await expect(page.getByText('구매한 크레딧은 환불되지 않습니다.')).toBeVisible();
    await expect(page.getByText('보유 크레딧')).toHaveCount(0);
  }
  await choose(page, '썸 30');
  await expect(page.getByRole('dialog')).toContainText('로그인이 필요해요');
  await logInAs(page, people.reader);
  await page.waitForURL('**/credit-package');
  await expect(page.getByText('보유 크레딧')).toBeVisible();
});

test('a package is confirmed, paid, and there once; My page tells of it', async ({ page, signIn }) => {
  await signIn(people.other);
  await page.goto('/credit-package');
  await expect(held(page)).toHaveText('보유 크레딧0');
  await choose(page, '썸 30');
  const dialog = page.getByRole('dialog', { name: '이 크레딧을 충전할까요?' });
  await expect(dialog).toContainText('크레딧 30 + 보너스 3');
  await expect(dialog).toContainText('7,900원');
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(400);
  await dialog.getByRole('button', { name: '취소' }).click();
  await expect(dialog).toHaveCount(0);
  await goToCardWindow(page, '썸 30');
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  await page.waitForURL(/\/credit-payment$/);
  await expect(page.getByText('크레딧을 충전했습니다.')).toBeVisible();
  await expect(held(page)).toHaveText('보유 크레딧33');
  await page.reload();
  await expect(held(page)).toHaveText('보유 크레딧33');

  await page.goto('/mypage');
  await page.getByRole('tab', { name: '크레딧 내역' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('+33');
  await expect(page.getByRole('tabpanel').getByText('충전', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: '결제 내역' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('썸 30');
});

test('Back closes the question first, and a closed card window is no news', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/partner');
  await page.goto('/credit-payment');
  await choose(page, '설렘 10');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/credit-payment');
  await goToCardWindow(page, '설렘 10');
  await page.getByRole('button', { name: '닫기' }).click();
  await page.waitForURL(/\/credit-payment/);
  await expect(page.getByRole('list', { name: '크레딧 상품' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveText('');
});

test('a purchase that fails is told in a snackbar', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/credit-package');
  await page.route('**/v1/credit-payments/check', (route) => route.abort());
  await choose(page, '설렘 10');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /결제하기$/ })
    .click();
  await expect(page.getByRole('alert')).toHaveText('크레딧 구매 중 오류가 발생했습니다.');
  await expect(page.getByRole('dialog').getByRole('button', { name: /결제하기$/ })).toBeEnabled();
});

test('pressed twice, one order is written', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/credit-package');
  let checks = 0;
  await page.route('**/v1/credit-payments/check', async (route) => {
    checks += 1;
    await route.continue();
  });
  await choose(page, '설렘 10');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /결제하기$/ })
    .dblclick();
  await page.waitForURL('**/sandbox/toss/window/**');
  expect(checks).toBe(1);
});

test.describe('in an app’s own browser', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) KAKAOTALK 25.8.0' });

  test('the page says so, and leads into the reader’s', async ({ page }) => {
    await page.goto('/credit-package');
    const notice = page.getByRole('note');
    await expect(notice).toContainText('카카오톡 안에서 열려 있어요.');
    await expect(notice.getByRole('link')).toHaveAttribute(
      'href',
      `kakaotalk://web/openExternal?url=${encodeURIComponent(page.url())}`,
    );
  });
});
