import type { Db } from '#platform/database/database.ts';
import { listFunnelDays } from './repository.ts';

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

/** What became of each campaign's visits, day by day and in all, from the first Korean day to the last. */
export async function readFunnel(
  db: Db,
  from: string,
  until: string,
): Promise<{ days: FunnelRow[]; totals: Omit<FunnelRow, 'day'>[] }> {
  const days = await listFunnelDays(db, from, until);
  return { days, totals: totalFunnel(days) };
}

/** The same over all days, the largest campaign first. */
export function totalFunnel(rows: readonly FunnelRow[]): Omit<FunnelRow, 'day'>[] {
  const totals = [...Map.groupBy(rows, (row) => row.campaign)].map(([campaign, days]) => {
    const sum = (key: 'views' | 'freeAnalyses' | 'orders' | 'paid' | 'revenue'): number =>
      days.reduce((total, day) => total + day[key], 0);
    return {
      campaign,
      views: sum('views'),
      freeAnalyses: sum('freeAnalyses'),
      orders: sum('orders'),
      paid: sum('paid'),
      revenue: sum('revenue'),
    };
  });
  return totals.toSorted((a, b) => b.views - a.views || b.orders - a.orders);
}
