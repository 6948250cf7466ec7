import { enterBirth } from '../reader.ts';
import { over, page, walk, type Screen } from './screen.ts';
import { drawCards, openCards, openForm } from './steps.ts';

/** What is looked at before anything is chosen, and the choosing: home, contents, the member form, the cards. */
export const shelves: readonly Screen[] = [
  page('home', '홈', '/'),
  over('home-category', '분류 서랍', 'visitor', async (tab) => {
    await tab.goto('/');
    await tab.getByRole('button', { name: '이별·재회', exact: true }).click();
  }),
  over('home-menu', '옆 서랍', 'visitor', async (tab) => {
    await tab.goto('/');
    await tab.getByRole('button', { name: '메뉴' }).click();
  }),
  page('content-free-saju', '무료 사주', '/free-fortune-content/35'),
  page('content-premium-saju', '프리미엄 사주', '/premium-fortune-content/5'),
  page('content-free-tarot', '무료 타로', '/free-tarot-content/40'),
  page('content-premium-tarot', '프리미엄 타로', '/premium-tarot-content/21'),
  over('member-form', '새 사람', 'visitor', openForm),
  over('member-form-errors', '잘못 적은 양식', 'visitor', async (tab) => {
    await openForm(tab);
    await enterBirth(tab, { birthday: '961023', time: '2575' });
  }),
  over('member-form-leap', '윤달', 'visitor', async (tab) => {
    await openForm(tab);
    await tab.getByText('음력', { exact: true }).click();
    await tab.getByLabel('생년월일').fill('19950815');
    await tab.getByText('1995년에는 윤8월이 있어요').waitFor();
  }),
  over('member-form-existing', '저장된 사람', 'reader', openForm),
  walk('content-notes', '펼친 유의사항', 'visitor', async (tab) => {
    await tab.goto('/premium-fortune-content/5');
    await tab.evaluate(() => {
      for (const note of document.querySelectorAll('details')) note.open = true;
    });
  }),
  over('cards-one', '카드 고르기, 한 장', 'visitor', (tab) => openCards(tab, '/free-tarot-content/40')),
  over('cards-three', '카드 고르기, 세 장', 'visitor', async (tab) => {
    await openCards(tab, '/premium-tarot-content/21');
    await drawCards(tab, [3, 12]);
  }),
  over('cards-too-few', '카드가 모자람', 'visitor', async (tab) => {
    await openCards(tab, '/premium-tarot-content/21');
    await drawCards(tab, [3]);
    await tab.getByRole('button', { name: /^분석하기/ }).click();
  }),
];
