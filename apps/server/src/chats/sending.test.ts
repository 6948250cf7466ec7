import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Chat, ChatMessage } from '@wolha/contract';
import { auditCredits } from '#credits/audit-credits.ts';
import { echo, newAsker, newKey, OTHER_PARTNER, PARTNER, type Asker } from '../../test/asker.ts';
import { openTestShop, type Answer, type TestShop } from '../../test/test-shop.ts';

const FREE = 3;

describe('asking in a chat room', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ adviser: echo });
  });
  afterAll(async () => {
    expect(await auditCredits(shop.db)).toEqual([]);
    await shop.close();
  });

  test('answers with the whole reply and its follow-ups', async () => {
    const asker = await newAsker(shop);
    const chat = await asker.open();
    const answer = await asker.send(chat, { message: '  그 사람이 돌아올까요?\n ' });
    const data = answer.body.data as { response: string; questions: string[]; chatMessage: ChatMessage };
    expect(answer.status).toBe(200);
    expect(data.response).toContain('그 사람이 돌아올까요?라고 물으셨지요.');
    expect(data.questions).toEqual(['언제가 좋을까요?']);
    expect(data.chatMessage).toMatchObject({
      message: '그 사람이 돌아올까요?',
      state: 'READY',
      fortuneDate: '2026-11-21',
      memberId: asker.memberId,
      memberPartnerId: null,
      paidWith: 'FREE',
      writtenByModel: false,
    });
    expect(await asker.messages(chat)).toEqual([data.chatMessage]);
  });

  test('takes fortuneDate, or selectedDate in its stead, written either way', async () => {
    const asker = await newAsker(shop);
    const chat = await asker.open();
    const on = async (dates: object) => (await asker.ask(chat, { ...dates })).fortuneDate;
    expect(await on({ fortuneDate: '19000101' })).toBe('1900-01-01');
    expect(await on({ selectedDate: '2200-12-31' })).toBe('2200-12-31');
    expect(await on({ fortuneDate: '2027-02-14', selectedDate: '2027-02-15' })).toBe('2027-02-14');
  });

  test('three questions a day are free, then each costs a credit, then there is nothing (A47)', async () => {
    const asker = await newAsker(shop);
    const chat = await asker.open();
    await asker.charge(2);
    const paid = [];
    for (let n = 0; n < FREE + 2; n += 1) paid.push((await asker.ask(chat)).paidWith);
    expect(paid).toEqual(['FREE', 'FREE', 'FREE', 'CREDIT', 'CREDIT']);
    expect(await asker.credits()).toBe(0);
    const refused = await asker.send(chat, { fortuneDate: '2026-11-22' });
    expect(refused).toMatchObject({
      status: 402,
      body: {
        code: 'USER_USAGE_LIMIT',
        message: '오늘 하루 개인 사용량이 제한되었습니다. 내일 다시 이용하거나 크레딧을 충전해주세요.',
      },
    });
    expect(await asker.usage()).toMatchObject({
      isTotalUsageLimit: false,
      isUserUsageLimit: true,
      freeMessagesLeft: 0,
    });
    const history = await asker.call('GET /v1/users/credit-history');
    expect(history.body.data).toMatchObject({
      creditHistoryList: [
        { name: '달무리 상담', usageType: 'USED', amount: 1 },
        { name: '달무리 상담', usageType: 'USED', amount: 1 },
        { name: '썸 30', usageType: 'PAID', amount: 2 },
      ],
    });
    expect(await asker.messages(chat)).toHaveLength(FREE + 2);
  });

  test('free use begins anew at midnight in Korea, not at another', async () => {
    const asker = await newAsker(shop);
    const chat = await asker.open();
    shop.clock.set('2026-11-22T23:59:59.999+09:00');
    for (let n = 0; n < FREE; n += 1) await asker.ask(chat);
    expect((await asker.send(chat)).status).toBe(402);
    shop.clock.set('2026-11-23T00:00:00+09:00');
    expect(await asker.usage()).toMatchObject({ isUserUsageLimit: false, freeMessagesLeft: FREE });
    expect(await asker.ask(chat)).toMatchObject({ paidWith: 'FREE', fortuneDate: '2026-11-23' });
    shop.clock.set('2026-11-23T09:00:00+09:00');
    expect(await asker.usage()).toMatchObject({ freeMessagesLeft: FREE - 1 });
    shop.clock.set('2026-11-21T12:00:00+09:00');
  });

  test('the same key is the same question: one reply, one charge', async () => {
    const asker = await newAsker(shop);
    const chat = await asker.open();
    const clientMessageId = newKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => asker.ask(chat, { clientMessageId, wait: true })),
    );
    expect(new Set(answers.map((message) => message.id)).size).toBe(1);
    expect(answers.every((message) => message.state === 'READY')).toBe(true);
    expect(await asker.usage()).toMatchObject({ freeMessagesLeft: FREE - 1 });
    const other = await asker.send(chat, { clientMessageId, message: '다른 질문이에요.' });
    expect(other).toMatchObject({ status: 409, body: { code: 'MESSAGE_ID_UNUSABLE' } });
  });

  test('without a key the same words within ten seconds are the same question, later a new one', async () => {
    const asker = await newAsker(shop);
    const chat = await asker.open();
    const ask = (body: object = {}) => asker.ask(chat, { clientMessageId: undefined, ...body });
    const [first, twin] = await Promise.all([ask(), ask()]);
    expect(twin?.id).toBe(first?.id);
    shop.clock.advance(9_999);
    expect((await ask()).id).toBe(first?.id);
    expect((await ask({ fortuneDate: '2026-12-01' })).id).not.toBe(first?.id);
    shop.clock.advance(10_000);
    expect((await ask({ fortuneDate: '2026-12-01' })).id).not.toBe(first?.id);
    expect(await asker.messages(chat)).toHaveLength(3);
    shop.clock.set('2026-11-21T12:00:00+09:00');
  });

  test('A39: a hundred parallel questions with credit for one: exactly one is charged and answered', async () => {
    const asker = await newAsker(shop);
    const rooms = await roomsOf(asker);
    for (let n = 0; n < FREE; n += 1) await asker.ask(rooms[0] as Chat);
    await asker.charge(1);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => {
        const room = rooms[n % rooms.length] as Chat;
        return asker.send(room, { partnerId: room.partner.id });
      }),
    );
    const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
    expect(count(200)).toBe(1);
    expect(count(402) + count(409)).toBe(99);
    expect(await asker.credits()).toBe(0);
    expect(await auditCredits(shop.db)).toEqual([]);
  });

  /** A room with each of the advisers who are open. */
  const roomsOf = (asker: Asker): Promise<Chat[]> =>
    Promise.all([1, 2, 3, 4, 5, 6, 7].map((partner) => asker.open(partner)));

  test('A46: fifty parallel questions of one reader: three are free', async () => {
    const asker = await newAsker(shop);
    const rooms = await roomsOf(asker);
    const sent = (): Promise<Answer[]> =>
      Promise.all(
        Array.from({ length: 50 }, (_, n) => {
          const room = rooms[n % rooms.length] as Chat;
          return asker.send(room, { partnerId: room.partner.id });
        }),
      );
    const answers = await sent();
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(FREE);
    expect(await asker.usage()).toMatchObject({ isUserUsageLimit: true });
    expect((await sent()).filter((answer) => answer.status === 200)).toHaveLength(0);
  });

  describe('bad input is refused, and costs nothing', () => {
    let asker: Asker;
    let chat: Chat;
    beforeAll(async () => {
      asker = await newAsker(shop);
      chat = await asker.open();
    });
    const BLANK = '궁금한 점을 입력해 주세요.';
    const DATE = '기준일은 1900년부터 2200년 사이의 날짜로 골라 주세요.';

    test.each<[string, Record<string, unknown>, number, string | undefined]>([
      ['nothing', { message: '' }, 400, BLANK],
      ['spaces and line breaks', { message: ' \n\t\u00A0\u3000 ' }, 400, BLANK],
      ['what cannot be seen', { message: '\u200B\u202E\u2066\uFEFF\u0000' }, 400, BLANK],
      ['1,001 characters', { message: '가'.repeat(1001) }, 400, '질문은 1,000자까지 보낼 수 있습니다.'],
      ['100 KB', { message: '['.repeat(100_000) }, 413, undefined],
      ['no text', { message: 7 }, 400, undefined],
      ['no person', { memberId: null }, 400, '먼저 멤버를 선택해주세요.'],
      ['no person, left out', { memberId: undefined }, 400, '먼저 멤버를 선택해주세요.'],
      ['no person, left empty', { memberId: '' }, 400, '먼저 멤버를 선택해주세요.'],
      ['a person that is no id', { memberId: '1' }, 400, undefined],
      ['a person nobody has', { memberId: '019aaaaa-0000-7000-8000-000000000001' }, 404, undefined],
      [
        'a counterpart nobody has',
        { memberPartnerId: '019aaaaa-0000-7000-8000-000000000001' },
        404,
        undefined,
      ],
      ['another adviser', { partnerId: OTHER_PARTNER }, 404, undefined],
      ['no adviser', { partnerId: 'x' }, 400, undefined],
      ['1899', { fortuneDate: '1899-12-31' }, 400, DATE],
      ['2201', { fortuneDate: '2201-01-01' }, 400, DATE],
      ['a day that is none', { selectedDate: '2026-02-30' }, 400, DATE],
      ['a key too short', { clientMessageId: 'short' }, 400, undefined],
      ['fields of its own', { price: 0, totalCredit: 100 }, 400, undefined],
    ])('%s', async (_, body, status, message) => {
      const answer = await asker.send(chat, body);
      expect(answer.status).toBe(status);
      if (message !== undefined) expect(answer.body.message).toBe(message);
      expect(await asker.messages(chat)).toEqual([]);
      expect((await asker.usage()).freeMessagesLeft).toBe(FREE);
    });

    test('the same person as counterpart', async () => {
      expect((await asker.send(chat, { memberPartnerId: asker.memberId })).status).toBe(400);
    });
  });

  test.each([
    ['emoji', '💘'.repeat(1000), '💘'.repeat(1000)],
    ['text that turns around', 'a\u202Eb\u2066ا\u2069', 'abا'],
    ['a broken pair', `너\uD83D는`, '너는'],
    ['Hangul in parts', '사랑'.normalize('NFD'), '사랑'],
    [
      'nested brackets and marks',
      `${'['.repeat(300)}${'*'.repeat(300)}`,
      `${'['.repeat(300)}${'*'.repeat(300)}`,
    ],
    ['markup', '<script>alert(1)</script> <b>', '<script>alert(1)</script> <b>'],
    ['SQL', `'; drop table chats; --`, `'; drop table chats; --`],
  ])('keeps %s as text', async (_, message, kept) => {
    const asker = await newAsker(shop);
    const chat = await asker.open();
    expect((await asker.ask(chat, { message })).message).toBe(kept);
    expect((await asker.messages(chat))[0]?.message).toBe(kept);
  });

  test('A19, A21, A22: rooms, messages and people of another reader are missing', async () => {
    const owner = await newAsker(shop);
    const chat = await owner.open();
    const message = await owner.ask(chat);
    const other = await newAsker(shop);
    const own = await other.open();
    const answers = [
      await other.send(chat),
      await other.call(`GET /v1/chats/${chat.id}/messages`),
      await other.call(`DELETE /v1/chats/${chat.id}`),
      await other.send(own, { memberId: owner.memberId }),
      await other.send(own, { memberPartnerId: owner.memberId }),
      await other.call(`GET /v1/chats/${own.id}/messages?before=${message.id}`),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    for (const room of [chat, own]) {
      const stream = `/v1/chats/${room.id}/messages/${message.id}/stream`;
      const asked = await shop.fetch(stream, { headers: { authorization: `Bearer ${other.token}` } });
      expect(asked.status).toBe(404);
    }
    const elsewhere = await owner.open(OTHER_PARTNER);
    const astray = `/v1/chats/${elsewhere.id}/messages/${message.id}/stream`;
    expect((await shop.fetch(astray, { headers: { authorization: `Bearer ${owner.token}` } })).status).toBe(
      404,
    );
    expect((await shop.call(`GET /v1/chats/${chat.id}/messages`)).status).toBe(401);
    expect((await shop.fetch(`/v1/chats/${chat.id}/messages/${message.id}/stream`)).status).toBe(401);
    expect(await owner.messages(chat)).toHaveLength(1);
    expect((await other.usage()).freeMessagesLeft).toBe(FREE);
  });

  test('questions and replies are sealed at rest (A88)', async () => {
    const asker = await newAsker(shop);
    const chat = await asker.open();
    await asker.ask(chat, { message: '비밀스러운 첫사랑 이야기' });
    const { rows } = await shop.db.execute(`select * from chat_messages where user_id = ${asker.userId}`);
    const text = JSON.stringify(rows, (_, value: unknown) =>
      Buffer.isBuffer(value) ? value.toString('utf8') : value,
    );
    expect(rows).toHaveLength(1);
    expect(text).not.toContain('첫사랑');
    expect(text).not.toContain('물으셨지요');
  });
});

