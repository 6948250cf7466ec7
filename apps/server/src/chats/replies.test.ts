import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replyStreamPath, type Chat, type ChatMessage } from '@wolha/contract';
import { auditCredits } from '#credits/audit-credits.ts';
import { deleteMember } from '#members/delete-member.ts';
import {
  echo,
  hear,
  heldBack,
  newAsker,
  newKey,
  sentenceBySentence,
  nothingHeard,
  type Asker,
  type Heard,
} from '../../test/asker.ts';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { awaitNews } from './await-reply.ts';
import { createReplyBoard } from './reply-board.ts';
import { openReplyDesk } from './reply-desk.ts';
import { findMessage, type MessageRow } from './repository.ts';

describe('a reply, whatever becomes of who writes and who reads it', () => {
  let shop: TestShop;
  let asker: Asker;
  let chat: Chat;
  let held: ReturnType<typeof heldBack>;

  /** A reader in a room, whose free use is spent and who has one credit. */
  beforeEach(async () => {
    held = heldBack();
    shop = await openTestShop({ adviser: held.adviser, prices: { freePerDay: 0 } });
    asker = await newAsker(shop);
    chat = await asker.open();
    await asker.charge(1);
  });
  afterEach(async () => {
    held.holdNoMore();
    expect(await auditCredits(shop.db)).toEqual([]);
    await shop.close();
  });

  const open = (message: Pick<ChatMessage, 'id'>, heard: Heard = nothingHeard): Promise<Response> =>
    shop.fetch(replyStreamPath(chat.id, message.id), {
      headers: {
        authorization: `Bearer ${asker.token}`,
        ...(heard.lastId === null ? {} : { 'last-event-id': heard.lastId }),
      },
    });
  const listen = async (message: Pick<ChatMessage, 'id'>, heard: Heard = nothingHeard): Promise<Heard> =>
    hear(heard, await (await open(message, heard)).text());
  const begin = (body: Record<string, unknown> = {}) => asker.ask(chat, { wait: false, ...body });
  const state = async (message: ChatMessage) =>
    (await asker.messages(chat)).find((one) => one.id === message.id)?.state;
  const endLeases = () =>
    shop.db.execute(sql`update chat_messages set lease_until = clock_timestamp() - interval '1 minute'`);
  const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  test('A11: ends for who logs out, at once, and goes on for their other device', async () => {
    const message = await begin();
    const other = await shop.signIn(asker.userId);
    const here = await open(message);
    const there = shop.fetch(replyStreamPath(chat.id, message.id), {
      headers: { authorization: `Bearer ${other}` },
    });
    await until(() => held.asked() === 1);
    await asker.call('POST /v1/auth/logout');
    expect(hear(nothingHeard, await here.text())).toEqual(nothingHeard);
    expect((await open(message)).status).toBe(401);
    held.letGo();
    expect(hear(nothingHeard, await (await there).text()).ended?.event).toBe('done');
  });

  const answer = async (message: ChatMessage): Promise<void> => {
    await until(() => held.asked() === 1);
    held.letGo();
    await until(async () => (await state(message)) === 'READY');
  };

  test('is asked for at once, heard by every device as it comes, and charged when it is there', async () => {
    const message = await begin();
    expect(message).toMatchObject({ state: 'WRITING', response: '', paidWith: 'CREDIT' });
    const devices = [listen(message), listen(message), listen(message)];
    await until(() => held.asked() === 1);
    expect(await asker.credits()).toBe(0);
    held.letGo();
    const heard = await Promise.all(devices);
    const [stored] = await asker.messages(chat);
    for (const { text, ended } of heard) {
      expect(text).toBe(stored?.response);
      expect(ended).toEqual({ event: 'done', message: stored });
    }
    expect(stored).toMatchObject({ state: 'READY', questions: ['언제가 좋을까요?'] });
    expect(held.asked()).toBe(1);
  });

  test('F21: cut at every byte and gone on with, it is the same text, asked once and charged once', async () => {
    const message = await begin({ message: '💘 그 사람도 저를 생각할까요?' });
    await answer(message);
    const bytes = new Uint8Array(await (await open(message)).arrayBuffer());
    const whole = hear(nothingHeard, new TextDecoder().decode(bytes));
    expect(whole.ended?.event).toBe('done');
    const cuts = Array.from({ length: bytes.length + 1 }, (_, cut) =>
      hear(nothingHeard, new TextDecoder().decode(bytes.slice(0, cut))),
    );
    // A device that was cut off within an event is where it was before it: few places are left to go on from.
    const places = new Map(cuts.map((before) => [JSON.stringify(before), before]));
    expect(places.size).toBe(5);
    for (const before of places.values()) {
      expect(before.ended ? before : await listen(message, before)).toEqual(whole);
    }
    expect(held.asked()).toBe(1);
    expect(await asker.credits()).toBe(0);
  });

  test('goes on from any offset of the address, also in the middle of a sentence or of a sign', async () => {
    const message = await begin({ message: '💘' });
    await answer(message);
    const { text } = await listen(message);
    for (let offset = 0; offset <= text.length; offset += 1) {
      const path = replyStreamPath(chat.id, message.id, offset);
      const rest = await shop.fetch(path, { headers: { authorization: `Bearer ${asker.token}` } });
      const heard = hear({ ...nothingHeard, text: text.slice(0, offset) }, await rest.text());
      expect(heard.text).toBe(text);
    }
    for (const offset of ['-1', 'x', '99999999', '1e3', '']) {
      const path = `${replyStreamPath(chat.id, message.id)}?offset=${offset}`;
      const rest = await shop.fetch(path, { headers: { authorization: `Bearer ${asker.token}` } });
      expect(hear(nothingHeard, await rest.text()).text).toBe(text);
    }
  });

  test('whose first reader hangs up is written all the same', async () => {
    const message = await begin();
    const response = await open(message);
    await response.body?.cancel();
    await answer(message);
    expect((await listen(message)).text).toBe((await asker.messages(chat))[0]?.response);
  });

  test('that fails costs nothing, says so, and can be asked for again under its key', async () => {
    const clientMessageId = newKey();
    const message = await begin({ clientMessageId });
    const hearing = listen(message);
    await until(() => held.asked() === 1);
    held.letGo('fail');
    expect((await hearing).ended).toMatchObject({
      event: 'failed',
      message: { state: 'FAILED', paidWith: 'NONE' },
    });
    expect(await asker.credits()).toBe(1);
    const waiting = asker.send(chat, { clientMessageId });
    await until(() => held.asked() === 2);
    held.letGo('fail');
    expect(await waiting).toMatchObject({ status: 503, body: { code: 'REPLY_FAILED' } });
    expect(await asker.credits()).toBe(1);
    const third = asker.ask(chat, { clientMessageId });
    await until(() => held.asked() === 3);
    held.letGo();
    expect(await third).toMatchObject({ id: message.id, state: 'READY', paidWith: 'CREDIT' });
    expect(await asker.credits()).toBe(0);
    expect(await asker.messages(chat)).toHaveLength(1);
  });

  test('of a free message that fails gives the day its message back', async () => {
    const free = await openTestShop({ adviser: { answer: () => Promise.reject(new Error('no words')) } });
    const reader = await newAsker(free);
    const room = await reader.open();
    expect((await reader.send(room)).body).toMatchObject({ code: 'REPLY_FAILED' });
    expect(await reader.usage()).toMatchObject({ freeMessagesLeft: 3, isUserUsageLimit: false });
    await free.close();
  });

  test('whose process died is written by another, and charged once', async () => {
    const message = await begin();
    await until(() => held.asked() === 1);
    await endLeases();
    const other = openReplyDesk({ ...shop.chats, adviser: echo });
    expect(await other.takeUpIdle()).toBe(1);
    expect(await state(message)).toBe('READY');
    // The first one was not dead after all: it comes late, and changes nothing.
    held.letGo('fail');
    await shop.desk.stop();
    expect(await state(message)).toBe('READY');
    expect(await asker.credits()).toBe(0);
    expect(await other.takeUpIdle()).toBe(0);
  });

  test('is ended by who writes it now, not by a process that was overtaken meanwhile', async () => {
    const message = await begin();
    await until(() => held.asked() === 1);
    await endLeases();
    const successor = heldBack();
    const takenUp = openReplyDesk({ ...shop.chats, adviser: successor.adviser }).takeUpIdle();
    await until(() => successor.asked() === 1);
    held.letGo();
    await shop.desk.stop();
    expect(await state(message)).toBe('WRITING');
    successor.letGo();
    expect(await takenUp).toBe(1);
    expect(await state(message)).toBe('READY');
    expect(await asker.credits()).toBe(0);
  });

  test('F14: of a process that goes down is handed back and taken up at once', async () => {
    const message = await begin();
    await until(() => held.asked() === 1);
    await shop.desk.stop();
    expect(await state(message)).toBe('WRITING');
    expect(await openReplyDesk({ ...shop.chats, adviser: echo }).takeUpIdle()).toBe(1);
    expect(await state(message)).toBe('READY');
  });

  test('that kills whoever writes it is given up and costs nothing', async () => {
    const message = await begin();
    for (let deaths = 0; deaths < 3; deaths += 1) {
      await endLeases();
      const mortal = heldBack();
      const desk = openReplyDesk({ ...shop.chats, adviser: mortal.adviser });
      void desk.takeUpIdle();
      await until(async () => mortal.asked() === 1 || (await state(message)) === 'FAILED');
      await endLeases();
    }
    await openReplyDesk(shop.chats).takeUpIdle();
    expect(await state(message)).toBe('FAILED');
    expect(await asker.credits()).toBe(1);
  });

  test('is one at a time in a room', async () => {
    await begin();
    const other = await asker.send(chat, { message: '다른 것도 궁금해요.' });
    expect(other).toMatchObject({ status: 409, body: { code: 'REPLY_UNDER_WAY' } });
    expect(await asker.messages(chat)).toHaveLength(1);
  });

  test('that takes longer than a sender waits is told 202, and comes all the same', async () => {
    const slow = await asker.ask(chat, { wait: true });
    expect(slow.state).toBe('WRITING');
    await answer(slow);
  });

  test('for a person deleted meanwhile is not written, and costs nothing (F24, I14)', async () => {
    const message = await begin();
    await until(() => held.asked() === 1);
    await deleteMember(shop.chats, asker.userId, asker.memberId);
    await endLeases();
    await openReplyDesk({ ...shop.chats, adviser: echo }).takeUpIdle();
    expect(await state(message)).toBe('FAILED');
    expect(await asker.credits()).toBe(1);
  });

  test('in a room deleted meanwhile is paid for by nobody', async () => {
    const message = await begin();
    const hearing = listen(message);
    await until(() => held.asked() === 1);
    expect((await asker.call(`DELETE /v1/chats/${chat.id}`)).status).toBe(200);
    held.letGo();
    expect((await hearing).ended).toBeNull();
    expect(await asker.credits()).toBe(1);
    expect((await asker.call(`GET /v1/chats/${chat.id}/messages`)).status).toBe(404);
    expect((await asker.call(`DELETE /v1/chats/${chat.id}`)).status).toBe(404);
  });
});

