import { describe, expect, test } from 'vitest';
import type { ProviderTransaction } from '#providers/payment-provider.ts';
import { judgeMoney, type OrderBooks } from './judge-money.ts';
import type { OrderState } from './order-state.ts';

const AMOUNT = 9900;

const record = (...states: OrderState[]): OrderBooks['events'] =>
  states.map((toState, version) => ({ version, fromState: states[version - 1] ?? null, toState }));

const NO_CREDITS = { offered: 0, granted: 0, left: 0, paid: 0, paidLeft: 0, paidReturned: 0 };
const PACKAGE = { offered: 33, granted: 33, left: 20, paid: 30, paidLeft: 17, paidReturned: 0 };

const order = (orderId: string, overrides: Partial<OrderBooks> = {}): OrderBooks => ({
  orderId,
  userId: 7,
  kind: 'SAJU',
  state: 'fulfilled',
  version: 3,
  amount: AMOUNT,
  slot: `slot of ${orderId}`,
  paymentKey: `key of ${orderId}`,
  chased: false,
  overdueUnalerted: false,
  events: record('created', 'confirming', 'paid', 'fulfilled'),
  results: [{ status: 'READY', hasReading: true }],
  job: { state: 'DONE' },
  credits: NO_CREDITS,
  cash: [{ kind: 'APPROVAL', paymentKey: `key of ${orderId}`, amount: AMOUNT }],
  ...overrides,
});

const approval = (orderId: string, overrides: Partial<ProviderTransaction> = {}): ProviderTransaction => ({
  transactionKey: `transaction of ${orderId}`,
  paymentKey: `key of ${orderId}`,
  orderId,
  amount: AMOUNT,
  at: new Date('2026-11-21T03:00:00Z'),
  ...overrides,
});
const cancel = (orderId: string, amount = -AMOUNT): ProviderTransaction =>
  approval(orderId, { transactionKey: `cancel of ${orderId}`, amount });

const refunded = (orderId: string): OrderBooks =>
  order(orderId, {
    state: 'refunded',
    version: 5,
    events: record('created', 'confirming', 'paid', 'fulfilled', 'refunding', 'refunded'),
    results: [{ status: 'REFUNDED', hasReading: true }],
    cash: [
      { kind: 'APPROVAL', paymentKey: `key of ${orderId}`, amount: AMOUNT },
      { kind: 'CANCEL', paymentKey: `key of ${orderId}`, amount: -AMOUNT },
    ],
  });

const credits = (orderId: string, overrides: Partial<OrderBooks> = {}): OrderBooks =>
  order(orderId, {
    kind: 'CREDIT',
    slot: null,
    results: [],
    job: null,
    credits: PACKAGE,
    ...overrides,
  });

const found = (books: OrderBooks[], transactions: ProviderTransaction[], quiet = true): string[] => [
  ...new Set(
    judgeMoney(books, transactions, { quiet, heardBefore: new Date('2026-11-21T04:00:00Z') }).map(
      (violation) => violation.invariant,
    ),
  ),
];

describe('books that agree', () => {
  test('have no violation, whatever became of the orders', () => {
    const waiting = order('w', {
      state: 'created',
      version: 0,
      events: record('created'),
      results: [],
      job: null,
      cash: [],
      paymentKey: null,
    });
    const failed = order('f', {
      state: 'failed',
      version: 2,
      events: record('created', 'confirming', 'failed'),
      results: [],
      job: null,
      cash: [],
    });
    const deleted = order('d', { results: [] });
    expect(
      found(
        [order('a'), waiting, failed, deleted, refunded('r')],
        [approval('a'), approval('d'), approval('r'), cancel('r')],
      ),
    ).toEqual([]);
  });

  test('may be behind while something is under way, and not when nothing is', () => {
    const confirming = order('c', {
      state: 'confirming',
      version: 1,
      events: record('created', 'confirming'),
      results: [],
      job: null,
      cash: [],
      chased: true,
    });
    expect(found([confirming], [approval('c')], false)).toEqual([]);
    expect(found([confirming], [approval('c')], true)).toEqual(['I1', 'I11']);
  });
});

test('a cancellation of this moment may not have reached us yet', () => {
  const now = cancel('a');
  const later = { ...now, at: new Date('2026-11-21T04:00:01Z') };
  expect(found([order('a')], [approval('a'), now], false)).toEqual(['I3', 'I11']);
  expect(found([order('a')], [approval('a'), later], false)).toEqual([]);
  expect(found([order('a')], [approval('a'), later], true)).toEqual(['I3', 'I11']);
});

const paid = { state: 'paid', version: 2, events: record('created', 'confirming', 'paid') } as const;

