import type { Page } from '@playwright/test';
import { enterBirth } from '../reader.ts';
import { over, page, walk, type Screen } from './screen.ts';
import { openForm } from './steps.ts';

/** A free result of the person who stands as chosen in the form. */
const openResult = async (tab: Page): Promise<void> => {
  await openForm(tab);
  await tab.getByRole('button', { name: '다음' }).click();
  await tab.waitForURL('**/free-fortune-result?*');
  await tab.getByRole('table').first().waitFor();
};

/** Free readings, and what can be looked at closer in them. */
export const freeResults: readonly Screen[] = [
  walk('result-free-saju', '무료 결과', 'reader', async (tab) => {
    await openForm(tab);
    await enterBirth(tab, { birthday: '19940312', time: '0724' });
    await tab.waitForURL('**/free-fortune-result?*');
  }),
  walk('result-free-saju-unknown-time', '시간을 모르는 결과', 'reader', async (tab) => {
    await openForm(tab, 33);
    await enterBirth(tab, { birthday: '19930406', male: true });
    await tab.waitForURL('**/free-fortune-result?*');
  }),
  over('result-loading', '결과를 펼치는 중', 'reader', async (tab) => {
    await openForm(tab);
    await tab.route('**/free-fortune-result.data*', () => undefined);
    await tab.getByRole('button', { name: '다음' }).click();
    await tab.getByText('명식을 펼치고 있어요').waitFor();
  }),
  over('result-term', '글자의 뜻', 'reader', async (tab) => {
    await openResult(tab);
    await tab
      .getByRole('button', { name: /뜻 보기$/ })
      .first()
      .click();
    await tab.getByRole('dialog').waitFor();
  }),
  over('result-chart-picture', '명식을 그림으로', 'reader', async (tab) => {
    await openResult(tab);
    await tab.getByRole('button', { name: '명식을 그림으로 간직하기' }).click();
    await tab.getByRole('dialog').getByRole('img').waitFor();
  }),
  page(
    'result-free-tarot',
    '무료 타로 결과',
    '/free-tarot-result?fortuneContentId=40&tarotCardId=97&gender=FEMALE',
    'reader',
  ),
  over('free-tarot-refused', '펼칠 수 없는 카드', 'reader', async (tab) => {
    await tab.goto('/free-tarot-result?fortuneContentId=40&tarotCardId=157&gender=FEMALE');
    await tab.getByRole('alertdialog').waitFor();
  }),
];
