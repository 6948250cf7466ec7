import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '@wolha/contract';
import { ApiError } from '@wolha/contract/client';
import { api } from '#lib/api.ts';
import { readReply } from './read-reply.ts';
import { useLatest } from './use-latest.ts';
import {
  absorb,
  refresh,
  threadOf,
  underWay,
  withAnswer,
  withEarlier,
  withPiece,
  withQuestion,
  withUnsent,
  without,
  type Ask,
  type MessagePage,
  type Thread,
} from './thread.ts';

const ASK_AGAIN_MS = 2000;
const SECOND_TRY_MS = 800;
/** Only one reply is written at a time, so the message it belongs to is among the last. */
const LATEST = 2;

interface TalkOptions {
  chatId: string;
  partnerId: number;
  /** The newest messages as the page was last loaded with them. */
  page: MessagePage;
  /** A reply came: what it used up is to be asked anew. */
  onAnswered: () => void;
  /** The server will not take the question; it is no longer shown. */
  onRefused: (refusal: ApiError, ask: Ask) => void;
}

export interface Talk {
  thread: Thread;
  isBusy: boolean;
  /** The last reply that was finished while the room was open, for the ear. */
  finished: string;
  /** Asks; with the key of an exchange, asks it again as the same question. Does nothing while another is under way. */
  send: (ask: Ask, key?: string) => boolean;
  dismiss: (key: string) => void;
  loadEarlier: () => Promise<void>;
}

/** Sixteen random bytes as letters, also where the page was not opened over https. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

const streams = (): boolean => typeof EventSource !== 'undefined';

/**
 * A talk with an adviser. A question is shown at once; its reply is read as it is written, also when the page was
 * loaded anew, the line dropped, or it was asked on another device: the server writes each reply once.
 */
export function useTalk({ chatId, partnerId, page, onAnswered, onRefused }: TalkOptions): Talk {
  const [thread, setThread] = useState(() => threadOf(page, partnerId));
  const [loadedPage, setLoadedPage] = useState(page);
  const [finished, setFinished] = useState('');
  const isSending = useRef(false);
  if (page !== loadedPage) {
    setLoadedPage(page);
    setThread((current) => refresh(current, page, partnerId));
  }

  const settle = useCallback(
    (message: ChatMessage): void => {
      setThread((current) => absorb(current, { messageList: [message], hasEarlier: false }, partnerId));
      if (message.state === 'READY') setFinished(message.response);
      onAnswered();
    },
    [partnerId, onAnswered],
  );

  useReplyUnderWay(chatId, thread, {
    settle,
    onPiece: (id, offset, text) => setThread((current) => withPiece(current, id, offset, text)),
  });
  const tellOtherTabs = useOtherTabs(chatId, onAnswered);
  useWakeUp(onAnswered);

  const ask = async (question: Ask, key: string): Promise<void> => {
    const body = { ...question, clientMessageId: key, wait: !streams() };
    const post = () => api('POST /v1/chats/{chatId}/messages', { params: { chatId }, body });
    try {
      const { chatMessage } = await post().catch(async (error: unknown) => {
        // The same key is the same question: asking twice costs nothing.
        if (!(error instanceof ApiError) || error.statusCode !== 0) throw error;
        await pause(SECOND_TRY_MS);
        return post();
      });
      setThread((current) => withAnswer(current, key, chatMessage, partnerId));
      tellOtherTabs();
      if (chatMessage.state !== 'WRITING') settle(chatMessage);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isRefusal = error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 429;
      setThread((current) => (isRefusal ? without(current, key) : withUnsent(current, key)));
      if (isRefusal) onRefused(error, question);
    } finally {
      isSending.current = false;
    }
  };

  return {
    thread,
    isBusy: underWay(thread) !== undefined,
    finished,
    send: (question, key = newKey()) => {
      if (isSending.current || underWay(thread)) return false;
      isSending.current = true;
      setThread((current) => withQuestion(current, question, key, new Date().toISOString()));
      void ask(question, key);
      return true;
    },
    dismiss: (key) => setThread((current) => without(current, key)),
    loadEarlier: async () => {
      const before = thread.exchanges.find(({ id }) => id !== null)?.id;
      if (!before || !thread.hasEarlier) return;
      const earlier = await api('GET /v1/chats/{chatId}/messages', {
        params: { chatId },
        query: { before },
      });
      setThread((current) => withEarlier(current, earlier, partnerId));
    },
  };
}

interface ReplyReaders {
  onPiece: (id: string, offset: number, text: string) => void;
  settle: (message: ChatMessage) => void;
}

/** Reads the reply that is being written, by its stream, or by asking for it again where no stream comes through. */
function useReplyUnderWay(chatId: string, thread: Thread, readers: ReplyReaders): void {
  const writing = thread.exchanges.findLast(({ state }) => state === 'WRITING');
  const id = writing?.id ?? null;
  const latest = useRef({ readers, length: 0 });
  useEffect(() => {
    latest.current = { readers, length: writing?.response.length ?? 0 };
  });

  useEffect(() => {
    if (id === null) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let close = (): void => undefined;
    const end = (message: ChatMessage): void => {
      if (!isOver) latest.current.readers.settle(message);
    };
    const askAgain = async (): Promise<void> => {
      clearTimeout(timer);
      const told = await messageNow(chatId, id);
      if (isOver) return;
      if (told && told.state !== 'WRITING') {
        end(told);
        return;
      }
      if (told) latest.current.readers.onPiece(id, 0, told.response);
      timer = setTimeout(() => void askAgain(), ASK_AGAIN_MS);
    };
    if (streams()) {
      const offset = latest.current.length;
      const url = `/v1/chats/${encodeURIComponent(chatId)}/messages/${encodeURIComponent(id)}/stream?offset=${offset}`;
      close = readReply(url, {
        piece: ({ offset: from, text }) => latest.current.readers.onPiece(id, from, text),
        end,
        silent: () => void askAgain(),
      });
    } else void askAgain();
    return () => {
      isOver = true;
      clearTimeout(timer);
      close();
    };
  }, [chatId, id]);
}

/** How a message stands now; undefined when it cannot be known. */
async function messageNow(chatId: string, id: string): Promise<ChatMessage | undefined> {
  try {
    const { messageList } = await api('GET /v1/chats/{chatId}/messages', {
      params: { chatId },
      query: { limit: LATEST },
    });
    return messageList.find((message) => message.id === id);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Another tab with the same room hears of a question asked here, and reads its reply from the same stream. */
function useOtherTabs(chatId: string, onNews: () => void): () => void {
  const hear = useLatest(onNews);
  const channel = useRef<BroadcastChannel>(null);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel(`chat-${chatId}`);
    opened.addEventListener('message', () => hear());
    channel.current = opened;
    return () => opened.close();
  }, [chatId, hear]);
  return () => channel.current?.postMessage(null);
}

/** A phone that is taken up again, or a tab that is turned to, may have missed what was said elsewhere. */
function useWakeUp(wakeUp: () => void): void {
  const act = useLatest(wakeUp);
  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState === 'visible') act();
    };
    const onOnline = (): void => act();
    document.addEventListener('visibilitychange', onChange);
    addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      removeEventListener('online', onOnline);
    };
  }, [act]);
}
