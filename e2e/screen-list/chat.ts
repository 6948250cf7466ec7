import type { Page } from '@playwright/test';
import { over, page, type Screen } from './screen.ts';

/** Into a room with an adviser in which nothing was said yet. */
const openRoom = async (tab: Page, partner: number): Promise<void> => {
  await tab.goto(`/partner/${partner}`);
  await tab.getByRole('button', { name: /무료 채팅 상담/ }).click();
  const fresh = tab.getByRole('button', { name: '새로 시작하기' });
  await fresh.or(tab.getByRole('textbox', { name: '질문' })).waitFor();
  if (await fresh.isVisible()) await fresh.click();
  await tab.waitForURL('**/chat/*');
};

const askInRoom = async (tab: Page, question: string): Promise<void> => {
  const replies = tab.locator('.exchange .say-partner .bubble[aria-busy=false]');
  const before = await replies.count();
  await tab.getByRole('textbox', { name: '질문' }).fill(question);
  await tab.getByRole('button', { name: '보내기', exact: true }).click();
  await replies.nth(before).waitFor();
};

/** Back into the latest talk with an adviser. */
const reopenRoom = async (tab: Page, partner: number): Promise<void> => {
  await tab.goto(`/partner/${partner}`);
  await tab.getByRole('button', { name: /무료 채팅 상담/ }).click();
  const dialog = tab.getByRole('button', { name: '이어서 상담하기' });
  await dialog.or(tab.getByRole('textbox', { name: '질문' })).waitFor();
  if (await dialog.isVisible()) await dialog.click();
  await tab.waitForURL('**/chat/*');
};

/** The advisers and their rooms. */
export const chat: readonly Screen[] = [
  page('partners', '상담가', '/partner'),
  page('partner', '상담가 한 사람', '/partner/1'),
  over('chat-new', '새 상담방', 'reader', (tab) => openRoom(tab, 3)),
  over('chat-nobody', '사주를 고르지 않은 상담방', 'newcomer', (tab) => openRoom(tab, 1)),
  over('chat-unsent', '보내지 못한 질문', 'reader', async (tab) => {
    await openRoom(tab, 5);
    await tab.route('**/v1/chats/*/messages', (route) => route.abort());
    await tab.getByRole('textbox', { name: '질문' }).fill('고백해도 될까요?');
    await tab.getByRole('button', { name: '보내기', exact: true }).click();
    await tab.getByText('보내지 못했어요').waitFor();
    await tab.unroute('**/v1/chats/*/messages');
  }),
  over('chat-talk', '상담', 'reader', async (tab) => {
    await openRoom(tab, 3);
    await askInRoom(tab, '지금 만나는 사람과 결혼까지 갈 수 있을까요?');
    await askInRoom(tab, '그럼 먼저 말을 꺼내는 건 제가 나을까요?');
  }),
  over('chat-couple', '두 사람의 사주', 'reader', async (tab) => {
    await openRoom(tab, 7);
    await tab.getByRole('button', { name: '상대 고르기' }).click();
    await tab.getByRole('button', { name: '상대로 고르기' }).click();
    await tab.getByRole('table', { name: /상대 사주/ }).waitFor();
  }),
  over('chat-writing', '답을 쓰는 중', 'reader', async (tab) => {
    await reopenRoom(tab, 3);
    await tab.route('**/stream?*', () => undefined);
    await tab.getByRole('textbox', { name: '질문' }).fill('이야기를 꺼내기 좋은 날은요?');
    await tab.getByRole('button', { name: '보내기', exact: true }).click();
    await tab.getByText('맞춰 보는 중').waitFor();
  }),
  over('chat-members', '내 사주 고르기', 'reader', async (tab) => {
    await openRoom(tab, 2);
    await tab.getByRole('button', { name: '내 사주 바꾸기' }).click();
  }),
  over('chat-add-member', '상담에서 사람 더하기', 'newcomer', async (tab) => {
    await openRoom(tab, 1);
    await tab.getByRole('button', { name: '내 사주 고르기' }).click();
    await tab.getByRole('button', { name: '사주 정보 추가하기' }).click();
    await tab.getByRole('button', { name: '저장하기' }).waitFor();
  }),
  over('chat-questions', '질문 고르기', 'reader', async (tab) => {
    await openRoom(tab, 2);
    await tab.getByRole('button', { name: /질문\s*고르기/ }).click();
    await tab.locator('[aria-live] button').first().waitFor();
  }),
  over('chat-limit', '무료 상담을 다 씀', 'reader', async (tab) => {
    await openRoom(tab, 6);
    await tab.getByRole('textbox', { name: '질문' }).fill('하나만 더 물어볼게요');
    await tab.getByRole('button', { name: '보내기', exact: true }).click();
    await tab.getByRole('dialog', { name: '오늘의 무료 상담을 다 썼어요' }).waitFor();
  }),
  over('chat-continue', '이어서 또는 새로', 'reader', async (tab) => {
    await tab.goto('/partner');
    await tab.getByRole('button', { name: '모란 무료 채팅 상담' }).click();
    await tab.getByRole('button', { name: '이어서 상담하기' }).waitFor();
  }),
  page('review-chats', '다시보기, 상담', '/review?tag=chat', 'reader'),
  over('chat-delete', '상담방 삭제', 'reader', async (tab) => {
    await tab.goto('/review?tag=chat');
    await tab.getByRole('button', { name: /삭제$/ }).first().click();
    await tab.getByRole('dialog').waitFor();
  }),
];
