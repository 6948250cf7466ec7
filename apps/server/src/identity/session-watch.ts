import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { safeError } from '#platform/http/failure.ts';
import type { Caller } from '#platform/http/request-context.ts';
import type { Logger } from '#platform/logging.ts';
import { listLiveSessions } from './repository.ts';

type Session = Pick<Caller, 'userId' | 'tokenHash'>;

/** Ends what is told to a reader over a longer time when their session ends, in whichever process that happens. */
export interface SessionWatch {
  /** `signal` is given once the session has ended; `stop` when nobody listens to it any more. */
  follow(session: Session): { signal: AbortSignal; stop: () => void };
  /** A session was ended here: looks at once. */
  look(): Promise<void>;
}

/** How often it is looked which sessions stand: one question for all streams of this process. */
const LOOK_MS = 1000;

export function createSessionWatch(ports: { db: Db; clock: Clock; log: Logger }): SessionWatch {
  const followed = new Map<Session, AbortController>();
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    const asked = [...followed];
    if (asked.length === 0) return;
    try {
      const live = await listLiveSessions(
        ports.db,
        asked.map(([session]) => session),
        ports.clock.now(),
      );
      for (const [{ tokenHash }, ending] of asked) if (!live.has(tokenHash)) ending.abort();
    } catch (error) {
      ports.log.warn({ error: safeError(error) }, 'could not look which sessions stand');
    }
  };
  const lookAgain = (): void => {
    timer ??= setTimeout(() => void lookOnce(), LOOK_MS).unref();
  };

  const lookOnce = async (): Promise<void> => {
    await look();
    timer = undefined;
    if (followed.size > 0) lookAgain();
  };

  return {
    follow: ({ userId, tokenHash }) => {
      const place = { userId, tokenHash };
      const ending = new AbortController();
      followed.set(place, ending);
      lookAgain();
      return { signal: ending.signal, stop: () => void followed.delete(place) };
    },
    look,
  };
}
