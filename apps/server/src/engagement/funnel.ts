import type { Db } from '#platform/database/database.ts';
import { listFunnelDays, type FunnelRow } from './repository.ts';

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