describe('the house’s own limit', () => {
  test('is exact among many readers, and named before the reader’s own', async () => {
    const shop = await openTestShop({ adviser: echo, prices: { freePerDayOfHouse: 5 } });
    const askers = await Promise.all(Array.from({ length: 4 }, () => newAsker(shop)));
    const rooms = await Promise.all(
      askers.flatMap((asker) =>
        [1, 2, 3].map(async (partner) => ({ asker, room: await asker.open(partner) })),
      ),
    );
    const answers = await Promise.all(
      rooms.map(({ asker, room }) => asker.send(room, { partnerId: room.partner.id })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
    const refused = answers.find((answer) => answer.status === 402);
    expect(refused?.body).toMatchObject({
      code: 'TOTAL_USAGE_LIMIT',
      message: '오늘 하루 전체 사용량이 제한되었습니다. 내일 다시 이용하거나 크레딧을 충전해주세요.',
    });
    const [first] = askers as [Asker];
    expect(await first.usage()).toMatchObject({ isTotalUsageLimit: true, freeMessagesLeft: 0 });
    await first.charge(1);
    expect(await first.ask(await first.open(PARTNER), {})).toMatchObject({ paidWith: 'CREDIT' });
    expect(await auditCredits(shop.db)).toEqual([]);
    await shop.close();
  });
});
