export interface Repetition {
  /** Lets a running turn end, and starts no other. */
  stop(): Promise<void>;
}

/**
 * Runs something again and again with a pause in between, never two turns at once. A turn that did something is
 * followed by the next one right away; one that fails is told of and followed by the pause.
 */
export function repeat(options: {
  pauseMs: number;
  /** Before the first turn. */
  startAfterMs?: number;
  /** Answers how much there was to do. */
  turn: () => Promise<number>;
  onError: (error: unknown) => void;
}): Repetition {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal.addEventListener('abort', end);
    });
  const run = async (): Promise<void> => {
    if (options.startAfterMs !== undefined) await pause(options.startAfterMs);
    while (!signal.aborted) {
      let done = 0;
      try {
        done = await options.turn();
      } catch (error) {
        options.onError(error);
      }
      if (done === 0 && !signal.aborted) await pause(options.pauseMs);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
