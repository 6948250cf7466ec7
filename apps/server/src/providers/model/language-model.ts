/** One turn of what a model is told. Nothing in it says who asks. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ModelCall {
  /** What it is for, in the record of what calls cost. */
  purpose: 'CHAT' | 'READING';
  /** Ends the call early, when nobody wants its answer any more. */
  signal: AbortSignal;
  /** Most tokens the answer may have. */
  maxTokens: number;
  /** The JSON Schema the answer is to keep to; plain text where there is none. */
  schema?: object | undefined;
}

/**
 * A language model behind an address. Its text comes as it is written; what is thrown instead of text, or after some of
 * it, is a {@link ModelError}. Every call is recorded with what it cost.
 */
export interface LanguageModel {
  readonly name: string;
  stream(messages: readonly ModelMessage[], call: ModelCall): AsyncIterable<string>;
}

/**
 * Why a model gives no (whole) answer. BUDGET: the day's money is spent; RESTING: it failed again and again, and is left
 * alone for a while; LATE: it took too long; REFUSED: it said no (a wrong key, too many calls, a broken server);
 * BROKEN: what came is no answer, or ends in the middle.
 */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: 'BUDGET' | 'RESTING' | 'LATE' | 'REFUSED' | 'BROKEN';
  constructor(code: ModelError['code'], detail: string, cause?: unknown) {
    super(`${code}: ${detail}`, { cause });
    this.code = code;
  }
}
