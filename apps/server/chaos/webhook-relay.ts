import { createServer } from 'node:http';
import { askHttp } from './ask-http.ts';
import { freePort } from './free-port.ts';
import type { SeededRandom } from './seeded-random.ts';

/** One address for the provider's webhooks, as a load balancer has: passes each on to whichever process is picked. */
export interface WebhookRelay {
  url: string;
  close(): void;
}

export async function openWebhookRelay(webs: readonly string[], random: SeededRandom): Promise<WebhookRelay> {
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      askHttp(`${random.pick(webs)}/v1/payments/webhook`, {
        method: 'POST',
        body: Buffer.concat(chunks),
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.${random.below(250)}.${random.below(250)}`,
        },
        timeoutMs: 9_000,
      }).then(
        (answer) => res.writeHead(answer.status).end(),
        () => res.writeHead(502).end(),
      );
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
