import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { chat, chatMessage, sendMessageInput, usageLimit } from '../models/chats.ts';
import { catalogueId, rowId } from '../models/common.ts';

const partnerParams = z.object({ partnerId: catalogueId });
const chatParams = z.object({ chatId: rowId });

/** Messages on one page unless told. */
export const MESSAGES_A_PAGE = 30;

export const chatRoutes = {
  createChat: defineRoute({
    method: 'POST',
    path: '/v1/chats/partners/{partnerId}',
    summary:
      'Open a new chat room with an adviser; one in which nothing was asked yet is opened again instead',
    access: 'user',
    rate: 'write',
    params: partnerParams,
    output: z.object({ chat }),
  }),
  findChat: defineRoute({
    method: 'GET',
    path: '/v1/chats/partners/{partnerId}',
    summary: 'The reader’s most recently used chat room with an adviser, or null',
    access: 'user',
    rate: 'read',
    params: partnerParams,
    output: z.object({ chat: chat.nullable() }),
  }),
  listChats: defineRoute({
    method: 'GET',
    path: '/v1/chats',
    summary: 'The reader’s chat rooms, most recently used first',
    access: 'user',
    rate: 'read',
    output: z.object({ chatList: z.array(chat) }),
  }),
  deleteChat: defineRoute({
    method: 'DELETE',
    path: '/v1/chats/{id}',
    summary: 'Delete a chat room by its uuid, with everything said in it',
    access: 'user',
    rate: 'write',
    params: z.object({ id: rowId }),
    output: z.object({ deleted: z.literal(true) }),
  }),
  sendMessage: defineRoute({
    method: 'POST',
    path: '/v1/chats/{chatId}/messages',
    summary:
      'Ask; answers with the whole reply, or, with `wait` false, at once with status 202. Sent again with the same ' +
      'key (without one: the same words within ten seconds) it is the same question: one reply, one charge',
    access: 'user',
    rate: 'write',
    params: chatParams,
    body: sendMessageInput,
    output: z.object({
      response: z.string().describe('Markdown; empty with status 202'),
      questions: z.array(z.string()).describe('follow-ups, two at most'),
      chatMessage,
    }),
  }),
  listMessages: defineRoute({
    method: 'GET',
    path: '/v1/chats/{chatId}/messages',
    summary: 'A room and a page of what was said in it: the newest, or those before a message; oldest first',
    access: 'user',
    rate: 'read',
    params: chatParams,
    query: z.object({
      before: rowId.optional().describe('id of the oldest message already shown'),
      limit: z.coerce.number().int().min(1).max(100).default(MESSAGES_A_PAGE),
    }),
    output: z.object({ chat, messageList: z.array(chatMessage), hasEarlier: z.boolean() }),
  }),
  checkFreeUsageLimit: defineRoute({
    method: 'GET',
    path: '/v1/users/check-free-usage-limit',
    summary: 'Whether free use of the chat is spent for today',
    access: 'user',
    rate: 'read',
    output: usageLimit,
  }),
};

/**
 * The reply to one message as server-sent events, while it is written or afterwards:
 * - `piece` with a {@link replyPiece}; its id is the offset its text ends at;
 * - `done` with the whole {@link chatMessage}, READY: its `response` is all pieces joined;
 * - `failed` with the {@link chatMessage}, FAILED: nothing was charged, and it can be sent again with the same key.
 * After `done` or `failed` nothing follows: close it. A stream that ends without either goes on where it stopped by
 * `Last-Event-ID`, which an EventSource sends by itself, or by the query `offset`, from any device.
 */
export const replyStreamPath = (chatId: string, messageId: string, offset?: number): string => {
  const path = `/v1/chats/${encodeURIComponent(chatId)}/messages/${encodeURIComponent(messageId)}/stream`;
  return offset === undefined ? path : `${path}?offset=${offset}`;
};
