import { expect, test } from './fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home and a content page still show what the shop sells', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /프리미엄/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /나의 연애 사용 설명서/ }).first()).toBeVisible();
    await page.goto('/premium-fortune-content/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('나의 연애 사용 설명서');
    await expect(page.getByText('9,900원').first()).toBeVisible();
  });
});

test('a category opens over the page and Back closes it first', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: '썸', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '썸' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('button', { name: '썸', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an address that leads nowhere says so in Korean', async ({ page }) => {
  const answer = await page.goto('/없는-길');
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { name: /아무것도 없어요/ }).or(page.getByText('아무것도 없어요')),
  ).toBeVisible();
  const missing = await page.goto('/free-fortune-content/9999');
  expect(missing?.status()).toBe(404);
});

test('every answer carries the headers that protect it', async ({ request }) => {
  for (const path of ['/', '/v1/fortune-category/list', '/없는-길', '/v1/none', '/healthz']) {
    const { 'content-security-policy': policy, ...headers } = (await request.get(path)).headers();
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toMatch(/script-src 'self' 'nonce-[\w-]+'/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeDefined();
  }
});

test('a repeated page has a nonce of its own', async ({ request }) => {
  const nonce = async (): Promise<string> => {
    const answer = await request.get('/');
    const [, value] = /'nonce-([\w-]+)'/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
    expect(await answer.text()).toContain(`nonce="${value}"`);
    return value ?? '';
  };
  expect(await nonce()).not.toBe(await nonce());
});

test('a public list is not sent twice to who has it', async ({ request }) => {
  const first = await request.get('/v1/fortune-category/list');
  const again = await request.get('/v1/fortune-category/list');
  const tag = again.headers()['etag'] ?? '';
  expect(first.status()).toBe(200);
  const unchanged = await request.get('/v1/fortune-category/list', { headers: { 'if-none-match': tag } });
  expect(unchanged.status()).toBe(304);
});
