import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { goToPayment, openCardWindow } from './buying.ts';
import { expect, logInAs, people, test } from './fixtures.ts';
import { startShop, type RunningShop } from './start-shop.ts';

const root = resolve(import.meta.dirname, '..');

/** The operator's command on the data of a running shop. */
const operate = (shop: RunningShop, ...words: readonly string[]): string => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['apps/server/src/commands/orders.ts', ...words],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: shop.dataDirectory, PORT: new URL(shop.url).port },
    },
  );
  expect(status, stderr).toBe(0);
  return stdout;
};

test('a refused card is told, shown as failed, and another card can pay', async ({ page, signIn }) => {
  await signIn(people.other);
  await goToPayment(page, 12, '19920101');
  await openCardWindow(page);
  await page.getByRole('button', { name: '카드사 거절로 시험하기' }).click();
  await page.waitForURL('**/payment?*');
  await expect(page.getByRole('alertdialog')).toContainText(
    '카드사에서 결제를 승인하지 않았습니다. 다른 카드로 다시 시도해 주세요.',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await openCardWindow(page);
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  await page.waitForURL('**/premium-fortune-result/*', { timeout: 40_000 });

  await page.goto('/mypage');
  await page.getByRole('tab', { name: '결제 내역' }).click();
  const rows = page.getByRole('listitem').filter({ hasText: '고백, 지금일까 나중일까' });
  await expect(rows.filter({ hasText: '실패' })).toHaveCount(1);
  await expect(rows.filter({ hasText: '성공' })).toHaveCount(1);
});

test('coming back with an order nobody knows leads home, and says that nothing was bought', async ({
  page,
}) => {
  await page.goto('/v1/payments/success?orderId=an-order-that-nobody-wrote&paymentKey=none&amount=9900');
  await expect(page.getByRole('alertdialog')).toContainText('결제를 마치지 못했습니다');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(page.url()).not.toContain('paymentProblem');
});

test('a purchase given back says so wherever the reader looks', async ({ page, signIn, shop }) => {
  await signIn(people.other);
  await goToPayment(page, 14, '19920102');
  await openCardWindow(page);
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  await page.waitForURL('**/premium-fortune-result/*', { timeout: 40_000 });
  const result = page.url();

  const order = /[A-Za-z0-9_-]{22,64}/.exec(
    operate(shop, 'list', '--state', 'fulfilled', '--limit', '1'),
  )?.[0];
  expect(operate(shop, 'show', order ?? '')).toContain('(SAJU 14,');
  operate(shop, 'refund', order ?? '', '--reason', '고객 요청');

  await page.goto('/review?tag=saju');
  const row = page.getByRole('link', { name: /썸의 속도 맞추기/ });
  await expect(row).toContainText('환불됨');
  await row.click();
  await page.waitForURL(result);
  await expect(page.getByRole('main')).toContainText('돌려 드린 풀이예요');
  await page.getByRole('link', { name: '결제 내역 보기' }).click();
  await expect(page.getByRole('tab', { name: '결제 내역', selected: true })).toBeVisible();
  await expect(page.getByText('환불', { exact: false }).first()).toBeVisible();
});

test('a crash of the shop while the card window is open costs nothing, and the purchase goes on', async ({
  browser,
}) => {
  const first = await startShop();
  const context = await browser.newContext({ baseURL: first.url });
  const page = await context.newPage();
  await page.goto('/auth');
  await logInAs(page, people.reader);
  await goToPayment(page, 9, '19920103');
  await openCardWindow(page);
  await first.end('SIGKILL');
  const again = await startShop({
    dataDirectory: first.dataDirectory,
    port: Number(new URL(first.url).port),
  });
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  await page.waitForURL('**/premium-fortune-result/*', { timeout: 40_000 });
  await page.reload();
  await expect(page.locator('[id^=chapter-]').first()).toBeVisible();
  await page.goto('/mypage');
  await page.getByRole('tab', { name: '결제 내역' }).click();
  await expect(page.getByText('성공', { exact: true })).toHaveCount(1);
  await context.close();
  await again.discard();
});
