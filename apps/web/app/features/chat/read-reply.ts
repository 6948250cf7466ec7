import type { ChatMessage, ReplyPiece } from '@wolha/contract';

export interface ReplyReader {
  piece: (piece: ReplyPiece) => void;
  /** The reply is whole, or failed; nothing follows. */
  end: (message: ChatMessage) => void;
  /** Nothing comes: the reply may be slow, or the stream held back on the way. Said once; it goes on listening. */
  silent: () => void;
}

/** A stream that stays silent this long may be held back on the way. */
const SILENCE_MS = 8_000;

/**
 * Reads a reply while it is written, from where its text is known to. A dropped line is taken up again by the browser
 * where it broke off. Returns the undoing.
 */
export function readReply(url: string, reader: ReplyReader): () => void {
  const events = new EventSource(url);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    events.close();
  };
  const stayPatient = (): void => {
    clearTimeout(timer);
    timer = setTimeout(reader.silent, SILENCE_MS);
  };
  const onEnd = (event: MessageEvent<string>): void => {
    stop();
    reader.end(JSON.parse(event.data) as ChatMessage);
  };
  events.addEventListener('piece', (event: MessageEvent<string>) => {
    stayPatient();
    reader.piece(JSON.parse(event.data) as ReplyPiece);
  });
  events.addEventListener('done', onEnd);
  events.addEventListener('failed', onEnd);
  events.addEventListener('open', stayPatient);
  events.addEventListener('error', () => {
    if (events.readyState !== EventSource.CLOSED) return;
    stop();
    reader.silent();
  });
  stayPatient();
  return stop;
}
