import type { Context } from 'hono';
import type { Logger } from '#platform/logging.ts';

/** Who is asking, once the token has been read. */
export interface Caller {
  userId: number;
  role: 'reader' | 'partner-preview';
  tokenHash: string;
}

/** What the process hands to the app with each request, besides the request itself. */
export interface RequestOrigin {
  /** The client's address as the trusted proxies tell it. */
  address: string;
  /** Set when the page renderer calls the API in this process; such calls carry the reader's own token. */
  internal: boolean;
  /** Written by the application: the answer is the same for everyone, and may be repeated with other nonces. */
  shared?: { nonce: string };
}

export interface AppEnv {
  Bindings: RequestOrigin;
  Variables: {
    requestId: string;
    log: Logger;
    caller: Caller | null;
    cspNonce: string;
    /** Written by a handler whose answer is not the last word yet. */
    answerStatus: 202 | undefined;
  };
}

export type AppContext = Context<AppEnv>;
