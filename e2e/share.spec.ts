import { expect, test } from './fixtures.ts';
import { startShop } from './start-shop.ts';

const KEY = '0123456789abcdef0123456789abcdef';

test('a content is sent on by its public address, copied where the browser has no sheet', async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/free-fortune-content/35?utm_campaign=spring');
  await page.getByRole('button', { name: '공유하기' }).click();
  await expect(page.getByRole('status').filter({ hasText: '주소를 복사했습니다.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${shop.url}/free-fortune-content/35`,
  );
});

test('with a key it goes by KakaoTalk, with picture and words; without the SDK by the browser', async ({
  browser,
}) => {
  const shop = await startShop({ env: { KAKAO_JAVASCRIPT_KEY: KEY } });
  const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route('https://t1.kakaocdn.net/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: `window.Kakao = { ready: false, isInitialized() { return this.ready; }, init(key) { this.ready = true; window.kakaoKey = key; },
        Share: { sendDefault(feed) { window.sent = feed; } } };`,
    }),
  );
  await page.goto('/premium-fortune-content/5');
  await page.getByRole('button', { name: '공유하기' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as { sent?: object }).sent))
    .toMatchObject({
      objectType: 'feed',
      content: {
        title: expect.stringContaining('미래 배우자 초상'),
        imageUrl: expect.stringMatching(/^http.*\/art\/og\/.*\.png$/),
        link: { mobileWebUrl: `${shop.url}/premium-fortune-content/5` },
      },
    });
  expect(await page.evaluate(() => (window as { kakaoKey?: string }).kakaoKey)).toBe(KEY);
  await context.close();
  await shop.discard();
});
