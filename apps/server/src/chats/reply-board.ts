import type { Db } from '#platform/database/database.ts';
import { safeError } from '#platform/http/failure.ts';
import type { Logger } from '#platform/logging.ts';
import { listProgress, type MessageRow } from './repository.ts';

/** Where those who wait for a reply hear that there is more of it, in this process or another. */
export interface ReplyBoard {
  /** Tells everyone here who waits for it. */
  announce(message: MessageRow): void;
  /**
   * Waits until there is more of a reply than is known, or it has come to an end, or the signal is given. Answers the
   * message as it is then, where that happened in this process; undefined means: look again.
   */
  wait(known: MessageRow, signal: AbortSignal): Promise<MessageRow | undefined>;
}

/** How often it is looked what other processes wrote: one question for all who wait here. */
const LOOK_MS = 400;

interface Waiting {
  known: MessageRow;
  tell: (message?: MessageRow) => void;
}

const sizeOf = (message: MessageRow): number => message.sealedReply?.length ?? 0;

export function createReplyBoard({ db, log }: { db: Db; log: Logger }): ReplyBoard {
  const waiting = new Set<Waiting>();
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    const asked = [...waiting];
    try {
      // Many devices may wait for one reply.
      const known = new Map(asked.map((one) => [one.known.id, one.known]));
      const progress = await listProgress(db, [...known.values()]);
      for (const { known, tell } of asked) if (progress.get(known.id) !== sizeOf(known)) tell();
    } catch (error) {
      log.warn({ error: safeError(error) }, 'could not look how far replies are');
    }
    timer = undefined;
    lookAgain();
  };
  const lookAgain = (): void => {
    if (waiting.size > 0) timer ??= setTimeout(() => void look(), LOOK_MS).unref();
  };

  return {
    announce: (message) => {
      for (const { known, tell } of waiting) if (known.id === message.id) tell(message);
    },
    wait: (known, signal) =>
      new Promise((resolve) => {
        const place: Waiting = {
          known,
          tell: (message) => {
            waiting.delete(place);
            signal.removeEventListener('abort', stop);
            resolve(message);
          },
        };
        const stop = (): void => place.tell();
        waiting.add(place);
        signal.addEventListener('abort', stop, { once: true });
        if (signal.aborted) stop();
        lookAgain();
      }),
  };
}
