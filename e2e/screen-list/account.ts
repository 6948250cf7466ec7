import { openTab, over, page, walk, type Screen } from './screen.ts';

/** What a reader has: results, people, credits and payments. */
export const account: readonly Screen[] = [
  page('review-saju', '다시보기, 사주', '/review?tag=saju', 'reader'),
  page('review-tarot', '다시보기, 타로', '/review?tag=tarot', 'reader'),
  page('review-saju-empty', '다시보기, 빈 사주', '/review?tag=saju', 'newcomer'),
  page('review-tarot-empty', '다시보기, 빈 타로', '/review?tag=tarot', 'newcomer'),
  page('review-visitor', '다시보기, 로그인 전', '/review'),
  page('review-empty', '다시보기, 빈 목록', '/review', 'newcomer'),
  page('review', '다시보기', '/review', 'reader'),
  page('mypage-visitor', '마이페이지, 로그인 전', '/mypage'),
  page('mypage-empty', '마이페이지, 빈 목록', '/mypage', 'newcomer'),
  page('mypage', '마이페이지', '/mypage', 'reader'),
  ...['크레딧 내역', '결제 내역'].flatMap((name) =>
    (['newcomer', 'reader'] as const).map((as): Screen => ({
      name: `mypage-${name.replace(' ', '-')}-${as}`,
      title: `마이페이지, ${name}`,
      as,
      open: (tab) => openTab(tab, '/mypage', name),
    })),
  ),
  over('mypage-add', '사주 정보 추가', 'newcomer', async (tab) => {
    await tab.goto('/mypage');
    await tab.getByRole('button', { name: '사주 정보 추가하기' }).click();
    await tab.getByRole('dialog').waitFor();
  }),
  over('mypage-withdraw', '회원 탈퇴', 'newcomer', async (tab) => {
    await tab.goto('/mypage');
    await tab.getByRole('button', { name: '회원 탈퇴' }).click();
    await tab.getByRole('dialog').waitFor();
  }),
  over('mypage-delete', '사람 삭제', 'reader', async (tab) => {
    await tab.goto('/mypage');
    await tab.getByRole('button', { name: /삭제$/ }).first().click();
    await tab.getByRole('dialog').waitFor();
  }),
  over('home-menu-signed-in', '옆 서랍, 로그인 뒤', 'reader', async (tab) => {
    await tab.goto('/');
    await tab.getByRole('button', { name: '메뉴' }).click();
    await tab.getByRole('link', { name: '내 정보' }).waitFor();
  }),
  walk('home-profile', '홈 안의 내 정보', 'reader', async (tab) => {
    await tab.goto('/');
    await tab.getByRole('button', { name: '메뉴' }).click();
    await tab.getByRole('link', { name: '내 정보' }).click();
    await tab.getByRole('main').getByRole('link', { name: '다시보기' }).waitFor();
  }),
  walk('home-review', '홈 안의 다시보기', 'reader', async (tab) => {
    await tab.goto('/');
    await tab.getByRole('button', { name: '메뉴' }).click();
    await tab.getByRole('link', { name: '내 정보' }).click();
    await tab.getByRole('main').getByRole('link', { name: '다시보기' }).click();
    await tab.getByRole('heading', { level: 1, name: '다시보기' }).waitFor();
  }),
];
