import { Agent, get } from 'node:http';

const CONNECTIONS = 32;

/** Requests a second that an address answers with `CONNECTIONS` askers at once, over `seconds`. */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      get(url, { agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
        response.resume();
        response.once('end', () => {
          answered += 1;
          resolve();
        });
      }).once('error', reject);
    });
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) await ask();
    }),
  );
  agent.destroy();
  return answered / ((performance.now() - start) / 1000);
}
