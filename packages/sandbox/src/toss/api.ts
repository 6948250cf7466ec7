import type { Context, MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { randomToken, type Random } from '#kit/random.ts';
import type { Struck } from '#kit/strike.ts';
import { refuseKey } from '#toss/authenticate.ts';
import type { Answer, Bank } from '#toss/bank.ts';
import { decideCancel, decideConfirm, type Decision } from '#toss/decide.ts';
import { tossError } from '#toss/errors.ts';
import { koreanTime, readKoreanTime } from '#toss/korean-time.ts';
import { MERCHANT_ID, type TossOperation } from '#toss/options.ts';
import { paymentBody, transactionsOf, type Payment } from '#toss/payment.ts';

export type ApiPorts = {
  secretKey: string;
  clientKey: string;
  bank: Bank;
  clock: () => Date;
  random: Random;
  strike: (operation: TossOperation) => MiddlewareHandler<Struck>;
};

type Api = { Variables: Struck['Variables'] & { scope: string | undefined } };

/** The server API. Order of refusals: key, idempotency, the wire's faults, then the call itself. */
export function apiRoutes(ports: ApiPorts): Hono<Api> {
  const { bank, strike } = ports;
  const running = new Set<string>();
  return new Hono<Api>()
    .use(requireKey(ports))
    .post(
      '/payments/confirm',
      onePerKey(running),
      onePerPayment(running, keyInBody),
      strike('confirm'),
      (c) =>
        change(c, ports, (body, trouble) => decideConfirm(body, bank.find, freshApproval(ports), trouble)),
    )
    .post(
      '/payments/:paymentKey/cancel',
      onePerKey(running),
      onePerPayment(running, keyInPath),
      strike('cancel'),
      (c) =>
        change(c, ports, (body, trouble) =>
          decideCancel(body, bank.find(c.req.param('paymentKey')), freshApproval(ports), trouble),
        ),
    )
    .get('/payments/orders/:orderId', strike('order'), (c) =>
      read(c, ports, bank.findOrder(c.req.param('orderId'))),
    )
    .get('/payments/:paymentKey', strike('payment'), (c) =>
      read(c, ports, bank.find(c.req.param('paymentKey'))),
    )
    .get('/transactions', strike('transactions'), (c) => listTransactions(c, ports))
    .all('*', (c) => refuse(c, 'NOT_FOUND'));
}

function requireKey(ports: ApiPorts): MiddlewareHandler<Api> {
  return createMiddleware<Api>(async (c, next) => {
    const refused = refuseKey(c.req.header('authorization'), ports);
    if (refused) return refuse(c, refused);
    ports.bank.expireDue();
    return next();
  });
}

/** While the first request with a key runs, the same request is told to wait; keys count per method and address. */
function onePerKey(running: Set<string>): MiddlewareHandler<Api> {
  return createMiddleware<Api>(async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (key === undefined) return next();
    if (key.length > 300 || key === '') return refuse(c, 'INVALID_IDEMPOTENCY_KEY');
    const scope = `${c.req.method} ${c.req.path} ${key}`;
    if (running.has(scope)) return refuse(c, 'IDEMPOTENT_REQUEST_PROCESSING');
    c.set('scope', scope);
    return holding(running, scope, next);
  });
}

/** Two requests for one payment do not run beside each other, whatever their keys. */
function onePerPayment(
  running: Set<string>,
  keyOf: (c: Context<Api>) => Promise<string>,
): MiddlewareHandler<Api> {
  return createMiddleware<Api>(async (c, next) => {
    const paymentKey = await keyOf(c);
    const lock = `payment ${paymentKey}`;
    if (paymentKey === '' || !running.has(lock)) return holding(running, lock, next);
    return refuse(
      c,
      c.req.path.endsWith('/confirm') ? 'ALREADY_PROCESSING_REQUEST' : 'FORBIDDEN_CONSECUTIVE_REQUEST',
    );
  });
}

async function holding(running: Set<string>, name: string, next: () => Promise<void>): Promise<void> {
  running.add(name);
  try {
    await next();
  } finally {
    running.delete(name);
  }
}

async function keyInBody(c: Context<Api>): Promise<string> {
  const body = await readBody(c);
  return body instanceof Object && 'paymentKey' in body ? String(body.paymentKey) : '';
}

async function keyInPath(c: Context<Api>): Promise<string> {
  return c.req.param('paymentKey') ?? '';
}

/** Answers about a request still in flight say nothing of its outcome, so they are not remembered as its outcome. */
const passing = ['ALREADY_PROCESSING_REQUEST', 'IDEMPOTENT_REQUEST_PROCESSING'];

