import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Chat } from '@wolha/contract';
import type { ChatAsk } from '@wolha/reading';
import { chats, chatMessages } from './schema.ts';
import { eq } from 'drizzle-orm';
import type { Adviser } from './adviser.ts';
import { echo, newAsker, OTHER_PARTNER, PARTNER } from '../../test/asker.ts';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';

/** 새벽별 is not open yet. */
const HIDDEN_PARTNER = 8;

describe('chat rooms', () => {
  let shop: TestShop;
  const told: ChatAsk[] = [];
  const listening: Adviser = {
    answer: (ask, answering) => {
      told.push(ask);
      return echo.answer(ask, answering);
    },
  };
  beforeAll(async () => {
    shop = await openTestShop({ adviser: listening, prices: { freePerDay: 1000 } });
  });
  afterAll(() => shop.close());

  test('are opened anew, found again, listed by use, and deleted', async () => {
    const asker = await newAsker(shop);
    const find = async (partnerId = PARTNER) =>
      ((await asker.call(`GET /v1/chats/partners/${partnerId}`)).body.data as { chat: Chat | null }).chat;
    const list = async () =>
      ((await asker.call('GET /v1/chats')).body.data as { chatList: Chat[] }).chatList.map((one) => one.id);
    expect(await find()).toBeNull();
    const first = await asker.open();
    expect(first).toMatchObject({
      uuid: first.id,
      messageCount: 0,
      partner: { id: PARTNER, name: '달무리' },
    });
    expect(await asker.open()).toMatchObject({ id: first.id });
    await asker.ask(first);
    shop.clock.advance(1000);
    const second = await asker.open();
    expect(second.id).not.toBe(first.id);
    const third = await asker.open(OTHER_PARTNER);
    expect(await find()).toMatchObject({ id: second.id });
    shop.clock.advance(1000);
    await asker.ask(first);
    expect(await find()).toMatchObject({ id: first.id, messageCount: 2 });
    expect((await list())[0]).toBe(first.id);
    expect(await list()).toHaveLength(3);
    expect((await asker.call(`DELETE /v1/chats/${first.uuid}`)).body.data).toEqual({ deleted: true });
    expect((await list()).toSorted()).toEqual([second.id, third.id].toSorted());
    const rows = await shop.db.select().from(chatMessages).where(eq(chatMessages.userId, asker.userId));
    expect(rows).toEqual([]);
  });

  test('pressed twice is one room', async () => {
    const asker = await newAsker(shop);
    const opened = await Promise.all(Array.from({ length: 5 }, () => asker.open()));
    expect(new Set(opened.map((room) => room.id)).size).toBe(1);
  });

  test('are paged upwards, nothing left out and nothing twice', async () => {
    const asker = await newAsker(shop);
    const room = await asker.open();
    for (let n = 0; n < 7; n += 1) {
      // Two of a moment, so that the order within one is held too.
      if (n % 2 === 0) shop.clock.advance(1000);
      await asker.ask(room, { message: `질문 ${n}` });
    }
    const seen: string[] = [];
    let before = '';
    for (let page = 0; page < 4; page += 1) {
      const { body } = await asker.call(`GET /v1/chats/${room.id}/messages?limit=3${before}`);
      const { messageList, hasEarlier, chat } = body.data as {
        messageList: { id: string; message: string }[];
        hasEarlier: boolean;
        chat: Chat;
      };
      expect(chat).toMatchObject({ id: room.id, messageCount: 7 });
      seen.unshift(...messageList.map((one) => one.message));
      if (!hasEarlier) break;
      before = `&before=${messageList[0]?.id}`;
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `질문 ${n}`));
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'before=1']) {
      expect((await asker.call(`GET /v1/chats/${room.id}/messages?${query}`)).status).toBe(400);
    }
  });

  test('tell the adviser the charts, the day and the last sixty exchanges, and nothing personal (A62)', async () => {
    const asker = await newAsker(shop);
    const room = await asker.open();
    for (let n = 0; n < 62; n += 1) {
      shop.clock.advance(1000);
      await asker.ask(room, {
        message: `질문 ${n}`,
        fortuneDate: '2027-01-05',
        memberPartnerId: asker.counterpartId,
      });
    }
    const ask = told.at(-1);
    expect(ask).toMatchObject({
      question: '질문 61',
      on: '20270105',
      today: '20261121',
      partner: { id: PARTNER },
    });
    expect(ask?.counterpart).not.toBeNull();
    expect(ask?.history).toHaveLength(120);
    expect(ask?.history[0]).toEqual({ role: 'READER', text: '질문 1' });
    expect(ask?.history.at(-1)).toMatchObject({ role: 'PARTNER' });
    expect(JSON.stringify(ask)).not.toContain(asker.memberId);
  }, 30_000);

  test('A27: with an adviser who is not open are for the preview role alone', async () => {
    const asker = await newAsker(shop);
    expect((await asker.call(`POST /v1/chats/partners/${HIDDEN_PARTNER}`)).status).toBe(404);
    expect((await asker.call(`GET /v1/chats/partners/${HIDDEN_PARTNER}`)).status).toBe(404);
    expect((await asker.call('POST /v1/chats/partners/99')).status).toBe(404);
    const room = await asker.open();
    await shop.db.update(chats).set({ partnerId: HIDDEN_PARTNER }).where(eq(chats.id, room.id));
    expect((await asker.send(room, { partnerId: HIDDEN_PARTNER })).status).toBe(404);
  });

  test('are at most two hundred', async () => {
    const asker = await newAsker(shop);
    const now = shop.clock.now();
    await shop.db.insert(chats).values(
      Array.from({ length: 200 }, () => ({
        userId: asker.userId,
        id: shop.chats.newId(),
        partnerId: PARTNER,
        messageCount: 1,
        createdAt: now,
        updatedAt: now,
      })),
    );
    expect(await asker.call(`POST /v1/chats/partners/${PARTNER}`)).toMatchObject({
      status: 409,
      body: { code: 'CHAT_LIMIT' },
    });
  });

  test('go with the account', async () => {
    const asker = await newAsker(shop);
    const room = await asker.open();
    await asker.ask(room);
    expect((await asker.call('DELETE /v1/profile')).status).toBe(200);
    const rows = await shop.db.select().from(chats).where(eq(chats.userId, asker.userId));
    expect(rows).toEqual([]);
  });
});
