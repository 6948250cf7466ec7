import type { Sleep } from '#kit/strike.ts';
import type { ModelBehaviour } from '#model/behaviour.ts';
import { chunkBody, completionBody, usageChunk, type Completion } from '#model/completion.ts';
import { pieces } from '#model/tokens.ts';

/** Tokens in one chunk of a stream, unless that would make more chunks than anyone sends. */
const CHUNK = 3;
const MOST_CHUNKS = 4000;

type Wire = {
  behaviour: ModelBehaviour;
  sleep: Sleep;
  signal: AbortSignal;
  /** Cuts the line; throws where there is none to cut, and the body then ends in that error. */
  drop: () => unknown;
};

/** The whole answer as server-sent events, at the pace and to the end the behaviour allows. */
export function streamAnswer(completion: Completion, includeUsage: boolean, wire: Wire): Response {
  const { said } = completion;
  const field = 'content' in said ? 'content' : 'refusal';
  const size = Math.max(CHUNK, Math.ceil(completion.usage.completion_tokens / MOST_CHUNKS));
  const words = pieces('content' in said ? said.content : said.refusal, size);
  const chunks = [
    chunkBody(completion, { role: 'assistant', content: '' }, null, includeUsage),
    ...words.map((word) => chunkBody(completion, { [field]: word }, null, includeUsage)),
    chunkBody(completion, {}, completion.finish, includeUsage),
    ...(includeUsage ? [usageChunk(completion)] : []),
  ].map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
  return new Response(paced([...chunks, 'data: [DONE]\n\n'], wire), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

/** The whole answer as one body. A connection cut in the middle has sent half of it. */
export async function sendAnswer(completion: Completion, wire: Wire): Promise<Response> {
  const { behaviour, sleep, signal } = wire;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(completionBody(completion));
  if (behaviour.cut === 'middle' || behaviour.hang === 'middle') {
    return new Response(paced(pieces(body, CHUNK), wire), { headers });
  }
  const { tokensPerSecond } = behaviour;
  const seconds = tokensPerSecond === undefined ? 0 : completion.usage.completion_tokens / tokensPerSecond;
  if (seconds > 0) await untilAborted(sleep(seconds * 1000), signal);
  return new Response(body, { headers });
}

/** A body that goes out piece by piece, and may stop half-way: in silence, or with the line cut. */
function paced(
  parts: readonly string[],
  { behaviour, sleep, signal, drop }: Wire,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const half = Math.ceil(parts.length / 2);
  const pause = behaviour.tokensPerSecond === undefined ? 0 : (CHUNK / behaviour.tokensPerSecond) * 1000;
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      if (next === half && behaviour.cut === 'middle') {
        drop();
        controller.close();
        return;
      }
      if (next === half && behaviour.hang === 'middle') await untilAborted(forever, signal);
      if (pause > 0 && next > 0 && next < parts.length) await untilAborted(sleep(pause), signal);
      const part = parts[next];
      next += 1;
      if (part === undefined || signal.aborted) controller.close();
      else controller.enqueue(encoder.encode(part));
    },
  });
}

const forever = new Promise<void>(() => {});

/** Waits for something, or for the caller to give up. */
export async function untilAborted(waiting: Promise<void>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  let stop = (): void => {};
  const aborted = new Promise<void>((resolve) => {
    stop = resolve;
    signal.addEventListener('abort', stop, { once: true });
  });
  await Promise.race([waiting, aborted]);
  signal.removeEventListener('abort', stop);
}

/** Silence until the caller gives up. */
export async function hangUp(signal: AbortSignal): Promise<void> {
  await untilAborted(forever, signal);
}
