import { expect, type Page } from '@playwright/test';
import { over, walk, type Screen } from './screen.ts';
import { tellOtherwise } from './told.ts';

type Service = 'saju' | 'tarot';

interface Results {
  data: Record<
    'fortuneResultList' | 'tarotResultList',
    { id: string; orderId: string | null; resultStatus: string }[]
  >;
}

const boughtIn = async (tab: Page, service: Service) => {
  const { data } = (await (await tab.request.get('/v1/fortune-result/list')).json()) as Results;
  const list = service === 'saju' ? data.fortuneResultList : data.tarotResultList;
  return list.find(({ orderId }) => orderId !== null);
};

/** Cancels what was bought at the stand-in for the card company, as its dashboard does, and waits until the shop knows. */
const giveBack = async (tab: Page, service: Service): Promise<void> => {
  const headers = { authorization: `Basic ${btoa('test_sk_sandbox:')}` };
  const order = (await boughtIn(tab, service))?.orderId;
  const payments = '/sandbox/toss/v1/payments';
  const paid = await tab.request.get(`${payments}/orders/${order}`, { headers });
  const { paymentKey } = (await paid.json()) as { paymentKey: string };
  const cancelReason = '고객 요청';
  await tab.request.post(`${payments}/${paymentKey}/cancel`, { headers, data: { cancelReason } });
  await expect.poll(async () => (await boughtIn(tab, service))?.resultStatus).toBe('REFUNDED');
};

/** To the list, with what was bought in it standing so, and on to the first of it. */
const reviewOf = async (tab: Page, service: Service): Promise<void> => {
  await tab.goto(`/review?tag=${service}`);
  // Before the page answers, a link is followed as a whole document.
  await tab.waitForLoadState('networkidle');
};

const NAMES = { saju: /미래 배우자 초상/, tarot: /그 사람의 지금 속마음/ } as const;

const PAGES = { saju: 'fortune', tarot: 'tarot' } as const;

/** Answers for the given back reading as for one that is still being written. */
const tellUnwritten = async (tab: Page, service: Service): Promise<void> => {
  await tab.route(`**/premium-${PAGES[service]}-result/*.data*`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace(/(?<=[[,])410(?=[,\]])/, '409')
      .replace('RESULT_REFUNDED', 'RESULT_NOT_READY')
      .replace(
        '결제를 취소해 드린 풀이입니다.',
        '풀이를 쓰고 있습니다. 다 쓰면 다시 보기에서 볼 수 있습니다.',
      );
    await route.fulfill({ response: answer, status: 409, body });
  });
};

const ways = (['saju', 'tarot'] as const).flatMap((service): Screen[] => {
  const title = service === 'saju' ? '사주' : '타로';
  return [
    walk(`result-premium-${service}-refunded`, `돌려 드린 ${title}`, 'reader', async (tab) => {
      await giveBack(tab, service);
      await reviewOf(tab, service);
      await tab.getByRole('link', { name: NAMES[service] }).first().click();
      await tab.getByText('돌려 드린 풀이예요').waitFor();
    }),
    walk(`result-premium-${service}-unwritten`, `아직 쓰는 ${title}`, 'reader', async (tab) => {
      await tellUnwritten(tab, service);
      await reviewOf(tab, service);
      await tab.getByRole('link', { name: NAMES[service] }).first().click();
      await tab.getByText('아직 쓰고 있어요').waitFor();
    }),
    walk(`review-${service}-states`, `다시보기, ${title}의 여러 처지`, 'reader', async (tab) => {
      await tellOtherwise(tab, '**/review.data*', 'resultStatus', ['WAITING', 'FAILED', 'REFUNDED']);
      await tab.goto('/');
      await tab.waitForLoadState('networkidle');
      await tab.getByRole('navigation').getByRole('link', { name: '다시보기' }).click();
      await tab.waitForURL('**/review*');
      await tab.getByText(title, { exact: true }).first().click();
      await tab
        .getByText(/^(?:쓰는 중|환불 중|환불됨)$/)
        .first()
        .waitFor();
    }),
  ];
});

/** What was bought and given back, or is not there yet. It comes last: after it the reader has nothing bought. */
export const givenBack: readonly Screen[] = [
  ...ways,
  over('payments-given-back', '돌려 드린 결제', 'reader', async (tab) => {
    await tab.goto('/mypage');
    await tab.getByRole('tab', { name: '결제 내역' }).click();
    await tab.getByText('환불').first().waitFor();
  }),
];
