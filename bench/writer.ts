import { createServer, type ServerResponse } from 'node:http';

const SENTENCES = [
  '먼저 답부터 드릴게요. ',
  '서두르지 않으면 만날 수 있어요.\n\n',
  '당신의 일지는 마음이 머무는 자리라, 가까워지는 데 시간이 걸리는 편이에요. ',
  '그래서 짧은 만남보다 자주 마주치는 사람에게 먼저 마음이 열려요. ',
  '눈에 띄는 인연보다 곁에 오래 있는 인연을 살펴보세요.\n\n',
  '이번 주에는 미뤄 둔 약속 하나를 먼저 잡아 보세요. ',
  '그 자리에서 오래 이야기를 나눈 사람에게 하루 안에 안부를 건네면 좋겠어요.',
];

/** A model that begins to write when it is told to, and says when it did. */
export interface Writer {
  baseUrl: string;
  /** How many are waiting for it. */
  waiting(): number;
  /** Writes the next waiting answer; tells when its first sentence left, and ends soon after. */
  write(): number;
  close(): void;
}

const chunkOf = (content: string, finish: string | null): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;

export async function startWriter(): Promise<Writer> {
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      waiting.push(response);
    });
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    waiting: () => waiting.length,
    write: () => {
      const response = waiting.shift();
      if (!response) throw new Error('Nobody waits for the writer.');
      const [first = '', ...rest] = SENTENCES;
      // The first sentence is over when the second begins.
      response.write(chunkOf(first + rest[0]?.slice(0, 1), null));
      const at = performance.now();
      setTimeout(() => {
        response.end(`${chunkOf(rest.join('').slice(1), null)}${chunkOf('', 'stop')}data: [DONE]\n\n`);
      }, 60);
      return at;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
