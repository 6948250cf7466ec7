import { lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { campaignEvents } from './schema.ts';

/** What came of one campaign's visits on one Korean day. A purchase counts on the day its order was placed. */
export interface FunnelRow {
  /** YYYY-MM-DD. */
  day: string;
  campaign: string;
  views: number;
  freeAnalyses: number;
  orders: number;
  paid: number;
  /** Won taken and not given back. */
  revenue: number;
}

export type CampaignEventRow = Omit<typeof campaignEvents.$inferSelect, 'id'>;

/** Stores events in one statement; a session's second first look is left out. */
export async function insertCampaignEvents(db: Db, rows: readonly CampaignEventRow[]): Promise<void> {
  await db
    .insert(campaignEvents)
    .values([...rows])
    .onConflictDoNothing();
}

/** Deletes events older than this; answers how many. */
export async function deleteEventsBefore(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.delete(campaignEvents).where(lt(campaignEvents.createdAt, before));
  return rowCount ?? 0;
}

const KOREAN_DAY = sql`to_char(created_at at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;

/** The funnel of every campaign, day by day, from the first Korean day to the last, both included. */
export async function listFunnelDays(db: Db, from: string, until: string): Promise<FunnelRow[]> {
  const { rows } = await db.execute<Record<keyof FunnelRow, string>>(sql`
    select day, campaign, sum(views) as views, sum(free_analyses) as "freeAnalyses", sum(orders) as orders,
           sum(paid) as paid, sum(revenue) as revenue
      from (
        select ${KOREAN_DAY} as day, coalesce(utm_campaign, 'organic') as campaign,
               count(*) filter (where event_type = 'PAGE_VIEW') as views,
               count(*) filter (where event_type = 'FREE_ANALYSIS') as free_analyses,
               0 as orders, 0 as paid, 0 as revenue
          from campaign_events group by 1, 2
        union all
        select ${KOREAN_DAY}, coalesce(campaign, 'organic'), 0, 0, count(*), count(paid_at),
               coalesce(sum(amount) filter (where state in ('paid', 'fulfilled')), 0)
          from orders group by 1, 2
      ) steps
     where day between ${from} and ${until}
     group by day, campaign
     order by day desc, sum(views) desc, campaign`);
  return rows.map((row) => ({
    day: row.day,
    campaign: row.campaign,
    views: Number(row.views),
    freeAnalyses: Number(row.freeAnalyses),
    orders: Number(row.orders),
    paid: Number(row.paid),
    revenue: Number(row.revenue),
  }));
}
