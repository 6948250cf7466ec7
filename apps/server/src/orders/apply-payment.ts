import { errorCatalogue } from '@wolha/contract';
import type { Db } from '#platform/database/database.ts';
import { retryTransaction, violatedUnique } from '#platform/database/failures.ts';
import type { ProviderPayment } from '#providers/payment-provider.ts';
import { isCreditOrder, worthOfUnused, type CreditOrder, type ReadingOrder } from './goods.ts';
import { meaningOfPayment } from './meaning-of-payment.ts';
import { stepOf, type OrderEvent } from './order-state.ts';
import type { OrderPorts } from './ports.ts';
import {
  bookCash,
  findOrder,
  keepOnly,
  listCash,
  moveOrder,
  type Move,
  type OrderRow,
} from './repository.ts';

/** What happened to an order, and whatever there is to say about it. */
export interface Happening {
  event: OrderEvent;
  problem?: { code: string; message: string };
}

/** Why money is given back at once, in the words of the shop. */
const IN_VAIN = {
  AMOUNT_MISMATCH: '결제 금액이 주문과 달라 결제를 전액 취소해 드립니다.',
  DUPLICATE: errorCatalogue.ALREADY_PURCHASED.message,
  PERSON_GONE: '사주 정보가 지워져 풀이를 만들 수 없습니다. 결제를 전액 취소해 드립니다.',
  ACCOUNT_GONE: '회원 정보가 없어 크레딧을 드릴 수 없습니다. 결제를 전액 취소해 드립니다.',
} as const;

type InVain = keyof typeof IN_VAIN;

const inVain = (code: InVain): Happening => ({
  event: 'approvedInVain',
  problem: { code, message: IN_VAIN[code] },
});

/** Nothing can be delivered for a paid order. */
class CannotDeliver extends Error {
  override readonly name = 'CannotDeliver';
  readonly why: InVain;
  constructor(why: InVain) {
    super(why);
    this.why = why;
  }
}

/**
 * Brings an order to where its payment, as the provider keeps it, says it is, and books the money: in one transaction
 * with the result, the work of writing it and the waking of a worker, or with the credits. Answers the order as it then stands, and
 * whether the payment is one whose money can still be asked for.
 */
export async function applyPayment(
  ports: OrderPorts,
  order: OrderRow,
  payment: ProviderPayment,
  actor: string,
): Promise<{ order: OrderRow; open: boolean }> {
  const meaning = meaningOfPayment(order, payment);
  if (meaning.event === 'unrelated') {
    if (payment.approvedAt !== null && payment.balanceAmount > 0) {
      ports.log.error({ alert: 'stray payment', orderId: order.orderId }, 'money that belongs to no order');
    }
    return { order, open: false };
  }
  if (meaning.event === null) return { order, open: meaning.open };
  const happening: Happening =
    meaning.event === 'approvedInVain'
      ? inVain(meaning.reason)
      : meaning.event === 'refused'
        ? { event: 'refused', problem: meaning }
        : { event: meaning.event };
  return { order: await applyHappening(ports, order, happening, actor, payment), open: false };
}

/** Moves an order on as something happened to it, deciding anew whenever someone else moved it in between. */
export async function applyHappening(
  ports: OrderPorts,
  order: OrderRow,
  happening: Happening,
  actor: string,
  payment: ProviderPayment | null = null,
): Promise<OrderRow> {
  let current = order;
  let said = happening;
  for (;;) {
    const step = stepOf(current.state, said.event);
    if (step === 'impossible') return current;
    try {
      const moved = await retryTransaction(() => write(ports, current, said, actor, payment));
      if (moved) return moved;
    } catch (error) {
      const vain = whyInVain(error);
      if (vain === null || said.event !== 'approved') throw error;
      said = inVain(vain);
      continue;
    }
    const read = await findOrder(ports.db, current);
    if (!read) throw new Error('An order is gone.');
    current = read;
  }
}

function whyInVain(error: unknown): InVain | null {
  if (error instanceof CannotDeliver) return error.why;
  return violatedUnique(error) === 'orders_one_per_slot' ? 'DUPLICATE' : null;
}

async function write(
  ports: OrderPorts,
  order: OrderRow,
  { event, problem }: Happening,
  actor: string,
  payment: ProviderPayment | null,
): Promise<OrderRow | undefined> {
  const now = ports.clock.now();
  const move: Move = {
    event,
    actor,
    now,
    detail: problem?.code ?? null,
    book: payment,
    ...(payment ? { bind: payment.paymentKey } : {}),
    set: {
      ...(payment ? { paymentKey: payment.paymentKey, receiptUrl: payment.receiptUrl } : {}),
      ...(problem ? { problemCode: problem.code, problemMessage: problem.message || null } : {}),
    },
  };
  if (stepOf(order.state, event) === 'stays') {
    if (payment) await bookCash(ports.db, order, payment);
    return order;
  }
  if (event === 'approved') move.set = { ...move.set, paidAt: now, problemCode: null, problemMessage: null };
  if (event === 'takenBack') move.set = { ...move.set, refundedAt: now, keepAmount: null };
  if (event === 'partTakenBack') move.set = { ...move.set, keepAmount: null };
  if (event === 'approvedInVain' || event === 'givenUp' || event === 'partGivenUp') {
    move.set = { ...move.set, attempt: 1 };
  }
  return ports.db.transaction(async (tx) => {
    const moved = await moveOrder(tx, order, move);
    if (!moved) return undefined;
    if (event === 'approvedInVain') {
      ports.log.error(
        { alert: 'money taken in vain', orderId: order.orderId, code: problem?.code },
        'refunding',
      );
    }
    return isCreditOrder(moved)
      ? handOverCredits(ports, tx, moved, move)
      : handOverReading(ports, tx, moved as ReadingOrder, event);
  });
}

/** A reading is put in hand when its order is paid, and taken away when the money goes back. */
async function handOverReading(
  ports: OrderPorts,
  tx: Db,
  order: ReadingOrder,
  event: OrderEvent,
): Promise<OrderRow> {
  if (event === 'approved' && !(await ports.readings.open(tx, order))) throw new CannotDeliver('PERSON_GONE');
  if (event === 'givenUp') await ports.readings.close(tx, order, 'FAILED');
  if (event === 'takenBack') await ports.readings.close(tx, order, 'REFUNDED');
  return order;
}

/** Credits are there the moment they are paid, so their order is fulfilled at once. */
async function handOverCredits(
  { credits }: OrderPorts,
  tx: Db,
  order: CreditOrder,
  { event, actor, now }: Move,
): Promise<OrderRow | undefined> {
  if (event === 'givenUp') await credits.takeBack(tx, order, 'unused');
  if (event === 'takenBack') await credits.takeBack(tx, order, 'whatever is left');
  if (event === 'partGivenUp') {
    const unused = await credits.takeBackUnused(tx, order);
    const kept = (await listCash(tx, order)).reduce((sum, { amount }) => sum + amount, 0);
    return keepOnly(tx, order, Math.max(0, kept - worthOfUnused(order, unused)));
  }
  if (event !== 'approved') return order;
  if (!(await credits.grant(tx, order))) throw new CannotDeliver('ACCOUNT_GONE');
  return moveOrder(tx, order, { event: 'delivered', actor, now, set: { fulfilledAt: now } });
}
