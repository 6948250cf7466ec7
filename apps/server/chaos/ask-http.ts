import { Agent, request } from 'node:http';

/** What came back, read to its end. */
export interface Answer {
  status: number;
  /** Where a redirect leads; it is not followed. */
  location: string | null;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

/** Asks over lines that stay open, as browsers and load balancers do. Throws when the line breaks or the time is up. */
export function askHttp(
  url: string,
  {
    method = 'GET',
    headers = {},
    body = '',
    timeoutMs,
  }: {
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string | Buffer;
    timeoutMs: number;
  },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const asking = request(url, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', fail);
      answer.on('end', () => {
        clearTimeout(timer);
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null, text });
      });
    });
    const fail = (error: Error): void => {
      clearTimeout(timer);
      reject(error);
    };
    const timer = setTimeout(() => asking.destroy(new Error('nobody answered in time')), timeoutMs);
    asking.on('error', fail);
    asking.end(body);
  });
}
