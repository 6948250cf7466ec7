import { z } from 'zod';
import { ModelError, type ModelMessage } from './language-model.ts';

export interface ModelServer {
  /** Up to and including the version, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string;
  model: string;
  fetch?: typeof fetch;
}

/** What one call asks. */
interface Ask {
  messages: readonly ModelMessage[];
  maxTokens: number;
  schema?: object | undefined;
  signal: AbortSignal;
}

/** What comes along a stream: text, and in the end what it cost, where the server says so. */
export type StreamPart =
  { kind: 'text'; text: string } | { kind: 'usage'; inputTokens: number; outputTokens: number };

const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

/** A server that never stops is stopped. */
const MOST_BYTES = 1_000_000;

/**
 * Asks a server that speaks OpenAI's chat completions, streamed. Throws {@link ModelError}: REFUSED for a status that is
 * no success, BROKEN for an answer that is none or was cut off, or that the model itself ended before its end.
 */
export async function* openAiStream(server: ModelServer, ask: Ask): AsyncGenerator<StreamPart> {
  const response = await request(server, ask);
  let finish: string | null = null;
  for await (const data of dataLines(response)) {
    if (data === '[DONE]') break;
    const part = readChunk(data);
    const [choice] = part.choices;
    if (choice?.delta?.content) yield { kind: 'text', text: choice.delta.content };
    finish = choice?.finish_reason ?? finish;
    if (part.usage) {
      yield {
        kind: 'usage',
        inputTokens: part.usage.prompt_tokens,
        outputTokens: part.usage.completion_tokens,
      };
    }
  }
  if (finish !== 'stop') throw new ModelError('BROKEN', `the answer ended with ${finish ?? 'nothing'}`);
}

async function request(
  { baseUrl, apiKey, model, fetch: ask = fetch }: ModelServer,
  { messages, maxTokens, schema, signal }: Ask,
): Promise<Response> {
  const response = await ask(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      model,
      messages,
      max_tokens: maxTokens,
      stream: true,
      stream_options: { include_usage: true },
      ...(schema
        ? { response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } } }
        : {}),
    }),
    redirect: 'error',
    signal,
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new ModelError('REFUSED', `status ${response.status}`);
}

async function* dataLines(response: Response): AsyncGenerator<string> {
  if (!response.body) throw new ModelError('BROKEN', 'an answer without a body');
  const decoder = new TextDecoder();
  let bytes = 0;
  let rest = '';
  for await (const part of response.body) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new ModelError('BROKEN', 'an answer without an end');
    rest += decoder.decode(part, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
}

function readChunk(data: string): z.output<typeof chunk> {
  try {
    return chunk.parse(JSON.parse(data));
  } catch (error) {
    throw new ModelError('BROKEN', 'a part that cannot be read', error);
  }
}
