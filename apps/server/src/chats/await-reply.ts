import type { ChatPorts } from './ports.ts';
import { findMessage, type MessageRow } from './repository.ts';

type WaitingPorts = Pick<ChatPorts, 'db' | 'board'>;

/**
 * A message once there is more of its reply than is known, or it has come to an end, or as it is when the signal is
 * given; undefined when it is gone.
 */
export async function awaitNews(
  { db, board }: WaitingPorts,
  known: MessageRow,
  signal: AbortSignal,
): Promise<MessageRow | undefined> {
  // Listening begins before looking, so that what happens in between is not missed.
  const stop = new AbortController();
  const news = board.wait(known, AbortSignal.any([signal, stop.signal]));
  const message = await findMessage(db, known);
  const isNews = message?.state !== 'WRITING' || message.sealedReply?.length !== known.sealedReply?.length;
  if (isNews) {
    stop.abort();
    return message;
  }
  return (await news) ?? findMessage(db, known);
}

/** A message once its reply has come to an end, or as it is when the signal is given; undefined when it is gone. */
export async function awaitReply(
  ports: WaitingPorts,
  message: MessageRow,
  signal: AbortSignal,
): Promise<MessageRow | undefined> {
  let known: MessageRow | undefined = message;
  while (known?.state === 'WRITING' && !signal.aborted) known = await awaitNews(ports, known, signal);
  return known;
}
