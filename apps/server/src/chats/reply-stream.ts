import type { Hono } from 'hono';
import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import { rowId, type ReplyPiece } from '@wolha/contract';
import type { SessionWatch } from '#identity/session-watch.ts';
import { AppError } from '#platform/app-error.ts';
import { safeError } from '#platform/http/failure.ts';
import type { RateLimiter } from '#platform/http/rate-limit.ts';
import type { AppContext, AppEnv, Caller } from '#platform/http/request-context.ts';
import { awaitNews } from './await-reply.ts';
import { messageOnWire } from './chat-on-wire.ts';
import type { ChatPorts } from './ports.ts';
import { findMessage, type MessageRow } from './repository.ts';
import { openReply } from './sealed-text.ts';

/** A sign of life for proxies that close what is silent. */
const HEARTBEAT_MS = 10_000;
/** A stream ends after this long, and the browser opens the next: a forgotten one does not stay for ever. */
const LONGEST_MS = 5 * 60_000;

/**
 * The reply to a message as server-sent events, from wherever the asker already is. A sentence is stored before it is
 * told and never taken back, so every device, at any time, is told the same text. Logging out ends it.
 */
export function mountReplyStream(
  app: Hono<AppEnv>,
  ports: ChatPorts,
  { limit, sessions }: { limit: RateLimiter; sessions: SessionWatch },
): void {
  app.get('/v1/chats/:chatId/messages/:messageId/stream', async (context) => {
    await limit('read', context);
    const { caller } = context.var;
    if (caller === null) throw new AppError('UNAUTHORIZED');
    const message = await askedMessage(ports, caller, context);
    const offset = askedOffset(context);
    context.header('cache-control', 'no-store');
    context.header('x-accel-buffering', 'no');
    return streamSSE(context, async (stream) => {
      const gone = new AbortController();
      stream.onAbort(() => gone.abort());
      const session = sessions.follow(caller);
      const signal = AbortSignal.any([gone.signal, session.signal, AbortSignal.timeout(LONGEST_MS)]);
      const heartbeat = setInterval(() => void stream.write(': \n\n'), HEARTBEAT_MS);
      try {
        let known: MessageRow | undefined = message;
        let heard = offset;
        while (known && !signal.aborted) {
          heard = await tell(stream, ports, { message: known, offset: heard, signal });
          if (known.state !== 'WRITING') return await tellEnd(stream, ports, known, signal);
          known = await awaitNews(ports, known, signal);
        }
      } catch (error) {
        context.var.log.warn({ error: safeError(error) }, 'a reply’s stream broke off');
      } finally {
        clearInterval(heartbeat);
        session.stop();
      }
    });
  });
}

async function askedMessage(
  ports: ChatPorts,
  caller: Pick<Caller, 'userId'>,
  context: AppContext,
): Promise<MessageRow> {
  const chatId = rowId.safeParse(context.req.param('chatId'));
  const id = rowId.safeParse(context.req.param('messageId'));
  if (!chatId.success || !id.success) throw new AppError('NOT_FOUND');
  const message = await findMessage(ports.db, { userId: caller.userId, id: id.data });
  if (message?.chatId !== chatId.data) throw new AppError('NOT_FOUND');
  return message;
}

/** Where the asker already is: what an EventSource says by itself when it comes again, else what the address says. */
function askedOffset(context: AppContext): number {
  const said = context.req.header('last-event-id') ?? context.req.query('offset') ?? '0';
  return /^\d{1,7}$/.test(said) ? Number(said) : 0;
}

/** Tells what there is behind an offset; answers where the asker then is. */
async function tell(
  stream: SSEStreamingApi,
  { sealer }: ChatPorts,
  told: { message: MessageRow; offset: number; signal: AbortSignal },
): Promise<number> {
  let heard = told.offset;
  for (const piece of piecesFrom(openReply(sealer, told.message).pieces, told.offset)) {
    if (told.signal.aborted) return heard;
    await stream.writeSSE({
      event: 'piece',
      id: String(piece.offset + piece.text.length),
      data: JSON.stringify(piece),
    });
    heard = piece.offset + piece.text.length;
  }
  return heard;
}

async function tellEnd(
  stream: SSEStreamingApi,
  { sealer }: ChatPorts,
  message: MessageRow,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  await stream.writeSSE({
    event: message.state === 'READY' ? 'done' : 'failed',
    data: JSON.stringify(messageOnWire(message, sealer)),
  });
}

/** What is still to be told behind an offset; a piece that is told in part goes on where it was left. */
export function piecesFrom(pieces: readonly string[], offset: number): ReplyPiece[] {
  let end = 0;
  return pieces.flatMap((piece) => {
    const start = end;
    end += piece.length;
    const from = Math.max(start, offset);
    return from < end ? [{ offset: from, text: piece.slice(from - start) }] : [];
  });
}
