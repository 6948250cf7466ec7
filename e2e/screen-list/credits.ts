import type { Page } from '@playwright/test';
import { over, page, walk, type Screen } from './screen.ts';
import { tellOtherwise } from './told.ts';

/** Comes back with an order that nobody has, so that the page asks for its packages anew. */
const openWithPackages = async (tab: Page, packages: unknown): Promise<void> => {
  await tellOtherwise(tab, '**/credit-payment.data*', 'packages', [packages]);
  await tab.goto(`/credit-payment?orderId=${'a'.repeat(22)}`);
};

const choose = async (tab: Page): Promise<void> => {
  await tab.goto('/credit-package');
  await tab.getByRole('button', { name: /고백 60/ }).click();
};

/** Credits, and buying them. */
export const credits: readonly Screen[] = [
  page('credits-visitor', '크레딧, 로그인 전', '/credit-package'),
  page('credits', '크레딧', '/credit-payment', 'reader'),
  walk('credits-empty', '크레딧, 상품 없음', 'reader', async (tab) => {
    await openWithPackages(tab, []);
    await tab.getByText('크레딧 상품이 없습니다').waitFor();
  }),
  walk('credits-missing', '크레딧, 가져오지 못함', 'reader', async (tab) => {
    await openWithPackages(tab, null);
    await tab.getByText('불러오지 못했').waitFor();
  }),
  over('credits-confirm', '크레딧 확인', 'reader', choose),
  over('credits-confirm-visitor', '크레딧 확인, 로그인 전', 'visitor', choose),
  over('credits-failed', '사지 못한 크레딧', 'reader', async (tab) => {
    await tab.route('**/v1/credit-payments/check', (route) => route.abort());
    await choose(tab);
    await tab
      .getByRole('dialog')
      .getByRole('button', { name: /결제하기$/ })
      .click();
    await tab.getByText('크레딧 구매 중 오류가 발생했습니다.').waitFor();
  }),
  over('credits-refused', '거절된 크레딧', 'reader', async (tab) => {
    await choose(tab);
    await tab
      .getByRole('dialog')
      .getByRole('button', { name: /결제하기$/ })
      .click();
    await tab.getByRole('button', { name: '카드사 거절로 시험하기' }).click();
    await tab.getByText('카드사에서 결제를 승인하지 않았습니다.').waitFor();
  }),
  over('credits-bought', '산 크레딧', 'reader', async (tab) => {
    await choose(tab);
    await tab
      .getByRole('dialog')
      .getByRole('button', { name: /결제하기$/ })
      .click();
    await tab.waitForURL('**/sandbox/toss/window/**');
    await tab.getByRole('button', { name: /결제하기$/ }).click();
    await tab.getByText('크레딧을 충전했습니다.').waitFor();
  }),
];
