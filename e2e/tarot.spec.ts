import type { Locator, Page } from '@playwright/test';
import { expect, logInAs, people, test } from './fixtures.ts';

const FREE = '/free-tarot-content/40';
const PREMIUM = '/premium-tarot-content/21';

async function openTable(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await page.getByRole('button', { name: /시작하기$/ }).click();
  const table = page.getByRole('dialog', { name: /카드 고르기$/ });
  await expect(table.getByRole('option')).toHaveCount(78);
  return table;
}

const place = (table: Locator, number: number): Locator =>
  table.getByRole('option', { name: new RegExp(`^(뒤집힌 카드 )?${number}번`) });

const slotWords = (table: Locator): Promise<string[]> =>
  table.getByRole('list', { name: '고른 카드' }).getByRole('listitem').allInnerTexts();

/** An alert says this, and goes when acknowledged. */
async function expectAlert(page: Page, words: string): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(words);
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(alert).toBeHidden();
}

test('a card drawn with a finger survives the login and is the same all day', async ({ page }) => {
  const table = await openTable(page, FREE);
  const analyse = table.getByRole('button', { name: /^분석하기/ });
  await expect(analyse).toBeDisabled();
  await expect(table.getByRole('radio', { name: '여성' })).toBeChecked();
  await table.getByText('남성').tap();
  await place(table, 30).tap();
  await expect(place(table, 30)).toHaveAttribute('aria-selected', 'true');
  const [drawn = ''] = await slotWords(table);
  await place(table, 31).tap();
  await expectAlert(page, '최대 1장의 카드만 선택할 수 있습니다.');
  await analyse.tap();

  await page.waitForURL('**/auth?*');
  await logInAs(page, people.reader);
  await page.waitForURL('**/free-tarot-result?*');
  await expect(page.getByText('무료 타로 · 남성')).toBeVisible();
  const head = page.locator('.tarot-head');
  const card = await head.locator('figcaption').innerText();
  for (const word of card.split(/\s+/)) expect(drawn).toContain(word);
  await expect(head).toContainText('하루 동안 같은 결과');
  const first = await page.locator('#main').innerText();
  expect(first).toContain('오늘 내 연애의');

  await page.goto('/free-tarot-result?fortuneContentId=40&tarotCardId=1&gender=FEMALE');
  expect(await page.locator('#main').innerText()).toBe(first);

  await page.goto('/review');
  await page.getByText('타로', { exact: true }).first().click();
  await page.getByRole('link', { name: /오늘의 연애 카드/ }).click();
  await page.waitForURL('**/free-tarot-result?*tarotResultId=*');
  await expect.poll(() => page.locator('#main').innerText()).toBe(first);
});

test('three cards are drawn, taken back and shuffled, and too few or too many are told', async ({ page }) => {
  const table = await openTable(page, PREMIUM);
  const analyse = table.getByRole('button', { name: /^분석하기/ });
  await place(table, 3).tap();
  await place(table, 12).tap();
  await analyse.tap();
  await expectAlert(page, '3장의 카드를 모두 선택해주세요.');
  await place(table, 12).tap();
  await expectAlert(page, '이미 선택된 카드입니다.');
  await place(table, 20).tap();
  await place(table, 21).tap();
  await expectAlert(page, '최대 3장의 카드만 선택할 수 있습니다.');

  await table.getByRole('button', { name: '되돌리기' }).click();
  await expect(table.getByRole('status')).toHaveText('마지막에 고른 카드를 되돌렸어요.');
  expect(await table.locator('[aria-selected=true]').count()).toBe(2);
  await place(table, 20).tap();
  const before = await slotWords(table);
  await table.getByRole('button', { name: '섞기' }).click();
  await expect(table.getByRole('status')).toHaveText('카드를 새로 섞어 펼쳤어요.');
  expect(await table.locator('[aria-selected=true]').count()).toBe(0);
  await expect(table.getByRole('button', { name: '되돌리기' })).toBeDisabled();
  for (const number of [3, 12, 20]) await place(table, number).tap();
  expect(await slotWords(table)).not.toEqual(before);
});

