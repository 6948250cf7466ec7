import type { Page } from '@playwright/test';

/** People of the practice login, by what they are good for. */
export const people = {
  reader: '김달빛',
  preview: '이새벽',
  withoutEmail: '박소리',
  other: '한달빛',
  unverified: '최물결',
} as const;

/** From the login page through the practice login and back. */
export async function logInAs(page: Page, person: string): Promise<void> {
  await page.getByRole('link', { name: '카카오로 시작하기' }).click();
  await page.getByRole('button', { name: new RegExp(`^${person}`) }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/sandbox') && !url.searchParams.has('code'));
}

/** Fills the member form with a new person and sends it. */
export async function enterBirth(
  page: Page,
  birth: { birthday: string; time?: string; male?: boolean },
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '다음' }).waitFor();
  const fresh = dialog.getByText('새로 입력');
  if (await fresh.isVisible()) await fresh.click();
  if (birth.male) await dialog.getByText('남성').click();
  await dialog.getByLabel('생년월일').fill(birth.birthday);
  if (birth.time !== undefined) {
    await dialog.getByText('시간 알아요').click();
    await dialog.getByLabel('시각').fill(birth.time);
  }
  await dialog.getByRole('button', { name: '다음' }).click();
}