async function change(
  c: Context<Api>,
  ports: ApiPorts,
  decide: (body: unknown, trouble: { code: string; when: 'before' | 'after' } | undefined) => Decision,
): Promise<Response> {
  const { scope } = c.var;
  const recalled = scope === undefined ? undefined : ports.bank.recall(scope);
  if (recalled) return send(recalled);

  const testCode = testCodeOf(c, ports);
  const decision: Decision = testCode ? { error: testCode } : decide(await readBody(c), troubleOf(c));
  const answer = (payment?: Payment): Answer =>
    decision.error === undefined && payment
      ? { status: 200, body: paymentBody(payment, { mId: MERCHANT_ID }) }
      : errorAnswer(c, decision.error ?? 'FAILED_INTERNAL_SYSTEM_PROCESSING');
  const memorable = scope !== undefined && !passing.includes(decision.error ?? '');
  if (decision.happens) {
    return send(answer(ports.bank.commit(decision.happens, memorable ? { scope, answer } : undefined)));
  }
  if (memorable) ports.bank.remember(scope, answer());
  return send(answer());
}

function troubleOf(c: Context<Api>): { code: string; when: 'before' | 'after' } | undefined {
  const { fault } = c.var;
  if (typeof fault?.outcome !== 'object') return undefined;
  return { code: fault.outcome.code, when: fault.when ?? 'before' };
}

/** `TossPayments-Test-Code` makes any call answer that error and do nothing; live keys ignore it. */
function testCodeOf(c: Context<Api>, ports: ApiPorts): string | undefined {
  return ports.secretKey.startsWith('test_') ? c.req.header('tosspayments-test-code') : undefined;
}

function read(c: Context<Api>, ports: ApiPorts, payment: Payment | undefined): Response {
  const trouble = testCodeOf(c, ports) ?? troubleOf(c)?.code;
  if (trouble) return refuse(c, trouble);
  if (!payment) return refuse(c, 'NOT_FOUND_PAYMENT');
  return c.json(paymentBody(payment, { mId: MERCHANT_ID }));
}

function listTransactions(c: Context<Api>, ports: ApiPorts): Response {
  const trouble = testCodeOf(c, ports) ?? troubleOf(c)?.code;
  if (trouble) return refuse(c, trouble);
  const from = readKoreanTime(c.req.query('startDate') ?? '');
  const to = readKoreanTime(c.req.query('endDate') ?? '');
  const limit = Number(c.req.query('limit') ?? 100);
  const after = c.req.query('startingAfter');
  if (from === undefined || to === undefined || from > to) return refuse(c, 'INVALID_REQUEST');
  if (!Number.isInteger(limit) || limit < 1 || limit > 10_000) return refuse(c, 'INVALID_REQUEST');
  const rows = ports.bank
    .all()
    .flatMap((payment) => transactionsOf(payment).map((transaction) => ({ payment, transaction })))
    .filter(({ transaction }) => transaction.at >= from && wholeSecond(transaction.at) <= to)
    .toSorted((a, b) => a.transaction.at - b.transaction.at);
  const start =
    after === undefined ? 0 : rows.findIndex((row) => row.transaction.transactionKey === after) + 1;
  if (after !== undefined && start === 0) return refuse(c, 'INVALID_REQUEST');
  return c.json(
    rows.slice(start, start + limit).map(({ payment, transaction }) => ({
      mId: MERCHANT_ID,
      transactionKey: transaction.transactionKey,
      paymentKey: payment.paymentKey,
      orderId: payment.orderId,
      method: '카드',
      customerKey: payment.customerKey,
      useEscrow: false,
      receiptUrl: `${payment.base}receipt/${payment.paymentKey}`,
      status: transaction.status,
      transactionAt: koreanTime(transaction.at),
      currency: 'KRW',
      amount: transaction.amount,
    })),
  );
}

/** Moments are shown to the second, so a period's last second is in it whole. */
function wholeSecond(moment: number): number {
  return Math.floor(moment / 1000) * 1000;
}

function freshApproval(ports: ApiPorts): { at: number; transactionKey: string; approveNo: string } {
  return {
    at: ports.clock().getTime(),
    transactionKey: randomToken(ports.random, 32).toUpperCase(),
    approveNo: String(Math.floor(ports.random() * 1e8)).padStart(8, '0'),
  };
}

async function readBody(c: Context<Api>): Promise<unknown> {
  return c.req.json<unknown>().catch(() => undefined);
}

function errorAnswer(c: Context, code: string): Answer {
  const error = tossError(code);
  const english = /^en\b/i.test(c.req.header('accept-language') ?? '');
  return {
    status: error.status,
    body: { code: error.code, message: english ? error.english : error.korean },
  };
}

function refuse(c: Context, code: string): Response {
  return send(errorAnswer(c, code));
}

function send(answer: Answer): Response {
  return Response.json(answer.body, { status: answer.status });
}
