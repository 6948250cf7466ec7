/** The line to the shop, played by the tests of this feature: calls are answered and replies written as a test says. */
import type { ChatMessage } from '@wolha/contract';

type Answer = { status: number; body: unknown } | 'no network';

export interface Call {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

/** A reply's stream as the browser opened it. */
export class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readonly url: string;
  readyState = 1;

  constructor(url: string) {
    super();
    this.url = url;
    line.streams.push(this);
  }

  close(): void {
    this.readyState = Stream.CLOSED;
  }

  private tell(type: string, data?: unknown): void {
    if (this.readyState !== Stream.CLOSED)
      this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }

  piece(offset: number, text: string): void {
    this.tell('piece', { offset, text });
  }

  done(message: ChatMessage): void {
    this.tell('done', message);
  }

  failed(message: ChatMessage): void {
    this.tell('failed', message);
  }

  /** The server will not stream at all. */
  refuse(): void {
    this.readyState = Stream.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

export const line = {
  calls: [] as Call[],
  streams: [] as Stream[],
  answer: ((): Answer => 'no network') as (call: Call) => Answer | Promise<Answer>,
};

const own = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };

export function takeLine(answer: (call: Call) => Answer | Promise<Answer>): void {
  line.calls = [];
  line.streams = [];
  line.answer = answer;
  globalThis.EventSource = Stream as unknown as typeof EventSource;
  globalThis.fetch = async (input, init) => {
    const path = typeof input === 'string' ? input : input instanceof URL ? input.pathname : input.url;
    if (!path.startsWith('/v1/')) return own.fetch(input, init);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    const call = { method: init?.method ?? 'GET', path, body };
    line.calls.push(call);
    const answer = await line.answer(call);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  };
}

export function giveLineBack(): void {
  Object.assign(globalThis, own);
}

export const ok = (data: unknown): Answer => ({ status: 200, body: { statusCode: 200, data } });
export const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { statusCode: status, code, message },
});
