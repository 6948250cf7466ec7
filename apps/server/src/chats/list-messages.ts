import { AppError } from '#platform/app-error.ts';
import type { ChatPorts } from './ports.ts';
import {
  findChatRow,
  findMessage,
  listMessageRows,
  type ChatRow,
  type MessageRow,
  type RoomKey,
} from './repository.ts';

export interface MessagePage {
  chat: ChatRow;
  /** Oldest first. */
  messages: MessageRow[];
  hasEarlier: boolean;
}

/** A page of what was said in a room: the newest, or those before a message. Throws NOT_FOUND. */
export async function listMessages(
  { db }: Pick<ChatPorts, 'db'>,
  room: RoomKey,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<MessagePage> {
  const chat = await findChatRow(db, room);
  const start = before === undefined ? undefined : await findMessage(db, { userId: room.userId, id: before });
  if (!chat || (before !== undefined && start?.chatId !== room.chatId)) throw new AppError('NOT_FOUND');
  const rows = await listMessageRows(db, room, { before: start, limit: limit + 1 });
  return { chat, messages: rows.slice(0, limit).toReversed(), hasEarlier: rows.length > limit };
}
