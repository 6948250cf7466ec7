import type { ChatPorts, MessageKey } from './ports.ts';
import { findMessage, type MessageRow } from './repository.ts';

/** A message once its reply is no longer being written, or as it is when the signal is given; undefined when it is gone. */
export async function awaitReply(
  { db, board }: Pick<ChatPorts, 'db' | 'board'>,
  key: MessageKey,
  signal: AbortSignal,
): Promise<MessageRow | undefined> {
  // Listening begins before looking, so that an end in between is not missed.
  const stop = new AbortController();
  const ended = board.wait(key, AbortSignal.any([signal, stop.signal]));
  const message = await findMessage(db, key);
  if (message?.state !== 'WRITING') {
    stop.abort();
    return message;
  }
  return (await ended) ?? findMessage(db, key);
}
