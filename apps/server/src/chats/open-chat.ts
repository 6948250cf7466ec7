import { visiblePartners } from '#catalogue/visible-partners.ts';
import { AppError } from '#platform/app-error.ts';
import type { Caller } from '#platform/http/request-context.ts';
import type { ChatPorts } from './ports.ts';
import { insertChat, listChatRows, lockRooms, touchChat, type ChatRow } from './repository.ts';

const MOST_ROOMS = 200;

type Reader = Pick<Caller, 'userId' | 'role'>;

/** Throws NOT_FOUND for an adviser the reader may not see. */
async function refuseHidden({ catalogue }: ChatPorts, reader: Reader, partnerId: number): Promise<void> {
  const { partners } = await catalogue();
  const seen = visiblePartners(partners, reader).some((partner) => partner.id === partnerId);
  if (!seen) throw new AppError('NOT_FOUND');
}

/**
 * Opens a new room with an adviser; the newest one, where nothing was asked in it yet. Throws NOT_FOUND, and CHAT_LIMIT
 * when the reader keeps too many.
 */
export async function openChat(ports: ChatPorts, reader: Reader, partnerId: number): Promise<ChatRow> {
  await refuseHidden(ports, reader, partnerId);
  const { userId } = reader;
  const now = ports.clock.now();
  return ports.db.transaction(async (tx) => {
    await lockRooms(tx, userId);
    const rooms = await listChatRows(tx, userId);
    const unused = rooms.find((room) => room.partnerId === partnerId && room.messageCount === 0);
    if (unused) {
      await touchChat(tx, { userId, chatId: unused.id }, now, 0);
      return { ...unused, updatedAt: now };
    }
    if (rooms.length >= MOST_ROOMS) throw new AppError('CHAT_LIMIT');
    const room = { userId, id: ports.newId(), partnerId, messageCount: 0, createdAt: now, updatedAt: now };
    await insertChat(tx, room);
    return room;
  });
}

/** The reader's most recently used room with an adviser, or null. Throws NOT_FOUND as opening one does. */
export async function findChat(ports: ChatPorts, reader: Reader, partnerId: number): Promise<ChatRow | null> {
  await refuseHidden(ports, reader, partnerId);
  const [newest] = await listChatRows(ports.db, reader.userId, partnerId);
  return newest ?? null;
}
