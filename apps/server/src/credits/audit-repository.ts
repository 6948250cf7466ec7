import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';

export interface CreditViolation {
  invariant: 'I8' | 'I9' | 'I10' | 'I16';
  /** What it is about. */
  subject: string;
  text: string;
}

interface Finding extends Record<string, unknown> {
  invariant: CreditViolation['invariant'];
  subject: string;
  text: string;
}

/** Every way in which the ledger, its sums, the chat and the day's counters do not agree, as of one instant. */
export async function listCreditFaults(db: Db): Promise<CreditViolation[]> {
  const { rows } = await db.execute<Finding>(sql`
    select 'I8' as invariant, transaction_id::text as subject, 'lines add up to ' || sum(amount) as text
      from credit_entries group by user_id, transaction_id having sum(amount) <> 0
    union all
    select 'I8', l.id::text, 'a lot holds ' || l."left" || ', the ledger says ' || e.held
      from credit_lots l
      cross join lateral (select coalesce(sum(amount), 0) as held from credit_entries
                           where user_id = l.user_id and lot_id = l.id and account = 'WALLET') e
     where l."left" <> e.held
    union all
    select 'I8', 'wallet of ' || w.user_id, 'a wallet holds ' || w.balance || ', its lots ' || l.held
      from credit_wallets w
      cross join lateral (select coalesce(sum("left"), 0) as held from credit_lots where user_id = w.user_id) l
     where w.balance <> l.held
    union all
    select 'I9', lot_id::text, account || ' is ' || sum(amount)
      from credit_entries where account in ('WALLET', 'RESERVED') group by user_id, lot_id, account
    having sum(amount) < 0
    union all
    select 'I10', p.subject, coalesce(m.state, 'a reply that is gone') || ', with ' || p.reserved || ' set aside and '
                             || p.settled || ' spent'
      from (select t.user_id, t.subject,
                   coalesce(sum(e.amount) filter (where e.account = 'RESERVED'), 0) as reserved,
                   coalesce(sum(e.amount) filter (where e.account = 'EARNED'), 0) as settled
              from credit_transactions t
              join credit_entries e on e.user_id = t.user_id and e.transaction_id = t.id
             where t.move in ('RESERVE', 'SETTLE', 'RELEASE') group by t.user_id, t.subject) p
      left join chat_messages m on m.user_id = p.user_id and m.id::text || ':' || m.attempt = p.subject
     where (p.reserved <> 0) <> (coalesce(m.state, '') = 'WRITING')
        or (m.state is not null and (p.settled > 0) <> (m.state = 'READY'))
    union all
    select 'I10', m.id::text, 'a reply for a credit that nothing was paid for'
      from chat_messages m
     where m.paid_with = 'CREDIT' and not exists
           (select from credit_transactions t where t.user_id = m.user_id and t.move = 'RESERVE'
                   and t.subject = m.id::text || ':' || m.attempt)
    union all
    select 'I16', u.korean_day || ' of ' || u.user_id, u.used || ' counted, ' || m.free || ' free replies'
      from chat_free_uses u
      cross join lateral (select count(*) as free from chat_messages
                           where user_id = u.user_id and korean_day = u.korean_day and paid_with = 'FREE') m
     where u.used < m.free
    union all
    select 'I16', h.korean_day, h.used || ' counted for the house, ' || u.used || ' for its readers'
      from chat_house_uses h
      cross join lateral (select coalesce(sum(used), 0) as used from chat_free_uses where korean_day = h.korean_day) u
     where h.used < u.used`);
  return rows.map(({ invariant, subject, text }) => ({ invariant, subject, text }));
}
