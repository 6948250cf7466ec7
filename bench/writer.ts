import { createServer, type ServerResponse } from 'node:http';

/** Sentences of an answer that names two words of what it was given, as a good model does. */
const sentencesAbout = (one: string, other: string): string[] => [
  '먼저 답부터 드릴게요. ',
  '서두르지 않으면 만날 수 있어요.\n\n',
  `당신의 글자에는 ${one} 그리고 ${other} 둘이 보이고, 그래서 가까워지는 데 시간이 걸리는 편이에요. `,
  '그래서 짧은 만남보다 자주 마주치는 사람에게 먼저 마음이 열려요. ',
  '눈에 띄는 인연보다 곁에 오래 있는 인연을 살펴보세요.\n\n',
  '이번 주에는 미뤄 둔 약속부터 잡아 보세요. ',
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

/** Two words of the facts in a request. */
function wordsGiven(body: string): [string, string] {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const given = messages.map(({ content }) => content).join('');
  const words = [...given.matchAll(/"evidence":"([^"\s·]{2,})/gu)].map(([, word = '']) => word);
  const [one = '', other = ''] = new Set(words);
  return [one, other];
}

const chunkOf = (content: string, finish: string | null): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;

export async function startWriter(): Promise<Writer> {
  const waiting: { response: ServerResponse; sentences: string[] }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.once('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      waiting.push({ response, sentences: sentencesAbout(...wordsGiven(body)) });
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
      const next = waiting.shift();
      if (!next) throw new Error('Nobody waits for the writer.');
      const { response } = next;
      const [first = '', ...rest] = next.sentences;
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
