import { and, desc, eq, getTableColumns, inArray, isNull, lte, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { insertFrom } from '#platform/database/insert-from.ts';
import { prepared, UNNAMED } from '#platform/database/prepared.ts';
import type { ProviderPayment } from '#providers/payment-provider.ts';
import { CHASED_STATES, stepOf, type OrderEvent, type OrderState } from './order-state.ts';
import { cashEntries, orderDirectory, orderEvents, orders } from './schema.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;
type CashEntryRow = typeof cashEntries.$inferSelect;

/** An order, found by its owner first. */
export interface OrderKey {
  userId: number;
  orderId: string;
}

/** States in which an order holds its slot: nothing else may be bought for it. */
export const HOLDING_STATES: readonly OrderState[] = ['confirming', 'paid', 'fulfilled'];

const keyed = ({ userId, orderId }: OrderKey): SQL | undefined =>
  and(eq(orders.userId, userId), eq(orders.orderId, orderId));

/** Leases and turns are told by the database's clock, which all processes share. */
const fromNow = (seconds: number | SQL): SQL => sql`clock_timestamp() + make_interval(secs => ${seconds})`;

/** How long after entering a chased state the reconciler first comes by. */
const FIRST_CHECK_SECONDS: Partial<Record<OrderState, number>> = {
  confirming: 3,
  refunding: 0,
  refundingPart: 0,
};

const orderOfReader = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, sql.placeholder('userId')), eq(orders.orderId, sql.placeholder('orderId'))))
    .prepare(UNNAMED),
);

export async function findOrder(db: Db, { userId, orderId }: OrderKey): Promise<OrderRow | undefined> {
  const [row] = await orderOfReader(db).execute({ userId, orderId });
  return row;
}

const orderOfNumber = prepared((db) =>
  db
    .select(getTableColumns(orders))
    .from(orderDirectory)
    .innerJoin(
      orders,
      and(eq(orders.userId, orderDirectory.userId), eq(orders.orderId, orderDirectory.orderId)),
    )
    .where(eq(orderDirectory.orderId, sql.placeholder('orderId')))
    .prepare(UNNAMED),
);

/** The order of a number, whosever it is. */
export async function findOrderByNumber(db: Db, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await orderOfNumber(db).execute({ orderId });
  return row;
}

export async function findSlotHolder(db: Db, userId: number, slot: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.slot, slot), inArray(orders.state, [...HOLDING_STATES])));
  return row;
}

/** Enters an order and its first event, as one statement; false when the id is taken, by whomever. */
export async function insertOrder(db: Db, row: OrderRow): Promise<boolean> {
  const directory = db
    .insert(orderDirectory)
    .values({ orderId: row.orderId, userId: row.userId, paymentKey: null })
    .onConflictDoNothing()
    .returning({ orderId: orderDirectory.orderId });
  const event: OrderEventRow = {
    userId: row.userId,
    orderId: row.orderId,
    version: 0,
    event: 'placed',
    fromState: null,
    toState: row.state,
    actor: 'reader',
    detail: null,
    at: row.createdAt,
  };
  const entered = sql`entered`;
  const { rowCount } = await db.execute(
    sql`with entered as ${directory}, placed as (${insertFrom(orders, row, entered)}) ${insertFrom(orderEvents, event, entered)}`,
  );
  return rowCount === 1;
}

export interface Move {
  event: OrderEvent;
  actor: string;
  now: Date;
  detail?: string | null;
  set?: PgUpdateSetSource<typeof orders>;
  /** The payment that is tied to the order with it. It belongs to one order only: a second violates the directory's index. */
  bind?: string;
  /** The payment whose lines are booked with it, each once however often it is told. */
  book?: ProviderPayment | null;
}

/**
 * Moves an order on, if it still is as it was read, and records the transition: one statement, with whatever becomes
 * true by the move alone. Undefined when someone else moved it in between: read it again and decide again. Throws for
 * a move the order's life does not have.
 */
