import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '@wolha/contract';
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
  type Thread,
} from './thread.ts';

const PARTNER = 3;
const EMPTY: Thread = { exchanges: [], hasEarlier: false };
const ask: Ask = {
  message: '만날까요?',
  partnerId: PARTNER,
  memberId: 'm',
  memberPartnerId: null,
  fortuneDate: '2026-11-21',
};

const message = (number: number, part: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `id-${number}`,
  clientMessageId: `key-${number}`,
  message: `물음 ${number}`,
  response: `답 ${number}`,
  state: 'READY',
  questions: [],
  fortuneDate: '2026-11-21',
  memberId: 'm',
  memberPartnerId: null,
  paidWith: 'FREE',
  writtenByModel: false,
  createdAt: new Date(Date.UTC(2026, 10, 21, 0, number)).toISOString(),
  ...part,
});
const page = (from: number, to: number, hasEarlier = false) => ({
  messageList: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
  hasEarlier,
});
const words = (thread: Thread) => thread.exchanges.map((one) => one.message);

describe('a talk', () => {
  test('shows a question at once and takes the server’s telling of it in its place', () => {
    const asked = withQuestion(threadOf(page(1, 2), PARTNER), ask, 'key-3', '2030-01-01T00:00:00Z');
    expect(asked.exchanges.at(-1)).toMatchObject({ message: '만날까요?', state: 'SENDING', id: null });
    expect(underWay(asked)?.key).toBe('key-3');
    const answered = withAnswer(asked, 'key-3', message(3, { state: 'WRITING', response: '' }), PARTNER);
    expect(words(answered)).toEqual(['물음 1', '물음 2', '물음 3']);
    expect(absorb(answered, page(1, 3), PARTNER).exchanges.map((one) => one.state)).toEqual(
      Array(3).fill('READY'),
    );
  });

  test('a lost answer is recognised by its key when the room is loaded again', () => {
    const lost = withUnsent(withQuestion(EMPTY, ask, 'key-1', '2026-11-21T00:00:00Z'), 'key-1');
    expect(absorb(lost, page(1, 1), PARTNER).exchanges).toMatchObject([{ id: 'id-1', state: 'READY' }]);
  });

  test('a question sent again keeps its place and its key', () => {
    const failed = absorb(
      EMPTY,
      { messageList: [message(1, { state: 'FAILED', response: '' }), message(2)], hasEarlier: false },
      PARTNER,
    );
    const again = withQuestion(failed, ask, 'key-1', '2026-11-22T00:00:00Z');
    expect(again.exchanges.map(({ key, state }) => [key, state])).toEqual([
      ['key-1', 'SENDING'],
      ['key-2', 'READY'],
    ]);
    expect(without(again, 'key-1').exchanges).toHaveLength(1);
  });

  test('older pages come before, a newer one after, each message once', () => {
    const recent = threadOf(page(31, 60, true), PARTNER);
    const more = withEarlier(recent, page(1, 35), PARTNER);
    expect(more.hasEarlier).toBe(false);
    expect(words(refresh(more, page(35, 64, true), PARTNER))).toEqual(words(threadOf(page(1, 64), PARTNER)));
  });

  test('begins anew where a whole page was said on another device meanwhile', () => {
    const away = refresh(threadOf(page(1, 10), PARTNER), page(50, 79, true), PARTNER);
    expect(away.hasEarlier).toBe(true);
    expect(words(away)).toEqual(words(threadOf(page(50, 79), PARTNER)));
  });

  test('what was read of a reply is not lost to an older telling', () => {
    const writing = threadOf(
      { messageList: [message(1, { state: 'WRITING', response: '네, 그럴' })], hasEarlier: false },
      PARTNER,
    );
    const read = withPiece(writing, 'id-1', 5, ' 거예요.');
    expect(read.exchanges[0]?.response).toBe('네, 그럴 거예요.');
    const old = { messageList: [message(1, { state: 'WRITING', response: '네,' })], hasEarlier: false };
    expect(absorb(read, old, PARTNER).exchanges[0]?.response).toBe('네, 그럴 거예요.');
  });

  test('however pieces are cut, repeated or lost, the text never strays from the reply', () => {
    const reply = '네, **먼저 꺼내는 쪽**은 당신이 좋습니다. 🌙 조용한 한마디면 됩니다.';
    const cut = fc.record({ offset: fc.nat(reply.length), length: fc.nat(reply.length) });
    fc.assert(
      fc.property(fc.array(cut, { maxLength: 30 }), (cuts) => {
        let thread = threadOf(
          { messageList: [message(1, { state: 'WRITING', response: '' })], hasEarlier: false },
          PARTNER,
        );
        for (const { offset, length } of cuts)
          thread = withPiece(thread, 'id-1', offset, reply.slice(offset, offset + length));
        expect(reply.startsWith(thread.exchanges[0]?.response ?? '?')).toBe(true);
        thread = withPiece(thread, 'id-1', 0, reply);
        expect(thread.exchanges[0]?.response).toBe(reply);
      }),
      { seed: 20261121 },
    );
  });
});
