import type { Page } from '@playwright/test';
import { expect, logInAs, people, test } from './fixtures.ts';

/** Stores a person without the form; the first one is the default. */
async function store(page: Page, birthday: string, sexType: 'FEMALE' | 'MALE' = 'FEMALE'): Promise<void> {
  const data = { sexType, calendarType: 'SOLAR', birthday, time: '0724' };
  const answer = await page.request.post('/v1/member', {
    data,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(200);
}

const inRoom = /\/partner\/\d+\/chat\/[0-9a-f-]{36}$/;

/** Into a new room with an adviser. */
async function enter(page: Page, partner: number): Promise<void> {
  await page.goto(`/partner/${partner}`);
  await page.getByRole('button', { name: /무료 채팅 상담/ }).click();
  const fresh = page.getByRole('button', { name: '새로 시작하기' });
  await expect(fresh.or(field(page))).toBeVisible();
  if (await fresh.isVisible()) await fresh.click();
  await page.waitForURL(inRoom);
  await expect(field(page)).toBeVisible();
}

const field = (page: Page) => page.getByRole('textbox', { name: '질문' });
const own = (page: Page) => page.locator('.say-own .bubble');
const replies = (page: Page) => page.locator('.exchange .say-partner .bubble[aria-busy=false]');

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await page.getByRole('button', { name: '보내기', exact: true }).click();
}

test('a stranger logs in and is back at the adviser; the talk begins with the greeting', async ({ page }) => {
  await page.goto('/partner/3');
  await page.getByRole('link', { name: /무료 채팅 상담/ }).click();
  await page.waitForURL('**/chat-auth?partnerId=3');
  await logInAs(page, people.reader);
  await page.waitForURL('**/partner/3');
  await enter(page, 3);
  await expect(page.getByText('안녕하세요. 어떤 것이 궁금하신가요?')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('모란');
  await page.setViewportSize({ width: 390, height: 844 });
  const [charts, greeting] = await Promise.all(
    [page.locator('.room-summary'), page.locator('.say-partner')].map((part) => part.boundingBox()),
  );
  expect(greeting?.y ?? 0).toBeGreaterThanOrEqual((charts?.y ?? 0) + (charts?.height ?? 0));
});

test('a question chosen before the login goes along into the talk', async ({ page }) => {
  await page.goto('/partner/3');
  const sample = page
    .getByRole('heading', { name: '이렇게 물어보세요' })
    .locator('..')
    .getByRole('link')
    .nth(1);
  const question = (await sample.textContent()) ?? '';
  await sample.click();
  await page.waitForURL('**/chat-auth?partnerId=3&ask=1');
  await logInAs(page, people.reader);
  await page.waitForURL('**/partner/3?ask=1');
  await expect(page.getByText(`“${question}”`)).toBeVisible();
  await page.getByRole('button', { name: /무료 채팅 상담/ }).click();
  const fresh = page.getByRole('button', { name: '새로 시작하기' });
  await expect(fresh.or(field(page))).toBeVisible();
  if (await fresh.isVisible()) await fresh.click();
  await page.waitForURL(inRoom);
  await expect(field(page)).toHaveValue(question);
});

test('who has stored nobody is asked to, right in the room', async ({ page, signIn }) => {
  await signIn(people.withoutEmail);
  await enter(page, 1);
  await ask(page, '올해 만날까요?');
  await expect(page.getByText('먼저 멤버를 선택해주세요.')).toBeVisible();
  await page.getByRole('button', { name: '확인' }).click();
  const list = page.getByRole('dialog', { name: '누구의 사주로 물을까요' });
  await list.getByRole('button', { name: '사주 정보 추가하기' }).click();
  const form = page.getByRole('dialog', { name: '사주 정보 추가' });
  await form.getByRole('button', { name: '저장하기' }).click();
  await expect(form).toContainText('생년월일 입력은 필수 입니다.');
  await form.getByLabel('생년월일').fill('19940312');
  await form.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('table', { name: /내 사주/ })).toBeVisible();
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(replies(page)).toHaveCount(1);
});

test('a question is answered, kept, followed up, and the day’s free use goes down', async ({
  page,
  signIn,
}) => {
  await signIn(people.other);
  await store(page, '19940312');
  await enter(page, 2);
  await expect(page.locator('.room-wallet')).toContainText('무료 이용 3회');
  await ask(page, '헤어진 사람에게서 연락이 올까요?');
  await expect(own(page)).toContainText('헤어진 사람에게서 연락이 올까요?');
  await expect(replies(page)).toHaveCount(1);
  await expect(page.locator('.room-wallet')).toContainText('무료 이용 2회');
  await expect(page.locator('.say-moment').last()).toHaveText(
    /^\d{4}년 \d{1,2}월 \d{1,2}일 (오전|오후) \d{1,2}:\d\d$/,
  );
  const reply = await replies(page).innerText();
  expect(reply).not.toContain('**');
  const followUps = page.getByRole('list', { name: '이어서 물어볼 만한 질문' }).getByRole('button');
  expect(await followUps.count()).toBeLessThanOrEqual(2);
  const next = await followUps.first().innerText();
  await followUps.first().click();
  await expect(own(page)).toHaveCount(2);
  await expect(own(page).last()).toContainText(next);
  await expect(replies(page)).toHaveCount(2);
  await page.reload();
  await expect(replies(page)).toHaveCount(2);
  expect(await replies(page).first().innerText()).toBe(reply);

  await page.goto('/partner');
  await page.getByRole('button', { name: '서윤재 무료 채팅 상담' }).click();
  const dialog = page.getByRole('dialog', { name: '서윤재님과 나눈 상담이 있어요' });
  await expect(dialog).toContainText('2번 물어보셨어요');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: '서윤재 무료 채팅 상담' }).click();
  await dialog.getByRole('button', { name: '이어서 상담하기' }).click();
  await expect(replies(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/partner$/);
});