test('the deck is drawn from by keyboard, and said aloud', async ({ page }) => {
  const table = await openTable(page, PREMIUM);
  await place(table, 1).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
  }
  await expect(place(table, 2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(place(table, 10)).toBeFocused();
  await page.keyboard.press('End');
  await expect(place(table, 78)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(place(table, 78)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(table.getByRole('status')).toHaveText(
    /^2번 카드를 골랐어요\. .+ (정|역)방향\. 세 장 가운데 두 번째\.$/,
  );
  await expect(place(table, 1)).toHaveAccessibleName(/^1번 카드, .+ (정|역)방향, 첫 번째 자리$/);
  await expect(place(table, 40)).toHaveAccessibleName('뒤집힌 카드 40번');

  await page.keyboard.press('Tab');
  await expect(table.getByRole('button', { name: /^분석하기/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(place(table, 2)).toBeFocused();
});

test('Back closes an alert, then the cards, then leaves the page; every opening deals anew', async ({
  page,
}) => {
  await page.goto('/');
  const table = await openTable(page, PREMIUM);
  const draw = async (): Promise<string[]> => {
    for (const number of [1, 2, 3]) await place(table, number).tap();
    return slotWords(table);
  };
  const first = await draw();
  await place(table, 4).tap();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(table).toBeVisible();
  await page.goBack();
  await expect(table).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(PREMIUM);

  await page.getByRole('button', { name: '시작하기' }).click();
  expect(await table.locator('[aria-selected=true]').count()).toBe(0);
  expect(await draw()).not.toEqual(first);
  await page.keyboard.press('Escape');
  await expect(table).toBeHidden();
  await expect(page.getByRole('button', { name: '시작하기' })).toBeFocused();
  await page.goBack();
  await page.waitForURL(/\/$/);
});

test('a draw of three is paid for and read with its cards', async ({ page }) => {
  const table = await openTable(page, PREMIUM);
  for (const number of [5, 12, 25]) await place(table, number).tap();
  const drawn = await slotWords(table);
  await table.getByRole('button', { name: /^분석하기/ }).tap();
  await page.waitForURL('**/auth?*');
  await logInAs(page, people.other);
  await page.waitForURL('**/tarot-payment?*');
  await expect(page.getByRole('list', { name: '고른 카드 3장' }).getByRole('listitem')).toHaveCount(3);
  const facts = page.locator('.tarot-facts');
  await expect(facts).toContainText('겉으로 보이는 그 사람의 태도');
  await page.getByText('확인했습니다').click();
  await page.getByRole('button', { name: '4,900원 결제하기' }).click();
  await page.waitForURL('**/sandbox/toss/**');
  await page.getByRole('button', { name: '4,900원 결제하기' }).click();
  await page.waitForURL('**/premium-tarot-result/**');

  await expect(page.getByText('프리미엄 타로 · 여성')).toBeVisible();
  const answers = await page.locator('.tarot-answers li').allInnerTexts();
  expect(answers).toHaveLength(3);
  for (const [at, words] of answers.entries()) {
    for (const word of words.split(/\s+/)) expect(drawn[at]?.replace(/\s+/g, ' ')).toContain(word);
  }
  const pictures = page.locator('.tarot-fan img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test('cards no deck deals lead back to the cards', async ({ page, signIn }) => {
  await signIn(people.reader);
  for (const cards of ['[1,2]', '[1,79,3]', '[1,2,157]', 'x', '[]']) {
    await page.goto(
      `/tarot-payment?fortuneContentId=21&gender=FEMALE&tarotCardIds=${encodeURIComponent(cards)}`,
    );
    expect(new URL(page.url()).pathname, cards).toBe(PREMIUM);
  }
});

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('cards do not travel', async ({ page }) => {
    const table = await openTable(page, PREMIUM);
    await place(table, 7).tap();
    const moving = await table.evaluate(
      (element) =>
        element
          .getAnimations({ subtree: true })
          .flatMap((animation) =>
            animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [],
          )
          .filter((frame) => 'transform' in frame).length,
    );
    expect(moving).toBe(0);
    await table.getByRole('button', { name: '섞기' }).click();
    await expect(table.getByRole('status')).toHaveText('카드를 새로 섞어 펼쳤어요.');
    expect(await table.locator('[aria-selected=true]').count()).toBe(0);
  });
});

test('a free result that cannot be had says so', async ({ page, signIn }) => {
  await signIn(people.reader);
  await page.goto('/free-tarot-result?fortuneContentId=40&tarotCardId=157&gender=FEMALE');
  await expectAlert(page, '무료 타로 운세 분석 에러');
  await expect(page.getByText('선택한 카드를 확인할 수 없습니다.')).toBeVisible();
  await page.goto('/free-tarot-result?fortuneContentId=999&tarotCardId=1&gender=FEMALE');
  await expect(page.getByRole('link', { name: '홈으로 가기' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});
