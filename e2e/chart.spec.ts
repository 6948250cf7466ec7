import type { Page } from '@playwright/test';
import { goToPayment } from './buying.ts';
import { enterBirth, expect, people, test } from './fixtures.ts';

async function openChart(page: Page): Promise<void> {
  await page.goto('/free-fortune-content/35');
  await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
  await enterBirth(page, { birthday: '19961023', time: '0724' });
  await page.waitForURL('**/free-fortune-result?*');
}

test('each sign of the chart tells what it means, and Back closes it', async ({ page, signIn }) => {
  await signIn(people.reader);
  await openChart(page);
  const chart = page.getByRole('region', { name: '사주 명식' });
  const signs = chart.getByRole('button', { name: /뜻 보기/ });
  await expect(signs).toHaveCount(12);
  await signs.nth(1).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('나를 뜻하는 일간입니다');
  await expect(sheet).toContainText('사랑에서');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await signs.nth(7).focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toContainText('배우자 자리입니다');
  await expect(sheet).toContainText('지장간');
  await page.keyboard.press('Escape');
  await expect(signs.nth(7)).toBeFocused();
});

test('the chart can be kept as a picture', async ({ page, signIn }) => {
  await signIn(people.reader);
  await openChart(page);
  await page.getByRole('button', { name: '명식을 그림으로 간직하기' }).click();
  const sheet = page.getByRole('dialog');
  const picture = sheet.getByRole('img', { name: '태어난 네 기둥을 그린 그림' });
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([1080, 1350]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('link', { name: '내려받기' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('월하-사주-명식.png');
});

test('the chart holds in a view of 360, wherever it stands', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(people.reader);
  // Three signs hide below the branch of the year, and below both of the luck's.
  await goToPayment(page, 5, '19940312');
  const inPayment = await brokenLines(page);
  await page.goto('/free-fortune-content/35');
  await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
  await enterBirth(page, { birthday: '19940312', time: '0724' });
  await page.waitForURL('**/free-fortune-result?*');
  expect({ inPayment, inResult: await brokenLines(page) }).toEqual({ inPayment: [], inResult: [] });
});

/** What of the chart's small print takes more than its one line. */
async function brokenLines(page: Page): Promise<string[]> {
  const print = page.locator(
    '.chart :is(.chart-seat, .chart-reading, .chart-hidden-signs, .chart-hidden-reading)',
  );
  await print.first().waitFor();
  return print.evaluateAll((lines) =>
    lines
      .filter((line) => {
        const text = document.createRange();
        text.selectNodeContents(line);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map((line) => line.textContent),
  );
}
