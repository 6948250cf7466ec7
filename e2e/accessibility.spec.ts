import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { enterBirth, expect, people, test } from './fixtures.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [360, 768, 1280];

/** What a machine can find wrong with the page as it stands, at every width, by rule and place. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.waitForTimeout(400);
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
    faults.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${width} ${id}: ${node.target.join(' ')}`),
      ),
    );
  }
  return faults;
}

for (const path of [
  '/',
  '/free-fortune-content/35',
  '/premium-fortune-content/5',
  '/free-tarot-content/40',
  '/recommended-content',
  '/partner',
  '/partner/1',
  '/credit-package',
  '/review',
  '/mypage',
  '/auth',
  '/chat-auth',
  '/terms',
  '/no-such-page',
]) {
  test(`${path} has no fault that a machine finds`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('the way from a drawer through the form to a result has none either', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(people.other);
  await page.goto('/');
  await page.getByRole('button', { name: '연애운', exact: true }).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/free-fortune-content/35');
  await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await enterBirth(page, { birthday: '19940312', time: '0724' });
  await page.waitForURL('**/free-fortune-result?*');
  expect(await faultsOf(page)).toEqual([]);
});

test('a talk has none: new, opened, with its dialogs, while a reply is written, and after it', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(people.preview);
  const data = { sexType: 'FEMALE', calendarType: 'SOLAR', birthday: '19940312', time: '0724' };
  for (const birthday of ['19940312', '19920820'])
    await page.request.post('/v1/member', {
      data: { ...data, birthday },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
  await page.goto('/partner/2');
  await page.getByRole('button', { name: /무료 채팅 상담/ }).click();
  const field = page.getByRole('textbox', { name: '질문' });
  await field.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  for (const name of ['내 사주 바꾸기', '상대 고르기', /질문\s*고르기/]) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.route('**/stream?*', () => undefined);
  await field.fill('연락이 올까요?');
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await page.getByText('맞춰 보는 중').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.unroute('**/stream?*');
  await page.reload();
  await page.locator('.exchange .say-partner .bubble[aria-busy=false]').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/partner/2');
  await page.getByRole('button', { name: /무료 채팅 상담/ }).click();
  await page.getByRole('button', { name: '이어서 상담하기' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/review?tag=chat');
  await page.getByRole('button', { name: /삭제$/ }).first().click();
  expect(await faultsOf(page)).toEqual([]);
});
