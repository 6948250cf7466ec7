import type { ProviderTransaction } from '#providers/payment-provider.ts';
import { worthOfUnused } from './goods.ts';
import { CHASED_STATES, type OrderState } from './order-state.ts';

/** What our own books say of one order. */
export interface OrderBooks {
  orderId: string;
  userId: number;
  kind: 'SAJU' | 'TAROT' | 'CREDIT';
  state: OrderState;
  version: number;
  amount: number;
  slot: string | null;
  paymentKey: string | null;
  chased: boolean;
  overdueUnalerted: boolean;
  /** The record of transitions, in order. */
  events: readonly { version: number; fromState: OrderState | null; toState: OrderState }[];
  /** Bought results of the order; none where its person was deleted. */
  results: readonly { status: string; hasReading: boolean }[];
  job: { state: 'OPEN' | 'DONE' | 'GIVEN_UP' } | null;
  /**
   * Credits of the order: what was offered, what came into the wallet for it, and what is left there; of the paid ones
   * alone, how many there were, are left, and were given back for their money.
   */
  credits: {
    offered: number;
    granted: number;
    left: number;
    paid: number;
    paidLeft: number;
    paidReturned: number;
  };
  cash: readonly { kind: 'APPROVAL' | 'CANCEL'; paymentKey: string; amount: number }[];
}

export interface Violation {
  invariant: 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'I10' | 'I11' | 'I12' | 'I16';
  /** The order, or what else it is about. */
  orderId: string;
  text: string;
}

export interface Judging {
  /** Nothing is under way: every order has to have come to its end. */
  quiet: boolean;
  /** What the provider booked after this may not have reached us yet. */
  heardBefore: Date;
}

const HOLDING: readonly OrderState[] = ['confirming', 'paid', 'fulfilled'];
const KEEPING: readonly OrderState[] = ['paid', 'fulfilled', 'refunding', 'refundingPart'];
/** States in which the provider may know more than we have heard. */
const ASKING: readonly OrderState[] = CHASED_STATES;

const RESULT_OF: Partial<Record<OrderState, string>> = {
  paid: 'WAITING',
  fulfilled: 'READY',
  refunding: 'FAILED',
  refunded: 'REFUNDED',
};

const sum = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);

/**
 * Holds our books against themselves and against the provider's, and says every way in which money and readings do
 * not agree. What is merely under way is not a violation, unless nothing may be.
 */
export function judgeMoney(
  books: readonly OrderBooks[],
  transactions: readonly ProviderTransaction[],
  judging: Judging,
): Violation[] {
  const byOrder = Map.groupBy(transactions, (transaction) => transaction.orderId);
  const known = new Set(books.map((order) => order.orderId));
  const strays = transactions
    .filter((transaction) => !known.has(transaction.orderId))
    .map(({ orderId, amount }): Violation => ({
      invariant: 'I11',
      orderId,
      text: `the provider booked ${amount} won for an order we do not know`,
    }));
  return [
    ...books.flatMap((order) => [
      ...judgeRecord(order),
      ...judgeDelivery(order, judging),
      ...judgeCash(order),
      ...judgeAgainstProvider(order, byOrder.get(order.orderId) ?? [], judging),
    ]),
    ...judgeSlots(books),
    ...strays,
    ...judgeTotal(books, transactions, judging),
  ];
}

function judgeRecord(order: OrderBooks): Violation[] {
  const { orderId, state, version, events } = order;
  const broken =
    events.length !== version + 1 ||
    events.some((event, index) => event.version !== index) ||
    events.some((event, index) => index > 0 && event.fromState !== events[index - 1]?.toState) ||
    events.at(-1)?.toState !== state;
  return broken ? [{ invariant: 'I1', orderId, text: `its record does not lead to ${state}` }] : [];
}

function judgeDelivery(order: OrderBooks, { quiet }: Judging): Violation[] {
  const { orderId, state, results, job } = order;
  const found: Violation[] = [];
  const say = (invariant: Violation['invariant'], text: string): void =>
    void found.push({ invariant, orderId, text });
  if (results.length > 1) say('I4', `${results.length} results for one order`);
  for (const { status, hasReading } of results) {
    if (status !== RESULT_OF[state]) say('I3', `an order that is ${state} has a result that is ${status}`);
    if (status === 'READY' && !hasReading) say('I4', 'a result is ready without a reading');
  }
  if (order.kind === 'CREDIT') judgeCredits(order, say);
  else if (state === 'paid' && job?.state !== 'OPEN') say('I1', 'paid, and nobody is to write its reading');
  else if (state === 'fulfilled' && job?.state !== 'DONE')
    say('I1', 'fulfilled without a reading ever written');
  if (ASKING.includes(state) && !order.chased)
    say('I7', `${state}, and nobody will ask the provider about it`);
  if (order.overdueUnalerted) say('I7', `${state} for more than a day, and the operator was not told`);
  if (quiet && (state === 'paid' || ASKING.includes(state))) say('I1', `still ${state}`);
  return found;
}

