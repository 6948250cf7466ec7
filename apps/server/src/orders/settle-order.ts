import { AppError } from '#platform/app-error.ts';
import type { CancelOutcome, ConfirmOutcome } from '#providers/payment-provider.ts';
import { applyHappening, applyPayment } from './apply-payment.ts';
import { CHASED_STATES } from './order-state.ts';
import type { OrderPorts } from './ports.ts';
import { listCash, noteProblem, postponeCheck, raiseAttempt, type OrderRow } from './repository.ts';

/** Who brings an order on: one of these three, or the operator. All of them do the same. */
export type Settler = 'redirect' | 'webhook' | 'reconciler' | 'operator';

/**
 * Brings an order to the truth: asks the provider how its payment stands, asks for the money where it may be asked
 * for, gives it back where it is owed. May be called by anyone at any time, together, and again; what is sent to the
 * provider carries a key that makes a repetition the same request. No transaction is open while the provider is asked.
 */
export async function settleOrder(ports: OrderPorts, order: OrderRow, by: Settler): Promise<OrderRow> {
  if (order.state === 'refunding' || order.state === 'refundingPart') return giveBack(ports, order, by);
  // Whoever began the payment asks for the money at once; anyone else asks first what became of it.
  if (order.state === 'confirming' && by === 'redirect') return askForMoney(ports, order, by);
  const { order: told, open } = await askHowItStands(ports, order, by);
  return open && told.state === 'confirming' ? askForMoney(ports, told, by) : told;
}

/**
 * The provider's word on the order's payment, applied. `open`: the money may still be asked for. Throws UNAVAILABLE
 * when the provider cannot be asked about an order nobody comes back to by themselves: whoever asks has to ask again.
 */
async function askHowItStands(
  ports: OrderPorts,
  order: OrderRow,
  by: Settler,
): Promise<{ order: OrderRow; open: boolean }> {
  const answer = await ports.provider.find(order);
  if (answer.kind === 'found') return applyPayment(ports, order, answer.payment, by);
  if (answer.kind === 'unknown' && !CHASED_STATES.includes(order.state)) {
    throw new AppError('UNAVAILABLE', { retryAfter: 60, cause: new Error(answer.code) });
  }
  return { order, open: answer.kind === 'none' };
}

async function askForMoney(ports: OrderPorts, order: OrderRow, by: Settler): Promise<OrderRow> {
  const { paymentKey, orderId, amount, attempt } = order;
  if (paymentKey === null) throw new Error('An order without a payment asks for money.');
  const outcome = await ports.provider.confirm({
    paymentKey,
    orderId,
    amount,
    idempotencyKey: `confirm:${orderId}:${attempt}`,
  });
  return hearAnswer(ports, order, by, outcome);
}

async function hearAnswer(
  ports: OrderPorts,
  order: OrderRow,
  by: Settler,
  outcome: ConfirmOutcome,
): Promise<OrderRow> {
  switch (outcome.kind) {
    case 'approved':
      return (await applyPayment(ports, order, outcome.payment, by)).order;
    case 'refused': {
      const { code, message, blame } = outcome;
      if (blame === 'shop') {
        ports.log.error({ alert: 'payments refused', code }, 'the provider refuses the shop itself');
      }
      const told = blame === 'shop' ? '' : message;
      return applyHappening(ports, order, { event: 'refused', problem: { code, message: told } }, by);
    }
    case 'running':
      return order;
    case 'done':
      return (await askHowItStands(ports, order, by)).order;
    case 'gone': {
      const { order: told, open } = await askHowItStands(ports, order, by);
      if (!open || told.state !== 'confirming') return told;
      const problem = { code: outcome.code, message: '' };
      return applyHappening(ports, told, { event: 'lapsed', problem }, by);
    }
    case 'unknown': {
      const { order: told, open } = await askHowItStands(ports, order, by);
      // The stored answer would only be repeated: nothing was taken, so the next attempt goes under a new key.
      if (open && outcome.answered && told.state === 'confirming') await raiseAttempt(ports.db, told);
      return told;
    }
  }
}

const HOUR_SECONDS = 3600;

async function giveBack(ports: OrderPorts, order: OrderRow, by: Settler): Promise<OrderRow> {
  const { paymentKey, orderId, attempt } = order;
  if (paymentKey === null) throw new Error('An order without a payment gives money back.');
  const part = await partToGiveBack(ports, order);
  const outcome = await ports.provider.cancel({
    paymentKey,
    reason: order.problemMessage ?? '주문을 취소합니다.',
    idempotencyKey: `${part ? 'cancel-part' : 'cancel'}:${orderId}:${attempt}`,
    ...(part ? { part } : {}),
  });
  return hearCancellation(ports, order, by, outcome);
}

/** How much of what our books say is kept goes back; null where all of it does. */
async function partToGiveBack(
  { db }: OrderPorts,
  order: OrderRow,
): Promise<{ amount: number; of: number } | null> {
  if (order.state !== 'refundingPart' || order.keepAmount === null) return null;
  const kept = (await listCash(db, order)).reduce((sum, { amount }) => sum + amount, 0);
  return { amount: kept - order.keepAmount, of: kept };
}

async function hearCancellation(
  ports: OrderPorts,
  order: OrderRow,
  by: Settler,
  outcome: CancelOutcome,
): Promise<OrderRow> {
  switch (outcome.kind) {
    case 'cancelled':
      return (await applyPayment(ports, order, outcome.payment, by)).order;
    case 'running':
      return order;
    case 'done': {
      const { order: told } = await askHowItStands(ports, order, by);
      // Somebody else gave part of it back meanwhile: what is still owed is another amount, under another key.
      if (told.state === 'refundingPart') await raiseAttempt(ports.db, told);
      return told;
    }
    case 'unknown': {
      const { order: told } = await askHowItStands(ports, order, by);
      if (outcome.answered && told.state === order.state) await raiseAttempt(ports.db, told);
      return told;
    }
    case 'impossible': {
      const { order: told } = await askHowItStands(ports, order, by);
      if (told.state !== order.state) return told;
      ports.log.error(
        { alert: 'refund refused', orderId: order.orderId, code: outcome.code },
        'refund refused',
      );
      await noteProblem(ports.db, told, { code: outcome.code, message: order.problemMessage ?? '' });
      await raiseAttempt(ports.db, told);
      await postponeCheck(ports.db, told, HOUR_SECONDS);
      return told;
    }
  }
}
