import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { OrderBooks } from './judge-money.ts';
import { CHASED_STATES } from './order-state.ts';

interface BooksRow extends Record<string, unknown> {
  order_id: string;
  user_id: string;
  kind: OrderBooks['kind'];
  state: OrderBooks['state'];
  version: number;
  amount: number;
  slot: string | null;
  payment_key: string | null;
  chased: boolean;
  overdue: boolean;
  events: OrderBooks['events'] | null;
  results: OrderBooks['results'] | null;
  job: OrderBooks['job'];
  credits: OrderBooks['credits'];
  cash: OrderBooks['cash'] | null;
}

/**
 * What is written of every order made since a moment, as of one instant: all that the judge of the money looks at.
 * `until` is now by the clock that orders are written by.
 */
export async function readBooks(
  db: Db,
  { since, until }: { since: Date; until: Date },
): Promise<OrderBooks[]> {
  const chased = sql.join(
    CHASED_STATES.map((state) => sql`${state}`),
    sql`, `,
  );
  const { rows } = await db.execute<BooksRow>(sql`
    select o.order_id, o.user_id, o.kind, o.state, o.version, o.amount, o.slot, o.payment_key,
           o.next_check_at is not null as chased,
           o.state in (${chased}) and o.alerted_at is null and o.updated_at < ${until}::timestamptz - interval '25 hours' as overdue,
           (select json_agg(json_build_object('version', e.version, 'fromState', e.from_state, 'toState', e.to_state)
                            order by e.version)
              from order_events e where e.user_id = o.user_id and e.order_id = o.order_id) as events,
           (select json_agg(json_build_object('status', r.result_status, 'hasReading', r.reading is not null))
              from (select result_status, reading from fortune_results
                     where user_id = o.user_id and order_id = o.order_id
                    union all
                    select result_status, reading from tarot_results
                     where user_id = o.user_id and order_id = o.order_id) r) as results,
           (select json_build_object('state', j.state)
              from reading_jobs j where j.user_id = o.user_id and j.order_id = o.order_id) as job,
           json_build_object(
             'offered', coalesce(o.credit + o.bonus_credit, 0),
             'granted', (select coalesce(sum(e.amount), 0)
                           from credit_transactions t
                           join credit_entries e on e.user_id = t.user_id and e.transaction_id = t.id
                          where t.user_id = o.user_id and t.move = 'PURCHASE' and t.subject = o.order_id
                            and e.account = 'WALLET'),
             'left', (select coalesce(sum(l."left"), 0)
                        from credit_lots l where l.user_id = o.user_id and l.order_id = o.order_id),
             'paid', coalesce(o.credit, 0),
             'paidLeft', (select coalesce(sum(l."left"), 0)
                            from credit_lots l
                           where l.user_id = o.user_id and l.order_id = o.order_id and l.kind = 'PAID'),
             'paidReturned', (select coalesce(sum(e.amount), 0)
                                from credit_lots l
                                join credit_entries e on e.user_id = l.user_id and e.lot_id = l.id
                               where l.user_id = o.user_id and l.order_id = o.order_id and l.kind = 'PAID'
                                 and e.account = 'RETURNED')) as credits,
           (select json_agg(json_build_object('kind', c.kind, 'paymentKey', c.payment_key, 'amount', c.amount))
              from cash_entries c where c.user_id = o.user_id and c.order_id = o.order_id) as cash
      from orders o
     where o.created_at >= ${since.toISOString()}::timestamptz
     order by o.created_at, o.order_id`);
  return rows.map((row) => ({
    orderId: row.order_id,
    userId: Number(row.user_id),
    kind: row.kind,
    state: row.state,
    version: row.version,
    amount: row.amount,
    slot: row.slot,
    paymentKey: row.payment_key,
    chased: row.chased,
    overdueUnalerted: row.overdue,
    events: row.events ?? [],
    results: row.results ?? [],
    job: row.job,
    credits: row.credits,
    cash: row.cash ?? [],
  }));
}
