import type { Page } from '@playwright/test';
import { enterBirth } from './reader.ts';

/** From a premium content to its payment page, for a person of this birthday. */
export async function goToPayment(page: Page, content: number, birthday: string): Promise<void> {
  await page.goto(`/premium-fortune-content/${content}`);
  await page.getByRole('button', { name: '시작하기' }).click();
  await enterBirth(page, { birthday, time: '0724' });
  await page.waitForURL('**/payment?*');
}

export async function openCardWindow(page: Page): Promise<void> {
  await page.getByText('청약 철회가 제한되는 것을').click();
  await page.getByRole('button', { name: /결제하기$/ }).click();
  await page.waitForURL('**/sandbox/toss/window/**');
}
