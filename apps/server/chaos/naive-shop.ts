import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { readAccessToken } from '#identity/access-token.ts';
import { readConfig } from '#platform/config.ts';

/**
 * The way it is commonly done, kept to prove that this harness finds what is wrong with it: no order before the
 * payment, no key that makes a repetition the same request, confirm first and write afterwards, one statement after
 * another. It writes into the shop's own tables, so that the same audit reads it.
 */
const checkBody = z.object({
  fortuneContentId: z.number(),
  orderId: z.string(),
  birthday: z.string().optional(),
});
const PRICE = 9900;

export async function runNaiveShop(): Promise<void> {
  const config = readConfig(process.env);
  const { toss } = config;
  if (!toss || config.databaseUrl === null)
    throw new Error('The naive shop needs a database and a provider.');
  const pool = new pg.Pool({ connectionString: config.databaseUrl, max: 8 });
  pool.on('error', () => undefined);
  const authorization = `Basic ${Buffer.from(`${toss.secretKey}:`).toString('base64')}`;
  const app = new Hono();

  app.post('/v1/payment/check', async (context) => place(context.req.url, await context.req.json()));
  app.post('/v1/tarot-payment/check', async (context) => place(context.req.url, await context.req.json()));
  app.post('/v1/payments/webhook', (context) => context.json({ received: true }));
  app.get('/v1/payments/success', async (context) => {
    const {
      paymentKey = '',
      orderId = '',
      amount = '',
      fortuneContentId = '',
      birthday = '',
    } = context.req.query();
    const owner =
      readAccessToken((context.req.header('authorization') ?? '').slice('Bearer '.length))?.userId ?? 0;
    const confirmed = await fetch(`${toss.apiUrl}/v1/payments/confirm`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ paymentKey, orderId, amount: Number(amount) }),
    });
    if (!confirmed.ok) return context.redirect('/payment?failed', 303);
    await deliver(pool, {
      owner,
      orderId,
      paymentKey,
      amount: Number(amount),
      contentId: Number(fortuneContentId),
      slot: birthday === '' ? null : `${fortuneContentId}:${birthday}`,
    });
    return context.redirect('/premium-fortune-analysis', 303);
  });
  serve({ fetch: app.fetch, port: config.port, hostname: config.host }, () => process.stdout.write('open\n'));
}

function place(url: string, body: unknown): Response {
  const asked = checkBody.parse(body);
  const { origin } = new URL(url);
  const kept = new URLSearchParams({
    fortuneContentId: String(asked.fortuneContentId),
    birthday: asked.birthday ?? '',
  });
  return Response.json({
    statusCode: 200,
    data: {
      orderId: asked.orderId,
      orderName: '풀이',
      amount: PRICE,
      customerKey: '@@ANONYMOUS',
      successUrl: `${origin}/v1/payments/success?${kept.toString()}`,
      failUrl: `${origin}/v1/payments/fail`,
    },
  });
}

interface Bought {
  owner: number;
  orderId: string;
  paymentKey: string;
  amount: number;
  contentId: number;
  slot: string | null;
}

async function deliver(pool: pg.Pool, bought: Bought): Promise<void> {
  const { owner, orderId, paymentKey, amount, contentId, slot } = bought;
  const resultId = uuidv7();
  await pool.query('insert into order_directory values ($1, $2, $3)', [orderId, owner, paymentKey]);
  await pool.query(
    `insert into orders (user_id, order_id, kind, state, version, content_id, content_version, order_name, amount, slot,
       policy_version, result_id, payment_key, attempt, created_at, updated_at, expires_at, checks)
     values ($1, $2, 'TAROT', 'paid', 2, $3, 1, '풀이', $4, $5, '', $6, $7, 1, now(), now(), now(), 0)`,
    [owner, orderId, contentId, amount, slot, resultId, paymentKey],
  );
  for (const [version, from, to] of [
    [0, null, 'created'],
    [1, 'created', 'confirming'],
    [2, 'confirming', 'paid'],
    [3, 'paid', 'fulfilled'],
  ] as const) {
    await pool.query(`insert into order_events values ($1, $2, $3, 'naive', $4, $5, 'naive', null, now())`, [
      owner,
      orderId,
      version,
      from,
      to,
    ]);
  }
  await pool.query(`insert into cash_entries values ($1, $2, $3, 'APPROVAL', $3, $4, now())`, [
    owner,
    orderId,
    paymentKey,
    amount,
  ]);
  await pool.query(
    `insert into tarot_results values ($1, $2, $3, 'READY', null, 'FEMALE', '[]', '{}', $4, now(), now())`,
    [owner, resultId, contentId, orderId],
  );
  await pool.query(
    `insert into reading_jobs (user_id, order_id, service, result_id, state, token, lease_until, failures, chapters_done,
       chapters_total, created_at, updated_at)
     values ($1, $2, 'TAROT', $3, 'DONE', 1, now(), 0, 0, 0, now(), now())`,
    [owner, orderId, resultId],
  );
  await pool.query(
    `update orders set state = 'fulfilled', version = 3 where user_id = $1 and order_id = $2`,
    [owner, orderId],
  );
}
