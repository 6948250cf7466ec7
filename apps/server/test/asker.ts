import { expect } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { Chat, ChatMessage, Member, ReplyPiece, UsageLimit } from '@wolha/contract';
import type { Adviser, Answering } from '#chats/adviser.ts';
import { grantCredits } from '#credits/grant-credits.ts';
import { heldCredits } from '#credits/repository.ts';
import type { Answer, TestShop } from './test-shop.ts';

/** An adviser of the shipped catalogue who is open to all. */
export const PARTNER = 1;
export const OTHER_PARTNER = 2;

export const WOMAN = { sexType: 'FEMALE', calendarType: 'SOLAR', birthday: '19961023', time: '0724' };
export const MAN = { sexType: 'MALE', calendarType: 'SOLAR', birthday: '19940302', time: null };

let keys = 0;
export const newKey = (): string => `question-${String((keys += 1)).padStart(16, '0')}`;

/** Says the question back, in three sentences. */
export const echo: Adviser = {
  answer: ({ question }) =>
    Promise.resolve({
      pieces: [`${question}라고 물으셨지요. `, '당신의 글자에서 답을 찾아볼게요.\n\n', '오늘은 기다리세요.'],
      questions: ['언제가 좋을까요?'],
      byModel: false,
    }),
};

/** An adviser whose answers come when the test lets them. */
export function heldBack(): {
  adviser: Adviser;
  asked: () => number;
  letGo(outcome?: 'answer' | 'fail'): void;
  /** Lets go of what is held and of all that is asked from now on: a shop that closes waits for its replies. */
  holdNoMore(): void;
} {
  const waiting: (() => void)[] = [];
  let asked = 0;
  let failing = false;
  let holds = true;
  const letGo = (outcome: 'answer' | 'fail' = 'answer'): void => {
    failing = outcome === 'fail';
    for (const resolve of waiting.splice(0)) resolve();
  };
  return {
    adviser: {
      answer: async (ask, answering) => {
        const { signal } = answering;
        asked += 1;
        await new Promise<void>((resolve, reject) => {
          if (holds) waiting.push(resolve);
          else resolve();
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
        if (failing) throw new Error('no words come');
        return echo.answer(ask, answering);
      },
    },
    asked: () => asked,
    letGo,
    holdNoMore: () => {
      holds = false;
      letGo();
    },
  };
}

/** An adviser who tells a sentence whenever the test says so, and who goes on behind what was told before. */
export function sentenceBySentence(): {
  adviser: Adviser;
  asked: () => number;
  say(sentence: string): Promise<void>;
  end(): void;
} {
  let asked = 0;
  let tell: Answering['tell'] | undefined;
  let end = (): void => undefined;
  return {
    adviser: {
      answer: async (_, answering) => {
        asked += 1;
        ({ tell } = answering);
        if (answering.told !== '')
          return { pieces: ['그리고 이어서 말씀드릴게요.'], questions: [], byModel: true };
        await new Promise<void>((resolve, reject) => {
          end = resolve;
          answering.signal.addEventListener('abort', () => reject(answering.signal.reason as Error));
        });
        return { pieces: ['이만 줄일게요.'], questions: [], byModel: true };
      },
    },
    asked: () => asked,
    say: (sentence) => tell?.(sentence) ?? Promise.reject(new Error('Nobody asked.')),
    end: () => end(),
  };
}

/** A reader who asks, with one person of their own and one counterpart. */
export interface Asker {
  token: string;
  userId: number;
  memberId: string;
  counterpartId: string;
  call(endpoint: string, body?: unknown): Promise<Answer>;
  open(partnerId?: number): Promise<Chat>;
  send(chat: Pick<Chat, 'id'>, body?: Record<string, unknown>): Promise<Answer>;
  /** Asks and answers the message; fails when it is refused. */
  ask(chat: Pick<Chat, 'id'>, body?: Record<string, unknown>): Promise<ChatMessage>;
  messages(chat: Pick<Chat, 'id'>, query?: string): Promise<ChatMessage[]>;
  usage(): Promise<UsageLimit>;
  /** Puts paid credits into the wallet, as a purchase does. */
  charge(credit: number): Promise<void>;
  credits(): Promise<number>;
}

export async function newAsker(shop: TestShop): Promise<Asker> {
  const { token, userId } = await shop.signUp();
  const call: Asker['call'] = (endpoint, body) => shop.call(endpoint, { as: token, body });
  const add = async (birth: object): Promise<string> =>
    ((await call('POST /v1/member', birth)).body.data as { member: Member }).member.id;
  const [memberId, counterpartId] = [await add(WOMAN), await add(MAN)];
  const send: Asker['send'] = (chat, body = {}) =>
    call(`POST /v1/chats/${chat.id}/messages`, {
      message: '올해 안에 새로운 사람을 만날까요?',
      partnerId: PARTNER,
      memberId,
      clientMessageId: newKey(),
      ...body,
    });
  return {
    token,
    userId,
    memberId,
    counterpartId,
    call,
    open: async (partnerId = PARTNER) =>
      ((await call(`POST /v1/chats/partners/${partnerId}`)).body.data as { chat: Chat }).chat,
    send,
    ask: async (chat, body) => {
      const answer = await send(chat, body);
      expect([200, 202]).toContain(answer.body.statusCode);
      return (answer.body.data as { chatMessage: ChatMessage }).chatMessage;
    },
    messages: async (chat, query = '') =>
      ((await call(`GET /v1/chats/${chat.id}/messages${query}`)).body.data as { messageList: ChatMessage[] })
        .messageList,
    usage: async () => (await call('GET /v1/users/check-free-usage-limit')).body.data as UsageLimit,
    charge: async (credit) => {
      const bought = { userId, orderId: newKey(), name: '썸 30', credit, bonusCredit: 0 };
      const ports = { clock: shop.clock, newId: uuidv7, validDays: 365 };
      await shop.db.transaction((tx) => grantCredits(tx, bought, ports));
    },
    credits: () => heldCredits(shop.db, userId, shop.clock.now()),
  };
}

/** What a browser has of a stream: its text so far, the last id it saw, and how it ended. */
export interface Heard {
  text: string;
  lastId: string | null;
  ended: { event: string; message: ChatMessage } | null;
}

export const nothingHeard: Heard = { text: '', lastId: null, ended: null };

/** Adds the whole events of what arrived; an event that was cut off is lost with its line. */
export function hear(before: Heard, arrived: string): Heard {
  return arrived
    .split('\n\n')
    .slice(0, -1)
    .reduce<Heard>((heard, block) => {
      const field = (name: string): string | null =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2) ?? null;
      const data = field('data');
      if (data === null) return heard;
      if (field('event') === 'piece') {
        const { offset, text } = JSON.parse(data) as ReplyPiece;
        expect(offset).toBe(heard.text.length);
        return { ...heard, text: heard.text + text, lastId: field('id') };
      }
      return { ...heard, ended: { event: field('event') ?? '', message: JSON.parse(data) as ChatMessage } };
    }, before);
}
