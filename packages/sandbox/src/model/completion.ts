import type { Said } from '#model/say.ts';
import { countTokens, limitTokens } from '#model/tokens.ts';

/** A finished answer, before it is put into one body or many chunks. */
export type Completion = {
  id: string;
  /** Epoch seconds. */
  created: number;
  model: string;
  said: Said;
  finish: 'stop' | 'length';
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
};

/** Applies the limit the caller set and counts what was used. */
export function complete(options: {
  id: string;
  created: number;
  model: string;
  prompt: string;
  said: Said;
  maxTokens: number | undefined;
}): Completion {
  const { id, created, model, prompt, said, maxTokens } = options;
  const full = 'content' in said ? said.content : said.refusal;
  const { text, cut } = limitTokens(full, maxTokens);
  const used = countTokens(text);
  const asked = countTokens(prompt);
  return {
    id,
    created,
    model,
    said: 'content' in said ? { content: text } : { refusal: text },
    finish: cut ? 'length' : 'stop',
    usage: { prompt_tokens: asked, completion_tokens: used, total_tokens: asked + used },
  };
}

/** The body of a call that does not stream. */
export function completionBody(completion: Completion): unknown {
  const { id, created, model, said, finish, usage } = completion;
  return {
    id,
    object: 'chat.completion',
    created,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: 'content' in said ? said.content : null,
          refusal: 'refusal' in said ? said.refusal : null,
        },
        logprobs: null,
        finish_reason: finish,
      },
    ],
    usage,
    system_fingerprint: null,
  };
}

/** One chunk of a stream. With `includeUsage` every chunk but the last carries `usage: null`. */
export function chunkBody(
  completion: Completion,
  delta: Record<string, unknown>,
  finish: 'stop' | 'length' | null,
  includeUsage: boolean,
): unknown {
  return {
    id: completion.id,
    object: 'chat.completion.chunk',
    created: completion.created,
    model: completion.model,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    ...(includeUsage && { usage: null }),
  };
}

/** The chunk after the last word, which only a caller that asked for usage gets. */
export function usageChunk(completion: Completion): unknown {
  return {
    id: completion.id,
    object: 'chat.completion.chunk',
    created: completion.created,
    model: completion.model,
    choices: [],
    usage: completion.usage,
  };
}
