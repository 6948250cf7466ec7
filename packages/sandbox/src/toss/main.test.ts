import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startStandalone, type Standalone } from '../../test/standalone.ts';
import { basic, type PaymentBody } from '../../test/toss-shop.ts';

let running: Standalone | undefined;
const closing: (() => void)[] = [];
afterEach(async () => {
  await running?.kill('SIGKILL');
  for (const close of closing.splice(0)) close();
});

const authorization = basic('test_sk_sandbox');
const orderId = 'order_0123456789abcdefgh';

async function authenticate(origin: string): Promise<string> {
  const query = new URLSearchParams({
    clientKey: 'test_ck_sandbox',
    customerKey: '@@ANONYMOUS',
    method: 'CARD',
    currency: 'KRW',
    amount: '9900',
    orderId,
    orderName: '그 사람의 속마음',
    successUrl: 'http://127.0.0.1:3999/success',
    failUrl: 'http://127.0.0.1:3999/fail',
  });
  const opened = await fetch(`${origin}/window/open?${query}`, { redirect: 'manual' });
  const paymentKey = opened.headers.get('location')!;
  await fetch(`${origin}/window/${paymentKey}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
    redirect: 'manual',
  });
  return paymentKey;
}

const confirm = (origin: string, paymentKey: string) =>
  fetch(`${origin}/v1/payments/confirm`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': `confirm:${orderId}:1` },
    body: JSON.stringify({ paymentKey, orderId, amount: 9900 }),
  });

const order = (operation: string, fault: unknown) => (origin: string) =>
  fetch(`${origin}/_sandbox/faults`, { method: 'POST', body: JSON.stringify({ operation, next: fault }) });

test('killed in the middle of answering, it still knows what it took and what it would have said', async () => {
  const state = join(mkdtempSync(join(tmpdir(), 'toss-')), 'toss.jsonl');
  running = await startStandalone('toss', ['--state', state]);
  const paymentKey = await authenticate(running.origin);
  await order('confirm', { outcome: 'die', when: 'after' })(running.origin);
  await expect(confirm(running.origin, paymentKey)).rejects.toThrow('fetch failed');
  await running.kill('SIGKILL');

  running = await startStandalone('toss', ['--state', state]);
  const found = await fetch(`${running.origin}/v1/payments/orders/${orderId}`, {
    headers: { authorization },
  });
  expect(await found.json()).toMatchObject({ paymentKey, status: 'DONE' });
  const replayed = await confirm(running.origin, paymentKey);
  expect(replayed.status).toBe(200);
  expect(((await replayed.json()) as PaymentBody).status).toBe('DONE');
  const ledger = (await (await fetch(`${running.origin}/_sandbox/ledger`)).json()) as { approvals: number };
  expect(ledger.approvals).toBe(1);
});

test('sends a real webhook, and again after a restart if nobody listened', async () => {
  const state = join(mkdtempSync(join(tmpdir(), 'toss-')), 'toss.jsonl');
  const heard: string[] = [];
  let listening = false;
  const shop = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      if (listening) heard.push((JSON.parse(body) as { data: PaymentBody }).data.status);
      response.writeHead(listening ? 200 : 503).end();
      shop.emit('heard');
    });
  });
  shop.listen(0, '127.0.0.1');
  closing.push(() => shop.close());
  await once(shop, 'listening');
  const webhook = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhook`;

  running = await startStandalone('toss', ['--state', state, '--webhook', webhook]);
  const paymentKey = await authenticate(running.origin);
  const deaf = once(shop, 'heard');
  await confirm(running.origin, paymentKey);
  await deaf;
  await running.kill('SIGKILL');

  listening = true;
  const told = once(shop, 'heard');
  running = await startStandalone('toss', ['--state', state, '--webhook', webhook]);
  await told;
  expect(heard).toEqual(['DONE']);
});
