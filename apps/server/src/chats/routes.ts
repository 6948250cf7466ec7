import type { chatRoutes } from '@wolha/contract';
import type { ArtShelf } from '#catalogue/ports.ts';
import { AppError } from '#platform/app-error.ts';
import type { RouteHandlers } from '#platform/http/mount-routes.ts';
import { awaitReply } from './await-reply.ts';
import { chatOnWire, messageOnWire } from './chat-on-wire.ts';
import { deleteChat } from './delete-chat.ts';
import { usageLimit } from './free-use.ts';
import { listMessages } from './list-messages.ts';
import { findChat, openChat } from './open-chat.ts';
import type { ChatPorts } from './ports.ts';
import type { ReplyDesk } from './reply-desk.ts';
import { listChatRows, type ChatRow } from './repository.ts';
import { sendMessage } from './send-message.ts';

export interface ChatRouting {
  chats: ChatPorts;
  desk: ReplyDesk;
  art: ArtShelf;
  /** How long a sender waits for the whole reply before it is told to read the stream. */
  replyPatienceMs: number;
}

export function chatHandlers({
  chats,
  desk,
  art,
  replyPatienceMs,
}: ChatRouting): RouteHandlers<typeof chatRoutes> {
  const onWire = async (row: ChatRow) => chatOnWire(row, (await chats.catalogue()).partners, art);
  return {
    createChat: async ({ params, caller }) => ({
      chat: await onWire(await openChat(chats, caller, params.partnerId)),
    }),
    findChat: async ({ params, caller }) => {
      const found = await findChat(chats, caller, params.partnerId);
      return { chat: found && (await onWire(found)) };
    },
    listChats: async ({ caller }) => ({
      chatList: await Promise.all((await listChatRows(chats.db, caller.userId)).map(onWire)),
    }),
    deleteChat: async ({ params, caller }) => {
      await deleteChat(chats, { userId: caller.userId, chatId: params.id });
      return { deleted: true as const };
    },
    sendMessage: async ({ params, body, caller, context }) => {
      const { wait, ...question } = body;
      const sent = await sendMessage(chats, caller, params.chatId, question);
      if (sent.kind === 'begun') desk.begin(sent.message);
      const message =
        wait && sent.message.state === 'WRITING'
          ? await awaitReply(chats, sent.message, AbortSignal.timeout(replyPatienceMs))
          : sent.message;
      if (!message) throw new AppError('NOT_FOUND');
      if (message.state === 'FAILED') throw new AppError('REPLY_FAILED', { retryAfter: 1 });
      if (message.state === 'WRITING') context.set('answerStatus', 202);
      const chatMessage = messageOnWire(message, chats.sealer);
      return { response: chatMessage.response, questions: chatMessage.questions, chatMessage };
    },
    listMessages: async ({ params, query, caller }) => {
      const room = { userId: caller.userId, chatId: params.chatId };
      const { chat, messages, hasEarlier } = await listMessages(chats, room, query);
      return {
        chat: await onWire(chat),
        messageList: messages.map((message) => messageOnWire(message, chats.sealer)),
        hasEarlier,
      };
    },
    checkFreeUsageLimit: ({ caller }) => usageLimit(chats, caller.userId),
  };
}