describe('books that do not agree', () => {
  test.each<[string, string, OrderBooks[], ProviderTransaction[]]>([
    ['money taken and no order', 'I11', [], [approval('x')]],
    ['I1 money taken for a failed order', 'I1', [order('x', { ...failedOf() })], [approval('x')]],
    [
      'paid and nobody writes',
      'I1',
      [order('x', { ...paid, results: [{ status: 'WAITING', hasReading: false }], job: { state: 'DONE' } })],
      [approval('x')],
    ],
    [
      'a record that leads elsewhere',
      'I1',
      [order('x', { events: record('created', 'confirming', 'paid') })],
      [approval('x')],
    ],
    [
      'approved twice',
      'I2',
      [order('x')],
      [approval('x'), approval('x', { paymentKey: 'another', transactionKey: 't2' })],
    ],
    ['another amount taken', 'I2', [order('x')], [approval('x', { amount: 100 })]],
    ['a free reading', 'I3', [order('x')], []],
    [
      'a reading of an unpaid order',
      'I3',
      [order('x', { ...failedOf(), results: [{ status: 'READY', hasReading: true }] })],
      [],
    ],
    [
      'two results',
      'I4',
      [
        order('x', {
          results: [
            { status: 'READY', hasReading: true },
            { status: 'READY', hasReading: true },
          ],
        }),
      ],
      [approval('x')],
    ],
    [
      'ready without words',
      'I4',
      [order('x', { results: [{ status: 'READY', hasReading: false }] })],
      [approval('x')],
    ],
    [
      'one person, two purchases',
      'I5',
      [order('x', { slot: 's' }), order('y', { slot: 's' })],
      [approval('x'), approval('y')],
    ],
    [
      'a refund that keeps the reading',
      'I3',
      [{ ...refunded('x'), results: [{ status: 'READY', hasReading: true }] }],
      [approval('x'), cancel('x')],
    ],
    ['a refund that never went', 'I1', [refunded('x')], [approval('x')]],
    ['a cancellation nobody heard of', 'I3', [order('x')], [approval('x'), cancel('x')]],
    ['more given back than taken', 'I6', [refunded('x')], [approval('x'), cancel('x', -AMOUNT - 1)]],
    ['books that lack a part cancelled', 'I11', [order('x')], [approval('x'), cancel('x', -100)]],
  ])('%s: %s', (_, invariant, books, transactions) => {
    expect(found(books, transactions)).toContain(invariant);
  });

  test('I7 an order that nobody will ask about, or that is a day old and untold', () => {
    const stuck = order('x', {
      state: 'confirming',
      version: 1,
      events: record('created', 'confirming'),
      results: [],
      job: null,
      cash: [],
    });
    expect(found([stuck], [], false)).toEqual(['I7']);
    expect(found([{ ...stuck, chased: true, overdueUnalerted: true }], [], false)).toEqual(['I7']);
    expect(found([{ ...stuck, chased: true }], [], false)).toEqual([]);
  });
});

function failedOf(): Partial<OrderBooks> {
  return {
    state: 'failed',
    version: 2,
    events: record('created', 'confirming', 'failed'),
    results: [],
    job: null,
    cash: [],
  };
}

describe('books of credits', () => {
  const unpaid = {
    state: 'failed',
    version: 2,
    events: record('created', 'confirming', 'failed'),
    cash: [],
  } as const;
  const none = { ...PACKAGE, granted: 0, left: 0, paidLeft: 0 };
  const parted = { ...PACKAGE, left: 3, paidLeft: 0, paidReturned: 17 };
  const half = cancel('parted', -5610);
  const givenPart = [
    { kind: 'APPROVAL', paymentKey: 'key of parted', amount: AMOUNT },
    { kind: 'CANCEL', paymentKey: 'key of parted', amount: -5610 },
  ] as const;

  test('agree when the credits came once, or never and nothing was paid', () => {
    expect(found([credits('a')], [approval('a')])).toEqual([]);
    expect(found([credits('b', { ...unpaid, credits: none })], [])).toEqual([]);
    const books = credits('parted', { credits: parted, cash: givenPart });
    expect(found([books], [approval('parted'), half])).toEqual([]);
  });

  test.each<[string, OrderBooks, ProviderTransaction[]]>([
    ['I10', credits('twice', { credits: { ...PACKAGE, granted: 66, left: 66 } }), [approval('twice')]],
    ['I10', credits('never', { credits: none }), [approval('never')]],
    ['I3', credits('gift', unpaid), []],
    [
      'I6',
      {
        ...refunded('kept'),
        kind: 'CREDIT',
        results: [],
        job: null,
        credits: { ...PACKAGE, left: 1 },
      },
      [approval('kept'), cancel('kept')],
    ],
    ['I6', credits('parted', { credits: parted }), [approval('parted')]],
    [
      'I6',
      credits('parted', { credits: { ...parted, left: 4, paidLeft: 1 }, cash: givenPart }),
      [approval('parted'), half],
    ],
  ])('show %s', (invariant, books, transactions) => {
    expect(found([books], transactions)).toEqual([invariant]);
  });
});
