import type { Db } from '#platform/database/database.ts';
import { safeError } from '#platform/http/failure.ts';
import type { Logger } from '#platform/logging.ts';
import type { MessageKey } from './ports.ts';
import { listStillWritten, type MessageRow } from './repository.ts';

/** Where those who wait for a reply hear that it has come to an end, in this process or another. */
export interface ReplyBoard {
  /** Tells everyone here who waits for it. */
  announce(message: MessageRow): void;
  /**
   * Waits until a reply is no longer being written, or the signal is given. Answers the message where it ended in this
   * process; undefined means: look again.
   */
  wait(key: MessageKey, signal: AbortSignal): Promise<MessageRow | undefined>;
}

/** How often it is looked whether another process ended a reply: one question for all who wait here. */
const LOOK_MS = 500;

export function createReplyBoard({ db, log }: { db: Db; log: Logger }): ReplyBoard {
  const waiting = new Map<string, { key: MessageKey; tell: Set<(ended?: MessageRow) => void> }>();
  let timer: NodeJS.Timeout | undefined;

  const tellAll = (id: string, ended?: MessageRow): void => {
    const place = waiting.get(id);
    waiting.delete(id);
    for (const tell of place?.tell ?? []) tell(ended);
  };
  const look = async (): Promise<void> => {
    try {
      const keys = [...waiting.values()].map(({ key }) => key);
      const still = new Set(await listStillWritten(db, keys));
      for (const { id } of keys) if (!still.has(id)) tellAll(id);
    } catch (error) {
      log.warn({ error: safeError(error) }, 'could not look for finished replies');
    }
    timer = undefined;
    lookAgain();
  };
  const lookAgain = (): void => {
    if (waiting.size > 0) timer ??= setTimeout(() => void look(), LOOK_MS).unref();
  };

  return {
    announce: (message) => tellAll(message.id, message),
    wait: (key, signal) =>
      new Promise((resolve) => {
        const place = waiting.get(key.id) ?? { key, tell: new Set() };
        waiting.set(key.id, place);
        const tell = (ended?: MessageRow): void => {
          signal.removeEventListener('abort', stop);
          resolve(ended);
        };
        const stop = (): void => {
          place.tell.delete(tell);
          if (place.tell.size === 0 && waiting.get(key.id) === place) waiting.delete(key.id);
          resolve(undefined);
        };
        place.tell.add(tell);
        signal.addEventListener('abort', stop, { once: true });
        if (signal.aborted) stop();
        lookAgain();
      }),
  };
}