test('charts and day: choose, hide, take away, and step through the years', async ({ page, signIn }) => {
  await signIn(people.preview);
  await store(page, '19940312');
  await store(page, '19920820', 'MALE');
  await enter(page, 4);
  const mine = page.getByRole('table', { name: /내 사주/ });
  const theirs = page.getByRole('table', { name: /상대 사주/ });
  await expect(mine).toBeVisible();
  await expect(theirs).toHaveCount(0);
  await page.getByRole('button', { name: '상대 고르기' }).click();
  const list = page.getByRole('dialog', { name: '상대는 누구인가요' });
  // Other people may have been stored before; one's own chart is never among those to choose from.
  await list.getByText('1992. 8. 20. 남성').click();
  await list.getByRole('button', { name: '상대로 고르기' }).click();
  await expect(theirs).toBeVisible();

  await page.locator('label').filter({ hasText: '내 사주' }).click();
  await expect(mine).toHaveCount(0);
  await page.getByText('전체 보기').click();
  await expect(mine).toBeVisible();

  const day = (part: string) => page.getByRole('button', { name: part });
  const year = Number((await page.locator('.room-stepper-value b').first().innerText()).trim());
  await expect(page.getByText(`${year - 5}–${year + 5}년`)).toBeVisible();
  const before = await mine.innerText();
  await day('연도 하나 뒤로').click();
  await expect(page.getByText(`${year - 4}–${year + 6}년`)).toBeVisible();
  await expect.poll(() => mine.innerText()).not.toBe(before);
  await day('오늘로').click();
  await expect.poll(() => mine.innerText()).toBe(before);

  await page.getByRole('button', { name: '상대 빼기' }).click();
  await expect(theirs).toHaveCount(0);
  await page.getByRole('button', { name: '내 사주 바꾸기' }).click();
  const people2 = page.getByRole('dialog', { name: '누구의 사주로 물을까요' });
  await people2.getByText('1992. 8. 20. 남성').click();
  await people2.getByRole('button', { name: '이 사주로 묻기' }).click();
  await expect.poll(() => mine.innerText()).not.toBe(before);
});