export async function moveOrder(db: Db, order: OrderRow, move: Move): Promise<OrderRow | undefined> {
  const to = stepOf(order.state, move.event);
  if (to === 'stays' || to === 'impossible') {
    throw new Error(`An order that is ${order.state} is not moved by ${move.event}.`);
  }
  const check = FIRST_CHECK_SECONDS[to];
  const version = order.version + 1;
  const update = db
    .update(orders)
    .set({
      updatedAt: move.now,
      nextCheckAt: check === undefined ? null : fromNow(check),
      checks: 0,
      alertedAt: null,
      ...move.set,
      state: to,
      version,
    })
    .where(and(keyed(order), eq(orders.state, order.state), eq(orders.version, order.version)))
    .returning();
  const event: OrderEventRow = {
    userId: order.userId,
    orderId: order.orderId,
    version,
    event: move.event,
    fromState: order.state,
    toState: to,
    actor: move.actor,
    detail: move.detail ?? null,
    at: move.now,
  };
  const moved = db.$with('moved').as(update);
  const told = db.$with('told', {}).as(insertFrom(orderEvents, event, sql`moved`));
  const bound = move.bind === undefined ? [] : [db.$with('bound', {}).as(bindPayment(order, move.bind))];
  const booked = linesOf(order, move.book ?? null).map((line, index) =>
    db
      .$with(`booked_${index}`, {})
      .as(sql`${insertFrom(cashEntries, line, sql`moved`)} on conflict do nothing`),
  );
  const [row] = await db
    .with(moved, told, ...bound, ...booked)
    .select()
    .from(moved);
  return row;
}

/** Ties a payment to the order that was moved, unless one is tied to it already. */
const bindPayment = ({ orderId }: OrderKey, paymentKey: string): SQL =>
  sql`update ${orderDirectory} set ${sql.identifier(orderDirectory.paymentKey.name)} = ${paymentKey} from moved
      where ${eq(orderDirectory.orderId, orderId)} and ${isNull(orderDirectory.paymentKey)}`;

/** What the provider booked, as lines of the cash account. */
function linesOf(order: OrderKey, payment: ProviderPayment | null): CashEntryRow[] {
  if (payment === null || payment.approvedAt === null) return [];
  const line = { userId: order.userId, orderId: order.orderId, paymentKey: payment.paymentKey };
  return [
    {
      ...line,
      entryKey: payment.paymentKey,
      kind: 'APPROVAL',
      amount: payment.totalAmount,
      bookedAt: payment.approvedAt,
    },
    ...payment.cancels.map((cancel) => ({
      ...line,
      entryKey: cancel.transactionKey,
      kind: 'CANCEL' as const,
      amount: -cancel.amount,
      bookedAt: cancel.at,
    })),
  ];
}

/** Books what the provider booked, each line once however often it is told. */
export async function bookCash(db: Db, order: OrderKey, payment: ProviderPayment): Promise<void> {
  const lines = linesOf(order, payment);
  if (lines.length > 0) await db.insert(cashEntries).values(lines).onConflictDoNothing();
}

/** What of an order's money stays once the part under way is given back. */
export async function keepOnly(db: Db, order: OrderRow, keepAmount: number): Promise<OrderRow> {
  const [row] = await db
    .update(orders)
    .set({ keepAmount })
    .where(and(keyed(order), eq(orders.version, order.version)))
    .returning();
  if (!row) throw new Error('An order moved on under its own lock.');
  return row;
}

/** The next attempt, under a new key: only once the last is known to have come to nothing. */
export async function raiseAttempt(db: Db, order: OrderRow): Promise<void> {
  await db
    .update(orders)
    .set({ attempt: order.attempt + 1 })
    .where(and(keyed(order), eq(orders.version, order.version), eq(orders.attempt, order.attempt)));
}

export async function postponeCheck(db: Db, order: OrderRow, seconds: number): Promise<void> {
  await db
    .update(orders)
    .set({ nextCheckAt: fromNow(seconds) })
    .where(and(keyed(order), eq(orders.version, order.version)));
}

export async function noteProblem(
  db: Db,
  order: OrderRow,
  problem: { code: string; message: string },
): Promise<void> {
  await db
    .update(orders)
    .set({ problemCode: problem.code, problemMessage: problem.message })
    .where(and(keyed(order), eq(orders.version, order.version)));
}

