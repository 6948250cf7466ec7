import type { Page } from '@playwright/test';
import { expect, people, test } from './fixtures.ts';
import { choose, press, tabTo, write } from './keyboard.ts';

/** Everything here is done without a pointer; where the focus goes by itself is said. */
test.use({ hasTouch: false, isMobile: false, viewport: { width: 480, height: 800 } });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** From the login page through the practice login. */
async function logIn(page: Page, person: string): Promise<void> {
  await page.waitForURL('**/auth?*');
  await press(page, page.getByRole('link', { name: '카카오로 시작하기' }));
  await page.waitForURL('**/sandbox/kakao/**');
  await press(page, button(page, new RegExp(`^${person}`)));
}

/** Agrees, pays, and waits for the reading. */
async function pay(page: Page, result: string): Promise<void> {
  await press(page, page.getByRole('checkbox', { name: /확인했습니다/ }), 'Space');
  await press(page, button(page, /원 결제하기$/));
  await page.waitForURL('**/sandbox/toss/window/**');
  await press(page, button(page, /원 결제하기$/));
  await page.waitForURL(result, { timeout: 40_000 });
}

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** Keeps these people of the reader and no others. */
async function keepOnly(page: Page, people: readonly Record<string, string>[]): Promise<void> {
  const { data } = (await (await page.request.get('/v1/member/list')).json()) as {
    data: { memberList: { id: string }[] };
  };
  for (const { id } of data.memberList) {
    await page.request.delete(`/v1/member/${id}`, { headers: SAME_ORIGIN });
  }
  for (const person of people) {
    const sent = { calendarType: 'SOLAR', time: '0724', ...person };
    const answer = await page.request.post('/v1/member', { data: sent, headers: SAME_ORIGIN });
    expect(answer.status()).toBe(200);
  }
}

test('a Saju reading is found, logged in for, paid for and read', async ({ page }) => {
  await page.goto('/');
  await press(page, page.getByRole('link', { name: /앞으로 두 해, 내 연애운/ }).first());
  await page.waitForURL('**/premium-fortune-content/*');
  const start = button(page, '시작하기');
  await press(page, start);
  const form = page.getByRole('dialog', { name: '누구의 사주를 볼까요?' });
  await expect(form).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
  await choose(page, form.getByLabel('남성'));
  await press(page, button(page, '다음'));
  await expect(form.getByLabel('생년월일')).toBeFocused();
  await page.keyboard.type('19920820');
  await choose(page, form.getByLabel('시간 알아요'));
  await write(page, form.getByLabel('시각'), '0724');
  await page.keyboard.press('Enter');
  await logIn(page, people.other);
  await page.waitForURL('**/payment?*');
  await pay(page, '**/premium-fortune-result/*');
  await expect(page.getByRole('heading', { name: '앞으로 두 해, 내 연애운' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: /./ }).last());
});

