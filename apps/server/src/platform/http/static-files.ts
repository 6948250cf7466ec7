import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

interface StaticFile {
  path: string;
  size: number;
  brotliSize: number | null;
  headers: Record<string, string>;
}

/** A name that carries its content's hash never changes what it holds. */
const HASHED = /[.-][\w-]{8,}\.\w+$/;
const HOUR = 'public, max-age=3600';
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * The files of a built site, listed once at start: what is not in the list is not served, whatever a path says.
 * Brotli twins written by the build are sent to browsers that take them.
 */
export function createStaticFiles(directory: string): (req: IncomingMessage, res: ServerResponse) => boolean {
  const files = existsSync(directory) ? listFiles(directory) : new Map<string, StaticFile>();
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const url = req.url ?? '/';
    const query = url.indexOf('?');
    const file = files.get(query === -1 ? url : url.slice(0, query));
    if (!file) return false;
    send(file, req, res);
    return true;
  };
}

function listFiles(directory: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br') || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(directory, path).split(sep).join('/')}`;
    const { size, mtimeMs } = statSync(path);
    const brotli = `${path}.br`;
    files.set(address, {
      path,
      size,
      brotliSize: existsSync(brotli) ? statSync(brotli).size : null,
      headers: {
        'content-type': TYPES[extname(entry.name)] ?? 'application/octet-stream',
        'cache-control': HASHED.test(entry.name) ? FOREVER : HOUR,
        'x-content-type-options': 'nosniff',
        etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
        vary: 'accept-encoding',
      },
    });
  }
  return files;
}

function send(file: StaticFile, req: IncomingMessage, res: ServerResponse): void {
  if (req.headers['if-none-match'] === file.headers['etag']) {
    res.writeHead(304, file.headers).end();
    return;
  }
  const brotli = file.brotliSize !== null && /\bbr\b/.test(req.headers['accept-encoding'] ?? '');
  res.writeHead(200, {
    ...file.headers,
    'content-length': brotli ? (file.brotliSize ?? file.size) : file.size,
    ...(brotli ? { 'content-encoding': 'br' } : {}),
  });
  if (req.method === 'HEAD') res.end();
  else
    createReadStream(brotli ? `${file.path}.br` : file.path)
      .on('error', () => res.destroy())
      .pipe(res);
}
