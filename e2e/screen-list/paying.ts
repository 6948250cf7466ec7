import type { Page } from '@playwright/test';
import { over, page, walk, type Screen } from './screen.ts';
import { openPayment, openWindow, pay, PERSON, THREE_CARDS } from './steps.ts';
import { loseProgress, tellProgress, withoutScripts } from './told.ts';

/** A reading that nobody has. */
const NO_RESULT = '01a20008-5f01-7220-9727-a9a1ae24bc75';

const analysisOf = (orderId: string): string =>
  `/premium-fortune-analysis?fortuneResultId=${NO_RESULT}&orderId=${orderId}`;

/** To the watching of an order that waits in its card window. */
const watch = async (tab: Page): Promise<void> => {
  await openPayment(tab, PERSON);
  await openWindow(tab);
  const number = await tab.getByText('주문번호').innerText();
  await tab.goto(analysisOf(number.replace('주문번호 ', '')));
};

const refuse = async (tab: Page): Promise<void> => {
  await openWindow(tab);
  await tab.getByRole('button', { name: '카드사 거절로 시험하기' }).click();
  await tab.getByRole('alertdialog').waitFor();
};

/** The payment pages, the card window, and the watching until a reading is there. */
export const paying: readonly Screen[] = [
  walk('payment', '결제', 'reader', (tab) => openPayment(tab, PERSON)),
  over('payment-no-consent', '동의하지 않음', 'reader', async (tab) => {
    await openPayment(tab, PERSON);
    await tab.getByRole('button', { name: /결제하기$/ }).click();
    await tab.getByRole('alertdialog').waitFor();
  }),
  over('payment-consent-asked', '동의할 곳으로', 'reader', async (tab) => {
    await openPayment(tab, PERSON);
    await tab.getByRole('button', { name: /결제하기$/ }).click();
    await tab.getByRole('alertdialog').getByRole('button').click();
    await tab.getByRole('alertdialog').waitFor({ state: 'hidden' });
  }),
  walk('payment-no-script', '스크립트 없는 결제', 'reader', async (tab) => {
    await openPayment(tab, PERSON);
    await withoutScripts(tab, () => tab.reload());
  }),
  over('payment-window-lost', '열리지 않은 결제창', 'reader', async (tab) => {
    await openPayment(tab, PERSON);
    await tab.route('**/sandbox/toss/v2/standard*', (route) => route.abort());
    await tab.getByText('확인했습니다').click();
    await tab.getByRole('button', { name: /결제하기$/ }).click();
    await tab.getByRole('alertdialog').waitFor();
  }),
  walk('card-window', '연습용 결제창', 'reader', async (tab) => {
    await openPayment(tab, PERSON);
    await openWindow(tab);
  }),
  over('payment-closed', '결제창을 닫고 돌아온 결제', 'reader', async (tab) => {
    await openPayment(tab, PERSON);
    await openWindow(tab);
    await tab.getByRole('button', { name: '닫기' }).click();
    await tab.waitForURL((url) => url.pathname === '/payment' && !url.searchParams.has('paymentProblem'));
  }),
  over('payment-refused', '거절된 결제', 'reader', async (tab) => {
    await openPayment(tab, PERSON);
    await refuse(tab);
  }),
  page('tarot-payment', '타로 결제', THREE_CARDS, 'reader'),
  walk('tarot-payment-no-script', '스크립트 없는 타로 결제', 'reader', async (tab) => {
    await withoutScripts(tab, () => tab.goto(THREE_CARDS));
  }),
  over('tarot-payment-refused', '거절된 타로 결제', 'reader', async (tab) => {
    await tab.goto(THREE_CARDS);
    await refuse(tab);
  }),
  walk('analysis-confirming', '결제를 확인하는 중', 'reader', async (tab) => {
    await tellProgress(tab, { phase: 'CONFIRMING' });
    await watch(tab);
    await tab.getByText('카드사의 답을 기다리고 있어요').waitFor();
  }),
  walk('analysis-confirming-late', '결제 확인이 늦음', 'reader', async (tab) => {
    await tellProgress(tab, { phase: 'CONFIRMING', isLate: true });
    await watch(tab);
    await tab.getByText('다시 결제하지 말고').waitFor();
  }),
  walk('analysis-writing', '풀이를 쓰는 중', 'reader', async (tab) => {
    await tellProgress(tab, { phase: 'WRITING', chaptersDone: 4 });
    await watch(tab);
    await tab.getByText(/^5장 · /).waitFor();
  }),
  walk('analysis-reloaded', '쓰는 중에 새로 고침', 'reader', async (tab) => {
    await tellProgress(tab, { phase: 'WRITING', chaptersDone: 7 });
    await watch(tab);
    await tab.reload();
    await tab.getByText(/^8장 · /).waitFor();
  }),
  walk('analysis-late', '말한 시간보다 늦은 풀이', 'reader', async (tab) => {
    await tellProgress(tab, { phase: 'WRITING', chaptersDone: 9, isLate: true });
    await watch(tab);
    await tab.getByRole('link', { name: '다시보기로 가기' }).waitFor();
  }),
  walk('analysis-lost', '쓰는 중에 끊긴 연결', 'reader', async (tab) => {
    await loseProgress(tab);
    await watch(tab);
    await tab.getByText('연결이 끊겨 다시 잇는 중이에요').waitFor();
  }),
  ...(['REFUNDING', 'REFUNDED'] as const).map((phase) =>
    walk(`analysis-${phase.toLowerCase()}`, '돌려 드리는 풀이', 'reader', async (tab) => {
      await tellProgress(tab, { phase, message: '풀이를 완성하지 못해 결제를 전액 취소해 드립니다.' });
      await tab.goto(analysisOf('a'.repeat(22)));
      await tab.getByText(phase === 'REFUNDED' ? '모두 돌려드렸어요' : '되돌리고 있어요').waitFor();
    }),
  ),
  over('analysis-refused', '권한이 없음', 'reader', async (tab) => {
    await tab.goto(analysisOf('a'.repeat(22)));
    await tab.getByRole('alertdialog').waitFor();
  }),
  walk('result-premium-saju', '프리미엄 사주 결과', 'reader', async (tab) => {
    await openPayment(tab, PERSON);
    await pay(tab);
    await tab.waitForURL('**/premium-fortune-result/**');
    await tab.locator('[id^=chapter-]').first().waitFor();
  }),
  over('bought-twice', '이미 산 풀이', 'reader', async (tab) => {
    await openPayment(tab, PERSON);
    await tab.getByText('확인했습니다').click();
    await tab.getByRole('button', { name: /결제하기$/ }).click();
    await tab.getByRole('alertdialog').waitFor();
  }),
  walk('result-premium-tarot', '프리미엄 타로 결과', 'reader', async (tab) => {
    await tab.goto(THREE_CARDS);
    await pay(tab);
    await tab.waitForURL('**/premium-tarot-result/**');
  }),
];