test('a question is picked from the lists, and Back closes the sheet first', async ({ page, signIn }) => {
  await signIn(people.reader);
  await store(page, '19940312');
  await enter(page, 5);
  const room = page.url();
  await page.getByRole('button', { name: /질문\s*고르기/ }).click();
  const sheet = page.getByRole('dialog', { name: '무엇이 궁금하세요?' });
  await expect(sheet.getByRole('group', { name: '분야' }).getByRole('button')).toHaveCount(8);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  expect(page.url()).toBe(room);
  await page.getByRole('button', { name: /질문\s*고르기/ }).click();
  await sheet.getByRole('button', { name: '궁합', exact: true }).click();
  const question = sheet.locator('[aria-live] button').first();
  const words = (await question.innerText()).trim();
  await question.click();
  await expect(sheet).toHaveCount(0);
  await expect(field(page)).toHaveValue(words);
});

test('the third free question is the last; credits go on, and two tabs spend the last one once', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('정하늘');
  await store(page, '19880808');
  await enter(page, 6);
  for (const [index, question] of ['연애운은요?', '결혼은요?', '누구를 만날까요?'].entries()) {
    await ask(page, question);
    await expect(replies(page)).toHaveCount(index + 1);
  }
  await expect(page.locator('.room-wallet')).toContainText('크레딧 0');
  await ask(page, '하나만 더요');
  const limit = page.getByRole('dialog', { name: '오늘의 무료 상담을 다 썼어요' });
  await expect(limit).toContainText(
    '오늘 하루 개인 사용량이 제한되었습니다. 내일 다시 이용하거나 크레딧을 충전해주세요.',
  );
  await expect(field(page)).toHaveValue('하나만 더요');
  await limit.getByRole('link', { name: '크레딧 충전하기' }).click();
  await page.waitForURL('**/credit-package');
  await page.getByRole('button', { name: /설렘 10/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /결제하기$/ })
    .click();
  await page.waitForURL('**/sandbox/toss/window/**');
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  await expect(page.getByText('크레딧을 충전했습니다.')).toBeVisible();

  await page.goto('/review');
  await page.getByRole('link', { name: /강무/ }).click();
  await page.waitForURL(inRoom);
  await expect(field(page)).toHaveValue('하나만 더요');
  await expect(page.locator('.room-wallet')).toContainText('크레딧 10');
  for (let left = 9; left >= 1; left -= 1) {
    await ask(page, `질문 ${left}: 이번 달은 어떤가요?`);
    await expect(page.locator('.room-wallet')).toContainText(`크레딧 ${left}`);
    await expect(page.getByRole('button', { name: '답을 쓰고 있어요' })).toHaveCount(0);
  }
  const other = await context.newPage();
  await other.goto('/partner/7');
  await other.getByRole('button', { name: /무료 채팅 상담/ }).click();
  await other.waitForURL(inRoom);
  await expect(field(other)).toBeVisible();
  await Promise.all([ask(page, '마지막 질문'), ask(other, '저쪽 질문')]);
  const gone = (tab: Page) => tab.getByRole('dialog', { name: '오늘의 무료 상담을 다 썼어요' });
  await expect
    .poll(async () => (await gone(page).count()) + (await gone(other).count()), { timeout: 20_000 })
    .toBe(1);
});

test('a reply that is cut off goes on after a reload, and is asked for and charged once', async ({
  page,
  signIn,
}) => {
  await signIn(people.reader);
  await store(page, '19940312');
  await enter(page, 7);
  let posts = 0;
  await page.route('**/v1/chats/*/messages', async (route) => {
    if (route.request().method() === 'POST') posts += 1;
    await route.continue();
  });
  await page.route('**/stream?*', (route) => route.abort());
  await ask(page, '우리는 잘 맞나요?');
  await expect(own(page)).toHaveCount(1);
  await page.unroute('**/stream?*');
  await page.reload();
  await expect(replies(page)).toHaveCount(1);
  expect(posts).toBe(1);
});

