import { enterBirth, expect, logInAs, people, test } from './fixtures.ts';

test('a reader opens the shop and reads a free Saju reading from their own chart', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/달빛 아래/);
  await page.getByRole('button', { name: '결혼·배우자', exact: true }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /내 배우자 자리/ })
    .click();
  await page.waitForURL('**/free-fortune-content/35');

  await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByText('생년월일 입력은 필수 입니다.')).toBeVisible();
  await enterBirth(page, { birthday: '19940312', time: '0724' });

  await page.waitForURL('**/auth?*draft=*');
  await logInAs(page, people.reader);
  await page.waitForURL('**/free-fortune-result?*');
  expect(page.url()).not.toContain('1994');

  const chart = page.getByRole('table', { name: /네 기둥/ });
  await expect(chart.getByRole('row', { name: /^천간 계/ })).toHaveText(/癸.*丁.*丁.*甲/);
  await expect(page.getByText('여성 · 만 32세')).toBeVisible();
  const chapters = page.locator('.reading-chapter');
  await expect(chapters).toHaveCount(3);
  const text = await page.locator('.reading').innerText();
  expect(text.replace(/\s/g, '').length).toBeGreaterThan(900);

  await page.reload();
  expect(await page.locator('.reading').innerText()).toBe(text);
});

test('two people get two readings', async ({ page, signIn }) => {
  await signIn(people.other);
  const read = async (birthday: string): Promise<string> => {
    await page.goto('/free-fortune-content/33');
    await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
    await enterBirth(page, { birthday, time: '1130' });
    await page.waitForURL('**/free-fortune-result?*');
    return page.locator('.reading').innerText();
  };
  const first = await read('19901107');
  const second = await read('19980420');
  expect(first).not.toBe(second);
});

test('birth data in an address becomes a member before anything is shown', async ({ page, signIn }) => {
  await signIn(people.withoutEmail);
  await page.goto(
    '/free-fortune-result?fortuneContentId=34&memberType=NEW&sexType=MALE&calendarType=SOLAR&birthday=19870615&time=0330',
  );
  await page.waitForURL(/memberType=EXISTING/);
  expect(page.url()).not.toContain('1987');
  await expect(page.getByText('남성 · 만 39세')).toBeVisible();
});

test('a person entered once can be chosen again', async ({ page, signIn }) => {
  await signIn(people.preview);
  await page.goto('/free-fortune-content/36');
  await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
  await enterBirth(page, { birthday: '20000229' });
  await page.waitForURL('**/free-fortune-result?*');
  await expect(page.getByText('시간 모름').first()).toBeVisible();

  await page.goto('/free-fortune-content/38');
  await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
  await expect(page.getByRole('dialog').getByText('2000. 2. 29. 여성')).toBeVisible();
  await page.getByRole('button', { name: '다음' }).click();
  await page.waitForURL('**/free-fortune-result?fortuneContentId=38*');
});

test('a result on its way says so over the form', async ({ page, signIn }) => {
  await signIn(people.reader);
  await page.route('**/free-fortune-result.data*', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.goto('/free-fortune-content/34');
  await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
  await enterBirth(page, { birthday: '19950505' });
  await expect(page.getByText('명식을 펼치고 있어요')).toBeVisible();
  await page.waitForURL('**/free-fortune-result?*');
  await expect(page.getByText('명식을 펼치고 있어요')).toHaveCount(0);
});
