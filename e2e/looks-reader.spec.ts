import type { Page } from '@playwright/test';
import { goToPayment, openCardWindow } from './buying.ts';
import { expect, looksAsBefore, settled, test } from './looks.ts';
import { logInAs, people } from './reader.ts';

/** How a reader's own places look; the other half of `looks.spec.ts`. */
const THREE_CARDS =
  'fortuneContentId=21&tarotCardIds=%5B19%2C38%2C101%5D&gender=FEMALE&spreadCode=THREE_CARD';

const signIn = async (page: Page, person: string = people.reader): Promise<void> => {
  await page.goto('/auth');
  await logInAs(page, person);
};

/** Stores a person without the form; the first one is the default. */
async function store(page: Page, birthday: string): Promise<void> {
  const answer = await page.request.post('/v1/member', {
    data: { sexType: 'FEMALE', calendarType: 'SOLAR', birthday, time: '0724' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(200);
}

/** A page that answers when pressed. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

const hours = (page: Page) => ({ except: page.locator('time') });

test('an adviser, the room, and what opens in it', async ({ page }) => {
  await signIn(page);
  await store(page, '19961023');
  await arrive(page, '/partner/3');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'partner.aria.yml' });
  await looksAsBefore(page, 'partner');

  await page.getByRole('button', { name: /무료 채팅 상담/ }).click();
  await page.waitForURL('**/chat/*');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'chat-banner.aria.yml' });
  await looksAsBefore(page, 'chat', hours(page));

  await page.getByRole('button', { name: '내 사주 바꾸기' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toMatchAriaSnapshot({ name: 'chat-members.aria.yml' });
  await looksAsBefore(page, 'chat-members', hours(page));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: /질문\s*고르기/ }).click();
  await dialog.locator('[aria-live] button').first().waitFor();
  await expect(dialog).toMatchAriaSnapshot({ name: 'chat-questions.aria.yml' });
  await looksAsBefore(page, 'chat-questions', hours(page));

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: '질문' }).fill('올해 결혼해도 될까요?');
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await page.locator('.exchange .say-partner .bubble[aria-busy=false]').waitFor();

  await arrive(page, '/partner');
  await page.getByRole('button', { name: '모란 무료 채팅 상담' }).click();
  await page.getByRole('button', { name: '이어서 상담하기' }).waitFor();
  await looksAsBefore(page, 'chat-continue');
});

test('credits, and the question before paying', async ({ page }) => {
  await signIn(page, people.other);
  await arrive(page, '/credit-package');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'credits.aria.yml' });
  await looksAsBefore(page, 'credits');
  await page.getByRole('button', { name: /고백 60/ }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'credits-confirm.aria.yml' });
  await looksAsBefore(page, 'credits-confirm');
});

test('cards drawn for nothing, paid for, and read', async ({ page }) => {
  await signIn(page, people.other);
  await arrive(page, '/free-tarot-result?fortuneContentId=40&tarotCardId=97&gender=FEMALE');
  await looksAsBefore(page, 'free-tarot-result');
  await arrive(page, `/tarot-payment?${THREE_CARDS}`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'tarot-payment.aria.yml' });
  await looksAsBefore(page, 'tarot-payment');
  await openCardWindow(page);
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  await page.waitForURL('**/premium-tarot-result/*', { timeout: 40_000 });
  await looksAsBefore(page, 'premium-tarot-result', { at: page.locator('.tarot-head') });
});

test('a bought reading, and where it is found again', async ({ page }) => {
  await signIn(page, people.preview);
  await goToPayment(page, 2, '19961023');
  await openCardWindow(page);
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  await page.waitForURL('**/premium-fortune-result/*', { timeout: 40_000 });
  await settled(page);
  await expect(page.getByRole('navigation', { name: '목차' })).toMatchAriaSnapshot({
    name: 'premium-contents.aria.yml',
  });
  await looksAsBefore(page, 'premium-gate', { at: page.locator('.reading-gate').first() });
  await looksAsBefore(page, 'premium-months', { at: page.locator('.month-grid').first() });

  await arrive(page, '/review?tag=saju');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'review.aria.yml' });
  await looksAsBefore(page, 'review', hours(page));
  await arrive(page, '/mypage');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'mypage.aria.yml' });
  await looksAsBefore(page, 'mypage');
  await page.getByRole('tab', { name: '결제 내역' }).click();
  await expect(page.getByRole('tabpanel').getByText('성공')).toBeVisible();
});
