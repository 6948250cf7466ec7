import type { Page } from '@playwright/test';
import { enterBirth } from '../reader.ts';

export const openForm = async (tab: Page, content = 35): Promise<void> => {
  await tab.goto(`/free-fortune-content/${content}`);
  await tab.getByRole('button', { name: '무료로 분석 시작하기' }).click();
};

export const openCards = async (tab: Page, path: string): Promise<void> => {
  await tab.goto(path);
  await tab.getByRole('button', { name: /시작하기$/ }).click();
  await tab.getByRole('option').last().waitFor();
};

/** Draws by the cards' numbers and waits until they lie face up. */
export const drawCards = async (tab: Page, numbers: readonly number[]): Promise<void> => {
  for (const number of numbers) {
    await tab.getByRole('option', { name: `뒤집힌 카드 ${number}번`, exact: true }).click();
    await tab.getByRole('option', { name: new RegExp(`^${number}번 카드`), selected: true }).waitFor();
  }
};

/** To the payment page of a premium content, for a person whose birthday is used nowhere else. */
export const openPayment = async (tab: Page, birthday: string): Promise<void> => {
  await tab.goto('/premium-fortune-content/5');
  await tab.getByRole('button', { name: '시작하기' }).click();
  await enterBirth(tab, { birthday, time: '0724' });
  await tab.waitForURL('**/payment?*');
};

/** A birthday for which nothing is bought before the reader's own purchase. */
export const PERSON = '19940312';

export const THREE_CARDS =
  '/tarot-payment?fortuneContentId=21&tarotCardIds=%5B19%2C38%2C101%5D&gender=FEMALE&spreadCode=THREE_CARD';

/** From a payment page into the practice card window. */
export const openWindow = async (tab: Page): Promise<void> => {
  await tab.getByText('확인했습니다').click();
  await tab.getByRole('button', { name: /결제하기$/ }).click();
  await tab.waitForURL('**/sandbox/toss/window/**');
};

export const pay = async (tab: Page): Promise<void> => {
  await openWindow(tab);
  await tab.getByRole('button', { name: /결제하기$/ }).click();
};
