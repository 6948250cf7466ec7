import { createBrowserRouter, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { errorCatalogue, type ChatMessage } from '@wolha/contract';
import { OverlayHistory } from '#lib/overlay.tsx';
import { AlertPlace } from '#ui/alert-place.tsx';
import { Shell } from '#ui/shell.tsx';
import { ChatRoom, type RoomData } from './chat-room.tsx';
import { parseMarkdown } from './parse-markdown.ts';
import { giveLineBack, line, ok, refusal, takeLine } from './sample-line.ts';
import { sampleMessage, sampleRoom } from './sample-room.ts';
import '#styles/app.css';
import '#styles/chat.css';

vi.mock('./parse-markdown.ts', { spy: true });

/** What the page is loaded with, the first time and whenever it is loaded again. */
let room: RoomData;

function Room() {
  return (
    <Shell>
      <OverlayHistory />
      <ChatRoom data={useLoaderData<RoomData>()} question="" addMember={() => null} />
      <AlertPlace />
    </Shell>
  );
}

async function open(part: Partial<RoomData> = {}, size = { width: 390, height: 844 }): Promise<void> {
  room = sampleRoom(part);
  await page.viewport(size.width, size.height);
  history.replaceState({ idx: 0, key: 'first' }, '', '/partner/3/chat/x');
  const router = createBrowserRouter([{ path: '*', loader: () => room, element: <Room /> }]);
  await render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(document.querySelector('.room')).not.toBe(null));
}

const field = () => page.getByRole('textbox', { name: '질문' });
const sendButton = () => page.getByRole('button', { name: '보내기', exact: true });
const sends = () => line.calls.filter(({ method }) => method === 'POST');
const bubbles = () => [...document.querySelectorAll('.bubble')].map((bubble) => bubble.textContent);
const scroller = () => document.querySelector('.room-scroll') as HTMLElement;
const stream = (index = -1) => {
  const found = line.streams.at(index);
  if (!found) throw new Error('no stream was opened');
  return found;
};

const asked = (part: Partial<ChatMessage> = {}): ChatMessage =>
  sampleMessage(9, { message: '결혼할까요?', response: '', state: 'WRITING', questions: [], ...part });
const REPLY = '네, **그럴 거예요.** 서두르지 마세요.';

/** A shop that takes every question and writes its reply on a stream. */
const takesQuestions = (): void =>
  takeLine(({ method, body }) =>
    method === 'POST'
      ? ok({ chatMessage: asked({ clientMessageId: String(body['clientMessageId']) }) })
      : refusal(404, 'NOT_FOUND', ''),
  );

async function ask(text: string): Promise<void> {
  await userEvent.fill(field(), text);
  await userEvent.click(sendButton());
}

beforeEach(takesQuestions);
afterEach(async () => {
  await cleanup();
  giveLineBack();
  sessionStorage.clear();
});