/** Credits are there once they are paid, all of them and once; none are left once the money goes back. */
function judgeCredits(
  { state, credits, amount, cash }: OrderBooks,
  say: (invariant: Violation['invariant'], text: string) => void,
): void {
  const { offered, granted, left, paid, paidLeft, paidReturned } = credits;
  const stands = state === 'fulfilled' || state === 'refundingPart';
  if (state === 'paid') say('I1', 'paid, and the credits are not there');
  if (stands && granted !== offered) say('I10', `${granted} of ${offered} credits were granted`);
  const unpaid = state === 'created' || state === 'confirming' || state === 'failed' || state === 'expired';
  if (unpaid && granted > 0) say('I3', `${state}, with ${granted} credits`);
  if ((state === 'refunding' || state === 'refunded') && left > 0) {
    say('I6', `${state}, with ${left} credits left to use`);
  }
  if (!stands || paidReturned === 0) {
    if (state === 'refundingPart') say('I6', `${state}, and no credits were taken back`);
    return;
  }
  if (paidLeft > 0) say('I6', `given back in part, with ${paidLeft} paid credits left to use`);
  const owed = worthOfUnused({ amount, credit: paid }, paidReturned);
  const given = -sum(cash.filter(({ kind }) => kind === 'CANCEL'));
  if (state === 'fulfilled' && given < owed) {
    say('I6', `${paidReturned} credits were taken back, and ${given} of ${owed} won given for them`);
  }
}

function judgeCash(order: OrderBooks): Violation[] {
  const { orderId, state, amount, cash } = order;
  const approvals = cash.filter((entry) => entry.kind === 'APPROVAL');
  const kept = sum(cash);
  const found: Violation[] = [];
  if (approvals.length > 1)
    found.push({ invariant: 'I2', orderId, text: 'approved more than once in our books' });
  if (kept < 0) found.push({ invariant: 'I6', orderId, text: 'more given back than was taken' });
  if (
    (state === 'paid' || state === 'fulfilled' || state === 'refundingPart') &&
    (sum(approvals) !== amount || kept <= 0)
  ) {
    found.push({ invariant: 'I3', orderId, text: `${state}, with ${kept} of ${amount} won in our books` });
  }
  if (state === 'refunded' && kept !== 0) {
    found.push({ invariant: 'I6', orderId, text: `given back, with ${kept} won left in our books` });
  }
  const unpaid = state === 'created' || state === 'failed' || state === 'expired';
  if (unpaid && cash.length > 0)
    found.push({ invariant: 'I1', orderId, text: `${state}, with money in our books` });
  return found;
}

function judgeAgainstProvider(
  order: OrderBooks,
  transactions: readonly ProviderTransaction[],
  { quiet, heardBefore }: Judging,
): Violation[] {
  const { orderId, state, amount } = order;
  const found: Violation[] = [];
  const say = (invariant: Violation['invariant'], text: string): void =>
    void found.push({ invariant, orderId, text });
  const approvals = transactions.filter((transaction) => transaction.amount > 0);
  const kept = sum(transactions);
  if (approvals.length > 1) say('I2', `the provider approved it ${approvals.length} times`);
  if (kept < 0) say('I6', 'the provider gave back more than it took');
  const wrong = approvals.find((approval) => approval.amount !== amount);
  if (wrong && state !== 'refunding' && state !== 'refunded') {
    say('I2', `the provider took ${wrong.amount} won for an order of ${amount}`);
  }
  const other = approvals.find((approval) => approval.paymentKey !== order.paymentKey);
  if (other && !(state === 'confirming' && !quiet))
    say('I2', 'the provider took money by a payment that is not its own');
  const fresh = transactions.some((transaction) => transaction.at >= heardBefore);
  if (!quiet && (fresh || ASKING.includes(state))) return found;
  if (kept > 0 && !KEEPING.includes(state)) say('I1', `${state}, and the provider keeps ${kept} won for it`);
  if (kept === 0 && (state === 'paid' || state === 'fulfilled')) {
    say('I3', `${state}, and the provider keeps nothing for it`);
  }
  if (kept !== sum(order.cash)) {
    say('I11', `the provider keeps ${kept} won for it, our books ${sum(order.cash)}`);
  }
  return found;
}

function judgeSlots(books: readonly OrderBooks[]): Violation[] {
  const holders = books.filter((order) => order.slot !== null && HOLDING.includes(order.state));
  const bySlot = Map.groupBy(holders, (order) => `${order.userId}|${order.slot}`);
  return [...bySlot.values()]
    .filter((sharing) => sharing.length > 1)
    .map((sharing) => ({
      invariant: 'I5' as const,
      orderId: sharing.map((order) => order.orderId).join(', '),
      text: 'the same content for the same person is held by several orders',
    }));
}

function judgeTotal(
  books: readonly OrderBooks[],
  transactions: readonly ProviderTransaction[],
  { quiet }: Judging,
): Violation[] {
  const ours = sum(books.flatMap((order) => [...order.cash]));
  const theirs = sum(transactions);
  if (!quiet || ours === theirs) return [];
  return [
    { invariant: 'I11', orderId: '*', text: `the provider keeps ${theirs} won in all, our books ${ours}` },
  ];
}