test('a question that does not get through is kept, and sent again as the same one', async ({
  page,
  signIn,
}) => {
  await signIn(people.other);
  await store(page, '19940312');
  await enter(page, 7);
  const keys: string[] = [];
  let isDown = true;
  await page.route('**/v1/chats/*/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push((route.request().postDataJSON() as { clientMessageId: string }).clientMessageId);
    // It arrives, but the answer is lost on its way back.
    if (isDown) await route.fetch();
    return isDown ? route.abort() : route.continue();
  });
  await field(page).fill('연락해도 될까요?');
  await page.getByRole('button', { name: '보내기', exact: true }).dblclick();
  await expect(page.getByText('보내지 못했어요')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: '다시 보내기' }).click();
  await expect(replies(page)).toHaveCount(1);
  expect(new Set(keys).size).toBe(1);
  await page.reload();
  await expect(own(page)).toHaveCount(1);
});

test('without a network the room says so, and goes on when it is back', async ({ page, context, signIn }) => {
  await signIn(people.reader);
  await store(page, '19940312');
  await enter(page, 1);
  await context.setOffline(true);
  await expect(page.getByText(/연결이 끊겼어요/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/연결이 끊겼어요/)).toHaveCount(0);
});

test('nobody reads another reader’s room, nor a room at another adviser’s address (A21, A22)', async ({
  page,
  signIn,
  browser,
  shop,
}) => {
  await signIn(people.reader);
  await enter(page, 1);
  const room = new URL(page.url()).pathname;
  expect((await page.goto(room.replace('/partner/1/', '/partner/2/')))?.status()).toBe(404);
  const stranger = await browser.newContext({ baseURL: shop.url });
  const tab = await stranger.newPage();
  await tab.goto(room);
  await tab.waitForURL('**/chat-auth?partnerId=1&chatId=*');
  await tab.goto('/auth');
  await logInAs(tab, people.preview);
  expect((await tab.goto(room))?.status()).toBe(404);
  await stranger.close();
});

test('talks are reviewed and deleted by their uuid', async ({ page, signIn }) => {
  await signIn(people.preview);
  await store(page, '19940312');
  await enter(page, 3);
  await ask(page, '결혼할까요?');
  await expect(replies(page)).toHaveCount(1);
  await page.goto('/review?tag=chat');
  const row = page.getByRole('listitem').filter({ hasText: '모란' });
  await expect(row.first()).toContainText('질문 1개');
  const before = await row.count();
  await row.first().getByRole('button', { name: /삭제/ }).click();
  const dialog = page.getByRole('dialog', { name: '상담방 삭제' });
  await expect(dialog).toContainText('모란');
  await dialog.getByRole('button', { name: '삭제', exact: true }).click();
  await expect(row).toHaveCount(before - 1);
});

test('markup in a question and in the address bar’s words stays text', async ({ page, signIn }) => {
  await signIn(people.preview);
  await store(page, '19940312');
  await enter(page, 2);
  const problems: string[] = [];
  page.on('dialog', (dialog) => {
    problems.push(dialog.message());
    void dialog.dismiss();
  });
  await ask(page, '<img src=x onerror=alert(1)> [눌러](javascript:alert(1)) 만날까요?');
  await expect(replies(page)).toHaveCount(1);
  await expect(own(page)).toContainText('<img src=x');
  expect(problems).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a talk is opened and can be read', async ({ page, signIn }) => {
    await signIn(people.other);
    await page.goto('/partner/3');
    await page.getByRole('button', { name: /무료 채팅 상담/ }).click();
    await page.waitForURL(inRoom);
    await expect(page.getByText('안녕하세요. 어떤 것이 궁금하신가요?')).toBeVisible();
    await expect(page.getByText(/스크립트를 켜 주세요/)).toBeVisible();
  });
});

test('two tabs of one room show the same talk, and one reply is written', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(people.reader);
  await store(page, '19880808');
  await enter(page, 2);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(field(other)).toBeVisible();
  await ask(page, '우리 다시 만날까요?');
  await expect(own(other)).toContainText('우리 다시 만날까요?');
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(other)).toHaveCount(1);
  // A tab in the background is not laid out: its text is compared as it stands in the document.
  await expect(replies(other)).toHaveText((await replies(page).textContent()) ?? '');
});
