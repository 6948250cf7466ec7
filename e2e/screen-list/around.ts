import type { Page } from '@playwright/test';
import { openTab, over, page, walk, type Screen } from './screen.ts';

/** A page that could not be had: home stands, the way to a content is cut. */
const failToOpen = async (tab: Page): Promise<void> => {
  await tab.goto('/');
  // Before the page answers, a link is followed as a whole document.
  await tab.waitForLoadState('networkidle');
  await tab.route('**/*.data*', (route) => route.abort());
  await tab
    .getByRole('link', { name: /미래 배우자 초상/ })
    .first()
    .click();
  await tab.getByRole('alertdialog').waitFor();
  await tab.unroute('**/*.data*');
};

/** The doors, the empty places, and what is said when something could not be had. */
export const around: readonly Screen[] = [
  over('failed', '가져오지 못함', 'visitor', failToOpen),
  walk('failed-told', '가져오지 못한 페이지', 'visitor', async (tab) => {
    await failToOpen(tab);
    await tab.getByRole('button', { name: '확인' }).click();
    await tab.getByRole('dialog').waitFor({ state: 'hidden' });
  }),
  page('offline', '연결 없음', '/offline.html'),
  page('auth', '로그인', '/auth'),
  page('auth-problem', '로그인을 마치지 못함', '/auth?problem=expired'),
  page('chat-auth', '상담 로그인', '/chat-auth'),
  page('recommended', '추천', '/recommended-content'),
  ...['영상', '저장', '프로필'].map((name): Screen => ({
    name: `recommended-${name}`,
    title: `추천, ${name}`,
    as: 'visitor',
    open: (tab) => openTab(tab, '/recommended-content', name),
  })),
  page('terms', '이용약관', '/terms'),
  page('privacy', '개인정보처리방침', '/privacy'),
  page('refund', '환불 안내', '/refund'),
  page('not-found', '없는 페이지', '/no-such-page'),
];
