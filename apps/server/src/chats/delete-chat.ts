import { AppError } from '#platform/app-error.ts';
import { retryTransaction } from '#platform/database/failures.ts';
import { refundMessage } from './pay-for-message.ts';
import type { ChatPorts } from './ports.ts';
import { deleteChatRow, holdWritten, lockChat, type RoomKey } from './repository.ts';

/** Deletes a room with everything said in it. A reply still being written is not paid for. Throws NOT_FOUND. */
export async function deleteChat(ports: ChatPorts, room: RoomKey): Promise<void> {
  const { partners } = await ports.catalogue();
  await retryTransaction(() =>
    ports.db.transaction(async (tx) => {
      const chat = await lockChat(tx, room);
      if (!chat) throw new AppError('NOT_FOUND');
      const name = partners.find((one) => one.id === chat.partnerId)?.name ?? '';
      for (const message of await holdWritten(tx, room)) await refundMessage(tx, ports, message, name);
      await deleteChatRow(tx, room);
    }),
  );
}