describe('a question', () => {
  test('is shown at once, and its reply as it is written', async () => {
    await open();
    await ask('결혼할까요?');
    expect(bubbles().join()).toContain('결혼할까요?');
    await expect.element(field()).toHaveValue('');
    expect(document.activeElement).toBe(field().element());
    await vi.waitFor(() => expect(line.streams).toHaveLength(1));
    expect(stream().url).toContain('offset=0');
    stream().piece(0, REPLY.slice(0, 8));
    await vi.waitFor(() => expect(bubbles().at(-1)).toBe('모란의 답: 네, 그럴'));
    stream().piece(8, REPLY.slice(8));
    stream().done(asked({ response: REPLY, state: 'READY', questions: ['언제요?', '누구와요?'] }));
    await expect.element(page.getByRole('button', { name: '언제요?' })).toBeVisible();
    expect(bubbles().at(-1)).toBe('모란의 답: 네, 그럴 거예요. 서두르지 마세요.');
    expect(document.querySelector('.reply-text strong')?.textContent).toBe('그럴 거예요.');
  });

  test('carries whose charts and which day it is about', async () => {
    await open();
    await ask('  결혼할까요?  ');
    expect(sends()[0]?.body).toMatchObject({
      partnerId: 3,
      memberId: room.members[0]?.id,
      memberPartnerId: room.members[1]?.id,
      fortuneDate: '2026-11-21',
      wait: false,
    });
  });

  test('goes out once, however often it is pressed', async () => {
    await open();
    await userEvent.fill(field(), '결혼할까요?');
    const button = sendButton().element() as HTMLButtonElement;
    button.click();
    button.click();
    button.form?.requestSubmit();
    await vi.waitFor(() => expect(line.streams).toHaveLength(1));
    expect(sends()).toHaveLength(1);
  });

  test('is not sent blank', async () => {
    await open();
    await userEvent.fill(field(), '   ');
    await expect.element(sendButton()).toHaveAttribute('aria-disabled', 'true');
    (sendButton().element() as HTMLButtonElement).form?.requestSubmit();
    expect(sends()).toHaveLength(0);
    expect(bubbles()).toHaveLength(1);
  });

  test('without a chosen person is stopped by the alert, which opens the list', async () => {
    await open({ members: [], own: null, counterpart: null });
    await ask('결혼할까요?');
    await expect.element(page.getByText('먼저 멤버를 선택해주세요.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '확인' }));
    await expect.element(page.getByRole('dialog', { name: '누구의 사주로 물을까요' })).toBeVisible();
    expect(sends()).toHaveLength(0);
    await expect.element(field()).toHaveValue('결혼할까요?');
  });

  test('goes out by Enter on a desk, not by Shift+Enter, and not while Hangul is being composed', async () => {
    await open();
    await userEvent.fill(field(), '결혼');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(sends()).toHaveLength(0);
    const composing = new KeyboardEvent('keydown', {
      key: 'Enter',
      bubbles: true,
      cancelable: true,
      isComposing: true,
    });
    field().element().dispatchEvent(composing);
    expect(sends()).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    const isDesk = matchMedia('(hover: hover) and (pointer: fine)').matches;
    expect(sends()).toHaveLength(isDesk ? 1 : 0);
  });
});

describe('a broken line', () => {
  test('keeps an unsent question, and sends it again as the same one', async () => {
    let isDown = true;
    takeLine(({ body }) =>
      isDown
        ? 'no network'
        : ok({ chatMessage: asked({ clientMessageId: String(body['clientMessageId']) }) }),
    );
    await open();
    await ask('결혼할까요?');
    await expect.element(page.getByText('보내지 못했어요')).toBeVisible();
    isDown = false;
    await userEvent.click(page.getByRole('button', { name: '다시 보내기' }));
    await vi.waitFor(() => expect(line.streams).toHaveLength(1));
    expect(new Set(sends().map(({ body }) => body['clientMessageId'])).size).toBe(1);
    expect(bubbles().filter((words) => words?.includes('결혼할까요?'))).toHaveLength(1);
  });

  test('a room loaded in the middle of a reply reads on from what is there', async () => {
    await open({ page: { messageList: [asked({ response: '네, **그럴' })], hasEarlier: false } });
    await vi.waitFor(() => expect(line.streams).toHaveLength(1));
    expect(stream().url).toContain('offset=7');
    stream().piece(4, REPLY.slice(4, 12));
    stream().done(asked({ response: REPLY, state: 'READY' }));
    await vi.waitFor(() => expect(bubbles().at(-1)).toBe('모란의 답: 네, 그럴 거예요. 서두르지 마세요.'));
  });

  test('where no stream comes through, the reply is asked for', async () => {
    takeLine(({ method }) =>
      method === 'POST'
        ? ok({ chatMessage: asked() })
        : ok({ messageList: [asked({ response: REPLY, state: 'READY' })], hasEarlier: false }),
    );
    await open();
    await ask('결혼할까요?');
    await vi.waitFor(() => expect(line.streams).toHaveLength(1));
    stream().refuse();
    await vi.waitFor(() => expect(bubbles().at(-1)).toContain('서두르지 마세요.'));
  });

  test('a failed reply says that it cost nothing, and can be asked for again', async () => {
    await open();
    await ask('결혼할까요?');
    await vi.waitFor(() => expect(line.streams).toHaveLength(1));
    stream().failed(asked({ state: 'FAILED', clientMessageId: String(sends()[0]?.body['clientMessageId']) }));
    await expect.element(page.getByText(/사용한 횟수나 크레딧은 없으니/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '다시 보내기' }));
    await vi.waitFor(() => expect(sends()).toHaveLength(2));
    expect(sends()[0]?.body['clientMessageId']).toBe(sends()[1]?.body['clientMessageId']);
  });
});

describe('the limit', () => {
  const spent = { ...sampleRoom().usage, isUserUsageLimit: true, freeMessagesLeft: 0 };
  const words = errorCatalogue.USER_USAGE_LIMIT.message;

  test('stops a question before it is sent, and keeps it', async () => {
    await open({ usage: spent });
    await ask('결혼할까요?');
    await expect.element(page.getByText(words)).toBeVisible();
    expect(sends()).toHaveLength(0);
    await expect.element(field()).toHaveValue('결혼할까요?');
    history.back();
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBe(null));
  });

  test('found by the server, because another tab spent the last one, gives the question back', async () => {
    takeLine(() => refusal(402, 'USER_USAGE_LIMIT', words));
    await open();
    await ask('결혼할까요?');
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(field()).toHaveValue('결혼할까요?');
    expect(bubbles()).toHaveLength(1);
  });

  test('is no matter while credits are left', async () => {
    await open({ usage: spent, credit: 2 });
    expect(document.querySelector('.room-wallet')?.textContent).toBe('보유 크레딧 2');
    await ask('결혼할까요?');
    expect(sends()).toHaveLength(1);
  });
});

