import { useEffect, useState } from 'react';
import type { ReadingProgress } from '@wolha/contract';
import { ApiError } from '@wolha/contract/client';

/** Asks how far a reading is. Throws an ApiError when the reader may not know. */
export type AskProgress = () => Promise<ReadingProgress>;

export type Watched =
  | { kind: 'watching'; progress: ReadingProgress | null; offline: boolean }
  /** `payment`: the card company said no in the end. `reading`: it is not this reader's to see. */
  | { kind: 'refused'; what: 'payment' | 'reading' };

const ASK_AGAIN_MS = 1500;
const LASTING = new Set<ReadingProgress['phase']>(['READY', 'REFUNDED']);

/**
 * Watches a bought reading being made: by the server's own messages, and by asking again wherever those do not come
 * through. Lost lines are waited out; a phone that wakes up asks at once.
 */
export function useReadingProgress(orderId: string, ask: AskProgress): Watched {
  const [watched, setWatched] = useState<Watched>({ kind: 'watching', progress: null, offline: false });

  useEffect(() => {
    let isOver = false;
    let phase: ReadingProgress['phase'] | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arrive = (progress: ReadingProgress): void => {
      if (isOver) return;
      phase = progress.phase;
      setWatched({ kind: 'watching', progress, offline: false });
      if (LASTING.has(progress.phase)) stop();
    };
    const askAgain = async (): Promise<void> => {
      clearTimeout(timer);
      try {
        arrive(await ask());
      } catch (error) {
        if (
          error instanceof ApiError &&
          error.statusCode >= 400 &&
          error.statusCode < 500 &&
          error.statusCode !== 429
        ) {
          setWatched({ kind: 'refused', what: phase === 'CONFIRMING' ? 'payment' : 'reading' });
          stop();
          return;
        }
        setWatched((current) => (current.kind === 'watching' ? { ...current, offline: true } : current));
      }
      if (!isOver) timer = setTimeout(() => void askAgain(), ASK_AGAIN_MS);
    };
    const events = new EventSource(`/v1/orders/${encodeURIComponent(orderId)}/progress`);
    events.addEventListener('progress', (event: MessageEvent<string>) =>
      arrive(JSON.parse(event.data) as ReadingProgress),
    );
    const wakeUp = (): void => {
      if (document.visibilityState === 'visible') void askAgain();
    };
    document.addEventListener('visibilitychange', wakeUp);
    function stop(): void {
      isOver = true;
      clearTimeout(timer);
      events.close();
      document.removeEventListener('visibilitychange', wakeUp);
    }
    void askAgain();
    return stop;
  }, [orderId, ask]);

  return watched;
}
