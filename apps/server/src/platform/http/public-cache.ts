import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

interface Kept {
  at: number;
  /** The body cut at each place where the nonce of its answer stood. */
  pieces: readonly Buffer[];
  headers: Record<string, string>;
  /** Only of bodies without a nonce: they are the same bytes each time. */
  fixed: { etag: string; brotli: Buffer } | null;
}

export interface PublicCacheOptions {
  now: () => number;
  makeNonce: () => string;
  headersFor: (nonce: string) => Record<string, string>;
}

/** How long an answer that is the same for everyone may be repeated. */
const FRESH_MS = 5_000;
const MOST_ENTRIES = 500;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compression for an answer that is made while somebody waits for it. */
export const compress = (body: Buffer): Promise<Buffer> => promisify(brotliCompress)(body, QUALITY);

/**
 * Repeats answers that are the same for everyone without running the application: public calls, and pages
 * of readers who are not signed in. Each repeated page gets a nonce of its own.
 */
export function createPublicCache(options: PublicCacheOptions) {
  const kept = new Map<string, Kept>();

  return {
    /** Answers from memory; false when there is nothing fresh to answer with. */
    answer(key: string, req: IncomingMessage, res: ServerResponse): boolean {
      const entry = kept.get(key);
      if (!entry || options.now() - entry.at > FRESH_MS) return false;
      const nonce = options.makeNonce();
      const headers = { ...entry.headers, ...options.headersFor(nonce), vary: 'accept-encoding, cookie' };
      const brotli = /\bbr\b/.test(req.headers['accept-encoding'] ?? '');
      if (entry.fixed) answerFixed(entry.fixed, entry.pieces, { req, res, headers, brotli });
      else answerPage(entry.pieces, nonce, { req, res, headers, brotli });
      return true;
    },

    keep(key: string, answer: { body: Buffer; nonce: string; headers: Record<string, string> }): void {
      if (kept.size >= MOST_ENTRIES) kept.clear();
      const pieces = cutAt(answer.body, Buffer.from(answer.nonce));
      const fixed =
        pieces.length === 1
          ? { etag: entityTag(answer.body), brotli: brotliCompressSync(answer.body, QUALITY) }
          : null;
      kept.set(key, { at: options.now(), pieces, headers: answer.headers, fixed });
    },

    clear: (): void => kept.clear(),
  };
}

export type PublicCache = ReturnType<typeof createPublicCache>;

interface Sending {
  req: IncomingMessage;
  res: ServerResponse;
  headers: Record<string, string>;
  brotli: boolean;
}

const entityTag = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

function answerFixed(fixed: NonNullable<Kept['fixed']>, pieces: readonly Buffer[], sending: Sending): void {
  const { req, res, headers, brotli } = sending;
  headers['etag'] = fixed.etag;
  if (req.headers['if-none-match'] === fixed.etag) res.writeHead(304, headers).end();
  else end(req, res, headers, brotli ? fixed.brotli : Buffer.concat(pieces), brotli);
}

function answerPage(pieces: readonly Buffer[], nonce: string, sending: Sending): void {
  const { req, res, headers, brotli } = sending;
  const body = Buffer.from(pieces.map((piece) => piece.toString('latin1')).join(nonce), 'latin1');
  if (!brotli) {
    end(req, res, headers, body, false);
    return;
  }
  brotliCompress(body, QUALITY, (error, compressed) =>
    error ? end(req, res, headers, body, false) : end(req, res, headers, compressed, true),
  );
}

function end(
  req: IncomingMessage,
  res: ServerResponse,
  headers: Record<string, string>,
  body: Buffer,
  brotli: boolean,
): void {
  res.writeHead(200, {
    ...headers,
    'content-length': body.byteLength,
    ...(brotli ? { 'content-encoding': 'br' } : {}),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function cutAt(body: Buffer, mark: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, from)) {
    pieces.push(body.subarray(from, at));
    from = at + mark.length;
  }
  pieces.push(body.subarray(from));
  return pieces;
}