test('three cards are drawn, paid for and read', async ({ page }) => {
  await page.goto('/premium-tarot-content/21');
  await press(page, button(page, '시작하기'));
  const table = page.getByRole('dialog', { name: /카드 고르기$/ });
  await choose(page, table.getByLabel('남성'));
  await tabTo(page, table.getByRole('option', { name: '뒤집힌 카드 1번', exact: true }));
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowDown']) await page.keyboard.press(key);
  const analyse = button(page, /^분석하기/);
  await press(page, analyse);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('3장의 카드를 모두 선택해주세요.');
  await expect(alert.getByRole('button', { name: '확인' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(analyse).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page, analyse);
  await logIn(page, people.other);
  await page.waitForURL('**/tarot-payment?*');
  await pay(page, '**/premium-tarot-result/**');
  await expect(page.getByText('프리미엄 타로 · 남성')).toBeVisible();
});

for (const [what, view, letters] of [
  ['large letters', { width: 390, height: 844 }, '200%'],
  ['a low view', { width: 844, height: 390 }, '100%'],
] as const) {
  test(`no card that is walked to lies under the places of the spread, in ${what}`, async ({ page }) => {
    await page.setViewportSize(view);
    await page.goto('/premium-tarot-content/21');
    await page.addStyleTag({ content: `html { font-size: ${letters} }` });
    await press(page, button(page, '시작하기'));
    const card = (number: number) =>
      page.getByRole('option', { name: `뒤집힌 카드 ${number}번`, exact: true });
    await tabTo(page, card(1));
    await page.keyboard.press('End');
    await tabTo(page, card(60), 'ArrowLeft');
    // The words of what is drawn make the places grow.
    await page.keyboard.press('Enter');
    await tabTo(page, card(1), 'ArrowLeft');
  });
}

test('an adviser is chosen, asked, and asked on', async ({ page, signIn }) => {
  await signIn(people.unverified);
  await keepOnly(page, [
    { sexType: 'FEMALE', birthday: '19940312' },
    { sexType: 'MALE', birthday: '19920820' },
  ]);
  await page.goto('/partner');
  await press(page, button(page, '강무 무료 채팅 상담'));
  await page.waitForURL(/\/partner\/\d+\/chat\//);
  const field = page.getByRole('textbox', { name: '질문' });
  const replies = page.locator('.exchange .say-partner .bubble[aria-busy=false]');
  await write(page, field, '올해 새로운 사람을 만날까요?');
  await page.keyboard.press('Enter');
  await expect(replies).toHaveCount(1);
  await expect(field).toBeFocused();
  const followUp = page.getByRole('list', { name: '이어서 물어볼 만한 질문' }).getByRole('button').first();
  await followUp.waitFor();
  await tabTo(page, followUp, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(replies).toHaveCount(2);
  await expect(page.locator(':focus')).not.toHaveCount(0);

  const pick = button(page, /질문\s*고르기/);
  await press(page, pick);
  const lists = page.getByRole('dialog', { name: '무엇이 궁금하세요?' });
  await press(page, lists.locator('[aria-live] button').first());
  await expect(lists).toHaveCount(0);
  await expect(pick).toBeFocused();
  await expect(field).not.toHaveValue('');

  const mine = button(page, '내 사주 바꾸기');
  await press(page, mine);
  const people2 = page.getByRole('dialog', { name: '누구의 사주로 물을까요' });
  await choose(page, people2.getByRole('radio').nth(1));
  await press(page, button(page, '이 사주로 묻기'));
  await expect(people2).toHaveCount(0);
  await expect(mine).toBeFocused();
  const theirs = button(page, '상대 고르기');
  await press(page, theirs);
  await page.keyboard.press('Escape');
  await expect(theirs).toBeFocused();
});

test('people are kept on my page', async ({ page, signIn }) => {
  await signIn(people.unverified);
  await keepOnly(page, []);
  await page.goto('/mypage');
  const add = button(page, '사주 정보 추가하기');
  for (const birthday of ['19940312', '19920820', '20000229']) {
    await press(page, add);
    const form = page.getByRole('dialog', { name: '사주 정보 추가' });
    await write(page, form.getByLabel('생년월일'), birthday);
    await page.keyboard.press('Enter');
    await expect(form).toHaveCount(0);
    await expect(add).toBeFocused();
  }
  const rows = page.getByRole('main').getByRole('listitem');
  const second = rows.filter({ hasText: '1992. 8. 20.' });
  await press(page, second.getByRole('button', { name: '선택' }));
  await expect(second.getByRole('button', { name: '기본' })).toBeVisible();
  await expect(second).toBeFocused();

  const trash = second.getByRole('button', { name: /삭제$/ });
  await press(page, trash);
  const dialog = page.getByRole('dialog', { name: '정말 삭제하시겠습니까?' });
  await press(page, dialog.getByRole('button', { name: '취소' }));
  await expect(trash).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: '삭제', exact: true }));
  await expect(rows).toHaveCount(2);
  await expect(page.locator('main :focus')).toHaveCount(1);
});
