import type { Page } from '@playwright/test';
import { goToPayment, openCardWindow } from './buying.ts';
import { expect, people, test } from './fixtures.ts';

/** A talk, which stands in the first list of what may be looked at again. */
async function openChat(page: Page): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.post('/v1/chats/partners/1', { headers });
  expect(answer.status()).toBe(200);
}

test('a reader buys a reading, sees it written and reads it again later', async ({ page, signIn }) => {
  await signIn(people.reader);
  await goToPayment(page, 5, '19910203');
  expect(page.url()).not.toContain('199102');
  await expect(page.getByText('14,900원').first()).toBeVisible();
  await openCardWindow(page);
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  await page.waitForURL('**/premium-fortune-result/*', { timeout: 40_000 });
  await expect(page.getByRole('heading', { name: '미래 배우자 초상' })).toBeVisible();
  await expect(page.locator('[id^=chapter-]')).toHaveCount(12);

  await page.goto('/review');
  await page.getByText('사주', { exact: true }).first().click();
  await expect(page.getByText('미래 배우자 초상')).toBeVisible();
});

test('Back from the result never pays again (B11)', async ({ page, signIn }) => {
  await signIn(people.reader);
  await goToPayment(page, 8, '19910207');
  await openCardWindow(page);
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  await page.waitForURL('**/premium-fortune-result/*', { timeout: 40_000 });
  // Neither the redirect that settled the order nor the watching of it is a place to come back to.
  await page.goBack();
  await expect(page.getByText('이 결제창은 이미 끝났어요')).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/payment?*');
  await expect(page.getByRole('button', { name: /결제하기$/ })).toBeEnabled();
  const { data } = (await (await page.request.get('/v1/fortune-result/list')).json()) as {
    data: { fortuneResultList: { fortuneContentId: number }[] };
  };
  expect(data.fortuneResultList.filter((result) => result.fortuneContentId === 8)).toHaveLength(1);
});

test('nothing is bought without the consent, and the way to it is short', async ({ page, signIn }) => {
  await signIn(people.reader);
  await goToPayment(page, 6, '19910204');
  await page.getByRole('button', { name: /결제하기$/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('동의해 주세요');
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  const consent = page.getByRole('checkbox', { name: /청약 철회가 제한되는 것을/ });
  await expect(consent).toBeFocused();
  await expect(page.getByText('청약 철회가 제한되는 것을')).toBeInViewport();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /결제하기$/ }).click();
  await page.waitForURL('**/sandbox/toss/window/**');
});

test('closing the card window is silent and leaves the page ready', async ({ page, signIn }) => {
  await signIn(people.other);
  await goToPayment(page, 7, '19910205');
  await openCardWindow(page);
  await page.getByRole('button', { name: '닫기' }).click();
  await page.waitForURL('**/payment?*');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /결제하기$/ })).toBeEnabled();
});

test('the same reading for the same person is not sold twice', async ({ page, signIn }) => {
  await signIn(people.other);
  await openChat(page);
  await goToPayment(page, 1, '19910206');
  await openCardWindow(page);
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  await page.waitForURL('**/premium-fortune-result/*', { timeout: 40_000 });

  await goToPayment(page, 1, '19910206');
  await page.getByText('청약 철회가 제한되는 것을').click();
  await page.getByRole('button', { name: /결제하기$/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    '이미 구매한 상품입니다. 다시 보기 페이지에서 확인해주세요.',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: '다시보기로 가기' }).click();
  await expect(page.getByRole('link', { name: /나의 연애 사용 설명서/ })).toBeVisible();
});

test('a card window that does not open is told in words a reader knows', async ({ page, signIn }) => {
  await signIn(people.other);
  await goToPayment(page, 4, '19910208');
  await page.route('**/sandbox/toss/v2/standard*', (route) => route.abort());
  await page.getByText('청약 철회가 제한되는 것을').click();
  await page.getByRole('button', { name: /결제하기$/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('결제창을 열지 못했습니다.');
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('button', { name: /결제하기$/ })).toBeEnabled();
});