describe('the place in a long talk', () => {
  const many = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => sampleMessage(from + index));
  const rowTop = (id: string) =>
    document.querySelector(`[data-message="${id}"]`)?.getBoundingClientRect().top ?? Number.NaN;

  test('is the end at first, and stays there while a reply grows', async () => {
    await open({ page: { messageList: [...many(1, 8), asked()], hasEarlier: false } });
    expect(Math.abs(scroller().scrollTop)).toBeLessThan(2);
    await vi.waitFor(() => expect(line.streams).toHaveLength(1));
    stream().piece(0, '가나다라 마바사.\n\n'.repeat(5));
    await vi.waitFor(() => expect(bubbles().at(-1)).toContain('마바사'));
    expect(Math.abs(scroller().scrollTop)).toBeLessThan(2);
  });

  test('is the start of a reply that is longer than the view, until the reader goes on', async () => {
    await open({ page: { messageList: many(1, 8), hasEarlier: false } });
    await ask('결혼할까요?');
    await vi.waitFor(() => expect(line.streams).toHaveLength(1));
    const words = '가나다라 마바사.\n\n';
    const start = () =>
      (document.querySelector('.room-exchanges > :last-child')?.getBoundingClientRect().top ?? 0) -
      scroller().getBoundingClientRect().top;
    for (let piece = 0; piece < 40; piece += 1) {
      stream().piece(piece * words.length, words);
      await vi.waitFor(() => expect(bubbles().at(-1)?.split('마바사')).toHaveLength(piece + 2), {
        interval: 1,
      });
    }
    stream().done(asked({ response: words.repeat(40), state: 'READY', questions: ['언제요?'] }));
    await expect.element(page.getByRole('button', { name: '언제요?' })).toBeInTheDocument();
    // The place is taken again once the new rows are measured.
    await vi.waitFor(() => expect(Math.abs(start())).toBeLessThan(3));
    await userEvent.click(page.getByRole('button', { name: '맨 아래로' }));
    await vi.waitFor(() => expect(Math.abs(scroller().scrollTop)).toBeLessThan(2));
    await userEvent.fill(field(), '다음 질문을 쓰는 중');
    expect(Math.abs(scroller().scrollTop)).toBeLessThan(2);
  });

  test('is kept while older messages are loaded above', async () => {
    takeLine(() => ok({ messageList: many(1, 20), hasEarlier: false }));
    await open({ page: { messageList: many(21, 40), hasEarlier: true } });
    await vi.waitFor(() => {
      const rows = document.querySelectorAll('.exchange');
      // Rows are measured as they come near, so the top may move further up.
      if (rows.length === 20) scroller().scrollTop = -scroller().scrollHeight;
      expect(rows).toHaveLength(40);
    });
    const first = room.page.messageList[0]?.id ?? '';
    const before = rowTop(first);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(Math.abs(rowTop(first) - before)).toBeLessThan(3);
    expect(before).toBeGreaterThan(0);
    expect(line.calls.filter(({ path }) => path.includes('before='))).toHaveLength(1);
  });

  test('is kept, further up, while a reply grows below', async () => {
    await open({ page: { messageList: [...many(1, 8), asked()], hasEarlier: false } });
    await vi.waitFor(() => expect(line.streams).toHaveLength(1));
    scroller().scrollTop = -900;
    await vi.waitFor(() => expect(document.querySelector('.room-to-end')).not.toBe(null));
    const inView = [...document.querySelectorAll('[data-message]')].find(
      (row) => row.getBoundingClientRect().bottom > scroller().getBoundingClientRect().top,
    );
    const before = inView?.getBoundingClientRect().top ?? 0;
    stream().piece(0, '가나다라 마바사.\n\n'.repeat(30));
    await vi.waitFor(() => expect(bubbles().at(-1)).toContain('마바사'));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(Math.abs((inView?.getBoundingClientRect().top ?? 0) - before)).toBeLessThan(3);
    await userEvent.click(page.getByRole('button', { name: '맨 아래로' }));
    await vi.waitFor(() => expect(Math.abs(scroller().scrollTop)).toBeLessThan(2));
  });
});

