import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { RunningShop } from '../e2e/start-shop.ts';
import { requestsPerSecond } from './load.ts';
import { median, type BenchRow } from './table.ts';

const ROUNDS = 3;
const SECONDS = 2;

interface Case {
  what: string;
  path: string;
  bar: number;
}

const CASES: readonly Case[] = [
  { what: 'home page, signed out', path: '/', bar: 0.25 },
  { what: 'public list, GET', path: '/v1/fortune-category/list', bar: 0.6 },
];

/** Each case against node:http sending the same bytes, turn and turn about in one run. */
export async function benchHttp(shop: RunningShop): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { what, path, bar } of CASES) {
    const url = `http://127.0.0.1:${new URL(shop.url).port}${path}`;
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    const body = await answer.text();
    const raw = await startRaw(body, answer.headers.get('content-type') ?? 'text/plain');
    await requestsPerSecond(url, 1);
    const ours: number[] = [];
    const limits: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      limits.push(await requestsPerSecond(raw.url, SECONDS));
      ours.push(await requestsPerSecond(url, SECONDS));
    }
    raw.stop();
    const ratio = median(ours) / median(limits);
    rows.push({
      what,
      measured: `${Math.round(median(ours))} req/s`,
      against: `raw node:http ${Math.round(median(limits))} req/s`,
      ratio: ratio.toFixed(2),
      bar: `≥ ${bar.toFixed(2)}`,
      holds: ratio >= bar,
    });
  }
  return rows;
}

async function startRaw(body: string, contentType: string): Promise<{ url: string; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'raw-server.ts'));
  const port = await new Promise<number>((resolve) => {
    child.once('message', (message) => resolve(Number(message)));
    child.send({ body, headers: { 'content-type': contentType } });
  });
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() };
}
