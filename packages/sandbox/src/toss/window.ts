import type { Context, MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { sendAsset } from '#kit/page.ts';
import { randomToken, type Random } from '#kit/random.ts';
import type { Struck } from '#kit/strike.ts';
import type { Bank } from '#toss/bank.ts';
import { TEST_CARDS } from '#toss/cards.ts';
import { tossError } from '#toss/errors.ts';
import type { TossOperation } from '#toss/options.ts';
import { sendClosed, sendMistake, sendReceipt, sendReturnTwice, sendWindow } from '#toss/pages.ts';
import type { Payment, UsedCard } from '#toss/payment.ts';
import { sdkScript } from '#toss/sdk.ts';
import { windowStyle } from '#toss/style.ts';
import { readWindowRequest } from '#toss/window-request.ts';

export type WindowPorts = {
  clientKey: string;
  serviceName: string;
  bank: Bank;
  clock: () => Date;
  random: Random;
  strike: (operation: TossOperation) => MiddlewareHandler<Struck>;
  /** Called when a payment starts to wait for its confirmation. */
  onAuthenticated: () => void;
};

/** What the buyer's browser sees: the SDK, the card window it opens, the receipt. */
export function windowRoutes(ports: WindowPorts): Hono<Struck> {
  const { bank } = ports;
  return new Hono<Struck>()
    .get('/v2/standard', (c) => sendAsset(c, 'text/javascript', sdkScript))
    .get('/window/sheet.css', (c) => sendAsset(c, 'text/css', windowStyle))
    .get('/receipt/sheet.css', (c) => sendAsset(c, 'text/css', windowStyle))
    .get('/window/open', (c) => open(c, ports))
    .get('/window/:paymentKey', (c) => {
      bank.expireDue();
      const payment = bank.find(c.req.param('paymentKey'));
      if (!payment) return sendMistake(c, tossError('NOT_FOUND_PAYMENT'));
      if (payment.status !== 'READY') return sendClosed(c, { payment, back: wayBack(payment) });
      return sendWindow(c, { payment, serviceName: ports.serviceName });
    })
    .post('/window/:paymentKey', ports.strike('window'), (c) => decide(c, ports, c.req.param('paymentKey')))
    .get('/receipt/:paymentKey', (c) => {
      const payment = bank.find(c.req.param('paymentKey'));
      if (!payment?.approval) return sendMistake(c, tossError('NOT_FOUND_PAYMENT'));
      return sendReceipt(c, { payment, serviceName: ports.serviceName });
    });
}

function open(c: Context<Struck>, ports: WindowPorts): Response | Promise<Response> {
  const here = new URL(c.req.url);
  const asked = readWindowRequest(here.searchParams, ports.clientKey);
  if ('error' in asked) return sendMistake(c, tossError(asked.error));
  const paymentKey = `tsbx${randomToken(ports.random, 44)}`;
  ports.bank.commit({
    type: 'opened',
    paymentKey,
    base: seenBase(here),
    request: asked.request,
    at: ports.clock().getTime(),
  });
  return c.redirect(paymentKey, 303);
}

/** The SDK says under which address the browser sees this stand-in; a proxy in between may have hidden it from us. */
function seenBase(here: URL): string {
  const told = here.searchParams.get('base') ?? '';
  if (URL.canParse(told) && /^https?:$/.test(new URL(told).protocol)) return new URL('.', told).href;
  return new URL('..', here.origin + here.pathname).href;
}

async function decide(c: Context<Struck>, ports: WindowPorts, paymentKey: string): Promise<Response> {
  const { bank } = ports;
  bank.expireDue();
  const payment = bank.find(paymentKey);
  if (!payment) return sendMistake(c, tossError('NOT_FOUND_PAYMENT'));
  if (payment.status !== 'READY') return sendClosed(c, { payment, back: wayBack(payment) });
  const form = await c.req.parseBody();
  const outcome = c.var.fault?.outcome;
  const at = ports.clock().getTime();

  if (form.decision === 'close') {
    // The real window forgets the order here; a shop must not count on getting its number back.
    return c.redirect(
      failure(payment, 'PAY_PROCESS_CANCELED', '사용자에 의해 결제가 취소되었습니다.', false),
      303,
    );
  }
  const refusal =
    typeof outcome === 'object' ? outcome.code : form.decision === 'refuse' && 'REJECT_CARD_COMPANY';
  if (refusal) {
    const message = refusal === 'PAY_PROCESS_ABORTED' ? '결제가 중단되었습니다.' : tossError(refusal).korean;
    bank.commit({ type: 'aborted', paymentKey, failure: { code: refusal, message }, at });
    return c.redirect(failure(payment, refusal, message, true), 303);
  }
  const card = chosenCard(form);
  if (form.decision !== 'approve' || !card) return sendMistake(c, tossError('INVALID_REQUEST'));
  const authenticated = bank.commit({ type: 'authenticated', paymentKey, card, at });
  ports.onAuthenticated();
  const destination = success(authenticated);
  return outcome === 'twice' ? sendReturnTwice(c, destination) : c.redirect(destination, 303);
}

/** The card picked in the window; a code picked beside it replaces what the card would answer. */
function chosenCard(form: Record<string, unknown>): UsedCard | undefined {
  const picked = TEST_CARDS.find((card) => card.id === (form.card ?? TEST_CARDS[0].id));
  if (!picked) return undefined;
  const { number, issuerCode, answer } = picked;
  if (typeof form.code !== 'string' || form.code === '') return { number, issuerCode, answer };
  return {
    number,
    issuerCode,
    answer: { code: form.code, when: form.when === 'after' ? 'after' : 'before' },
  };
}

function success(payment: Payment): string {
  const address = new URL(payment.successUrl);
  address.searchParams.set('orderId', payment.orderId);
  address.searchParams.set('paymentKey', payment.paymentKey);
  address.searchParams.set('amount', String(payment.amount));
  return address.href;
}

function failure(payment: Payment, code: string, message: string, withOrder: boolean): string {
  const address = new URL(payment.failUrl);
  address.searchParams.set('code', code);
  address.searchParams.set('message', message);
  if (withOrder) address.searchParams.set('orderId', payment.orderId);
  return address.href;
}

/** Where a finished window leads: the same place it led to the first time. */
function wayBack(payment: Payment): string {
  if (payment.authenticatedAt !== undefined && payment.status !== 'EXPIRED') return success(payment);
  const { code, message } = payment.failure ?? {
    code: 'PAY_PROCESS_ABORTED',
    message: '결제가 중단되었습니다.',
  };
  return failure(payment, code, message, true);
}