describe('a long talk', () => {
  test('is not drawn again when a piece of a reply comes; far from the view it is not laid out', async () => {
    const earlier = Array.from({ length: 400 }, (_, index) => sampleMessage(index + 1));
    const last = asked({ createdAt: '2026-12-01T00:00:00.000Z' });
    await open({ page: { messageList: [...earlier, last], hasEarlier: false } });
    await vi.waitFor(() => expect(line.streams).toHaveLength(1));
    const rows = document.querySelectorAll('.exchange');
    expect(rows).toHaveLength(401);
    expect(getComputedStyle(rows[0] as Element).contentVisibility).toBe('auto');
    vi.mocked(parseMarkdown).mockClear();
    stream().piece(0, '가나다라 ');
    stream().piece(5, '마바사.');
    await vi.waitFor(() => expect(bubbles().at(-1)).toContain('마바사.'));
    const read = vi.mocked(parseMarkdown).mock.calls.map(([text]) => text);
    expect(read.filter((text) => !'가나다라 마바사.'.startsWith(text))).toEqual([]);
    expect(read).toContain('가나다라 마바사.');
  });
});

describe('the keyboard of a phone', () => {
  test('takes its part of the room; the field stays above it, and the talk at its end', async () => {
    const view = window.visualViewport;
    if (!view) throw new Error('no visual viewport');
    await open({ page: { messageList: [sampleMessage(1), sampleMessage(2)], hasEarlier: false } });
    const height = vi.spyOn(view, 'height', 'get').mockReturnValue(500);
    const top = vi.spyOn(view, 'offsetTop', 'get').mockReturnValue(40);
    view.dispatchEvent(new Event('resize'));
    const bottomOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
    expect(Math.round(bottomOf('.room'))).toBe(540);
    expect(bottomOf('.composer')).toBeLessThanOrEqual(540);
    expect(document.querySelector('.room')?.getBoundingClientRect().top).toBe(40);
    expect(Math.abs(scroller().scrollTop)).toBeLessThan(2);
    height.mockRestore();
    top.mockRestore();
    view.dispatchEvent(new Event('resize'));
    expect(Math.round(bottomOf('.room'))).toBe(844);
  });
});

describe('what is read out', () => {
  test('is a finished reply, once, and no half of one', async () => {
    await open();
    await ask('결혼할까요?');
    await vi.waitFor(() => expect(line.streams).toHaveLength(1));
    const told = () => document.querySelector('.room > [role=status]')?.textContent;
    stream().piece(0, '네,');
    await vi.waitFor(() => expect(bubbles().at(-1)).toContain('네,'));
    expect(told()).toBe('');
    stream().done(asked({ response: REPLY, state: 'READY' }));
    await vi.waitFor(() => expect(told()).toBe('모란의 답: 네, 그럴 거예요. 서두르지 마세요.'));
  });
});

test.each([320, 360, 390])('nothing is wider than a %i px view', async (width) => {
  await open({ page: { messageList: [sampleMessage(1)], hasEarlier: false } }, { width, height: 700 });
  await userEvent.click(document.querySelector('.room-summary summary') as HTMLElement);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(scroller().scrollWidth).toBeLessThanOrEqual(scroller().clientWidth);
});