describe('a reply that is told while it is written', () => {
  let shop: TestShop;
  let asker: Asker;
  let chat: Chat;
  let writer: ReturnType<typeof sentenceBySentence>;
  let message: ChatMessage;

  beforeEach(async () => {
    writer = sentenceBySentence();
    shop = await openTestShop({ adviser: writer.adviser, prices: { freePerDay: 0 } });
    asker = await newAsker(shop);
    chat = await asker.open();
    await asker.charge(1);
    message = await asker.ask(chat, { wait: false });
    await until(() => writer.asked() === 1);
  });
  afterEach(async () => {
    writer.end();
    expect(await auditCredits(shop.db)).toEqual([]);
    await shop.close();
  });

  const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const stored = async (): Promise<ChatMessage> => (await asker.messages(chat))[0] as ChatMessage;
  /** A device that listens; what it has heard so far can be asked at any time. */
  const device = async (offset = 0) => {
    const response = await shop.fetch(replyStreamPath(chat.id, message.id, offset), {
      headers: { authorization: `Bearer ${asker.token}` },
    });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    let arrived = '';
    const reading = (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        arrived += decoder.decode(part.value, { stream: true });
      }
    })();
    return {
      heard: () => hear(nothingHeard, arrived),
      arrived: () => arrived,
      ended: () => reading,
      hangUp: () => reader.cancel(),
    };
  };

  test('is heard sentence by sentence, also by who comes later, and by a look into the room', async () => {
    const first = await device();
    await writer.say('먼저 답부터 드릴게요. ');
    await until(() => first.heard().text === '먼저 답부터 드릴게요. ');
    expect(await stored()).toMatchObject({
      state: 'WRITING',
      response: '먼저 답부터 드릴게요. ',
      writtenByModel: true,
    });
    const second = await device();
    await until(() => second.heard().text === '먼저 답부터 드릴게요. ');
    await writer.say('서두르지 마세요. ');
    await until(() => second.heard().text.endsWith('마세요. '));
    expect(await asker.credits()).toBe(0);
    writer.end();
    await Promise.all([first.ended(), second.ended()]);
    for (const { heard } of [first, second]) {
      expect(heard()).toMatchObject({
        text: '먼저 답부터 드릴게요. 서두르지 마세요. 이만 줄일게요.',
        ended: { event: 'done', message: await stored() },
      });
    }
  });

  test('cut at every byte while it is told, each device ends with the same text and one charge', async () => {
    const sentences = ['💘 먼저 답부터 드릴게요. ', '서두르지 마세요.\n\n', '기다리면 와요. '];
    const witness = await device();
    for (const [index, sentence] of sentences.entries()) {
      await writer.say(sentence);
      await until(() => witness.heard().text.length === sentences.slice(0, index + 1).join('').length);
    }
    const bytes = new TextEncoder().encode(witness.arrived());
    const cuts = Array.from({ length: bytes.length + 1 }, (_, cut) =>
      hear(nothingHeard, new TextDecoder().decode(bytes.slice(0, cut))),
    );
    // Every place a line can be cut at leaves one of these few; each goes on from where it is, while the reply does.
    const offsets = [...new Set(cuts.map((heard) => heard.text.length))];
    expect(offsets).toHaveLength(sentences.length + 1);
    const later = await Promise.all(offsets.map((offset) => device(offset)));
    writer.end();
    await Promise.all([witness, ...later].map((one) => one.ended()));
    const whole = (await stored()).response;
    expect(whole).toBe(`${sentences.join('')}이만 줄일게요.`);
    for (const [index, one] of later.entries()) {
      const before = { ...nothingHeard, text: whole.slice(0, offsets[index]) };
      expect(hear(before, one.arrived()).text).toBe(whole);
    }
    expect(writer.asked()).toBe(1);
    expect(await asker.credits()).toBe(0);
  });

  test('goes on behind what was told when its process dies, and whoever was overtaken tells nothing more', async () => {
    const reader = await device();
    await writer.say('먼저 답부터 드릴게요. ');
    await until(() => reader.heard().text !== '');
    await shop.db.execute(
      sql`update chat_messages set lease_until = clock_timestamp() - interval '1 minute'`,
    );
    const successor = sentenceBySentence();
    const elsewhere = { ...shop.chats, adviser: successor.adviser, board: createReplyBoard(shop.chats) };
    expect(await openReplyDesk(elsewhere).takeUpIdle()).toBe(1);
    await expect(writer.say('늦은 말이에요. ')).rejects.toThrow();
    await reader.ended();
    expect(reader.heard()).toMatchObject({
      text: '먼저 답부터 드릴게요. 그리고 이어서 말씀드릴게요.',
      ended: { event: 'done' },
    });
    expect((await stored()).response).toBe(reader.heard().text);
    expect(await asker.credits()).toBe(0);
  });

  test('is heard from another process too', async () => {
    const elsewhere = { ...shop.chats, board: createReplyBoard(shop.chats) };
    const known = await findMessage(shop.db, { userId: asker.userId, id: message.id });
    const waiting = awaitNews(elsewhere, known as MessageRow, AbortSignal.timeout(5_000));
    await writer.say('먼저 답부터 드릴게요. ');
    const news = await waiting;
    expect(news?.state).toBe('WRITING');
    expect(news?.sealedReply).not.toBeNull();
  });

  test('leaves no listener behind when a device hangs up', async () => {
    const gone = await device();
    await gone.hangUp();
    await writer.say('먼저 답부터 드릴게요. ');
    const staying = await device();
    writer.end();
    await staying.ended();
    expect(staying.heard().ended?.event).toBe('done');
  });
});