/** Longest the reconciler leaves an open question alone while the provider may be back any moment. */
const LONGEST_PAUSE_SECONDS = 30;

/**
 * Takes up to `limit` orders whose turn it is, and sets their next turn; two reconcilers never take the same one. The
 * pause grows with the questions that decided nothing (`countCheck`), not with the turns: who dies has asked nothing.
 */
export async function claimDueOrders(db: Db, limit: number): Promise<OrderRow[]> {
  const due = db
    .select({ userId: orders.userId, orderId: orders.orderId })
    .from(orders)
    .where(and(lte(orders.nextCheckAt, sql`clock_timestamp()`), inArray(orders.state, [...CHASED_STATES])))
    .orderBy(orders.nextCheckAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(orders)
    .set({
      nextCheckAt: fromNow(sql`least(${LONGEST_PAUSE_SECONDS}, 3 * power(2, least(${orders.checks}, 8)))`),
    })
    .where(sql`(${orders.userId}, ${orders.orderId}) in ${due}`)
    .returning();
}

/** One more question that decided nothing, unless the order moved on with it. */
export async function countCheck(db: Db, order: OrderRow): Promise<void> {
  await db
    .update(orders)
    .set({ checks: sql`${orders.checks} + 1` })
    .where(and(keyed(order), eq(orders.version, order.version)));
}

export const listLapsedOrders = (db: Db, now: Date, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'created'), lte(orders.expiresAt, now)))
    .limit(limit);

/** Marks the orders that have been open for too long, and answers those not marked before. */
export const markOverdueOrders = (db: Db, since: Date, now: Date): Promise<OrderRow[]> =>
  db
    .update(orders)
    .set({ alertedAt: now })
    .where(
      and(inArray(orders.state, [...CHASED_STATES]), lte(orders.updatedAt, since), isNull(orders.alertedAt)),
    )
    .returning();

const MOST_ROWS = 200;

/** What a reader paid or tried to pay, newest first: orders whose money was asked for. */
export const listAskedOrders = (db: Db, userId: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(orders.state, ['created', 'expired'])))
    .orderBy(desc(orders.createdAt), desc(orders.orderId))
    .limit(MOST_ROWS);

export const listEvents = (db: Db, key: OrderKey): Promise<OrderEventRow[]> =>
  db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.userId, key.userId), eq(orderEvents.orderId, key.orderId)))
    .orderBy(orderEvents.version);

/** Keys of everything booked for an order. */
export async function listBookedKeys(db: Db, key: OrderKey): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ entryKey: cashEntries.entryKey })
    .from(cashEntries)
    .where(and(eq(cashEntries.userId, key.userId), eq(cashEntries.orderId, key.orderId)));
  return new Set(rows.map((row) => row.entryKey));
}

export const listCash = (db: Db, key: OrderKey): Promise<CashEntryRow[]> =>
  db
    .select()
    .from(cashEntries)
    .where(and(eq(cashEntries.userId, key.userId), eq(cashEntries.orderId, key.orderId)))
    .orderBy(cashEntries.bookedAt);

/** Won that were given back of a reader's orders, by order. */
export async function listGivenBack(db: Db, userId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ orderId: cashEntries.orderId, amount: sql<string>`-sum(${cashEntries.amount})` })
    .from(cashEntries)
    .where(and(eq(cashEntries.userId, userId), eq(cashEntries.kind, 'CANCEL')))
    .groupBy(cashEntries.orderId);
  return new Map(rows.map(({ orderId, amount }) => [orderId, Number(amount)]));
}

/** The operator's look at orders, newest first. `stuck`: the provider is owed a question, or a refund was refused. */
export const listOrders = (
  db: Db,
  filter: { state?: OrderState | undefined; stuck: boolean; userId?: number | undefined; limit: number },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        filter.state === undefined ? undefined : eq(orders.state, filter.state),
        filter.stuck ? inArray(orders.state, [...CHASED_STATES]) : undefined,
        filter.userId === undefined ? undefined : eq(orders.userId, filter.userId),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.orderId))
    .limit(filter.limit);
