import { safeError } from '#platform/http/failure.ts';
import type { ChatPorts } from './ports.ts';
import { claimReply, listIdleReplies, type MessageRow } from './repository.ts';
import { writeReply } from './write-reply.ts';

/** Where this process writes replies. */
export interface ReplyDesk {
  /** Begins to write a reply that is held already; nobody needs to wait for it. */
  begin(message: MessageRow): void;
  /** Takes up replies that nobody holds any more; answers how many. */
  takeUpIdle(): Promise<number>;
  /** Hands back what is being written, for another process to take up. */
  stop(): Promise<void>;
}

const AT_ONCE = 20;

export function openReplyDesk(ports: ChatPorts): ReplyDesk {
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  const run = (message: MessageRow): Promise<unknown> => {
    const writing = writeReply(ports, message, closing.signal)
      // Its lease runs out, and it is taken up again.
      .catch((error: unknown) => ports.log.error({ error: safeError(error) }, 'a reply was left behind'))
      .finally(() => running.delete(writing));
    running.add(writing);
    return writing;
  };
  return {
    begin: (message) => void run(message),
    takeUpIdle: async () => {
      const idle = await listIdleReplies(ports.db, AT_ONCE);
      await Promise.all(
        idle.map(async (key) => {
          const claimed = await claimReply(ports.db, key);
          if (claimed) await run(claimed);
        }),
      );
      return idle.length;
    },
    stop: async () => {
      closing.abort(new Error('This process is going down.'));
      await Promise.all(running);
    },
  };
}
