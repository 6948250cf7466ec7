import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newBuyer } from '../../test/buyer.ts';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { funnelChart } from './funnel-chart.ts';
import { readFunnel, totalFunnel } from './funnel.ts';
import { forgetOldEvents } from './jobs.ts';
import { campaignEvents } from './schema.ts';

const DAY_MS = 86_400_000;

describe('the funnel of a campaign', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    await shop.counter.flush();
    await shop.db.delete(campaignEvents);
  });
  afterAll(() => shop.close());

  const visit = (sessionId: string, eventType: string, utmCampaign?: string) =>
    shop.call('POST /campaign-events', { body: { sessionId, eventType, utmCampaign } });
  const dayOf = (offset: number): string =>
    new Date(shop.clock.now().getTime() + 9 * 3600_000 + offset * DAY_MS).toISOString().slice(0, 10);

  test('goes from first looks over free readings and orders to what was paid', async () => {
    await visit('session-one', 'PAGE_VIEW', 'spring');
    await visit('session-two', 'PAGE_VIEW', 'spring');
    await visit('session-two', 'FREE_ANALYSIS', 'spring');
    await visit('session-six', 'PAGE_VIEW');
    await shop.counter.flush();
    const buyer = await newBuyer(shop);
    const tags = { sessionId: 'session-two', utmCampaign: 'spring' };
    const paid = await buyer.order(tags);
    expect(Object.fromEntries(new URL(paid.successUrl).searchParams)).toEqual({
      fortuneContentId: '1',
      code: 'session-two',
      campaign: 'spring',
    });
    await buyer.pay(paid);
    await buyer.orderTarot(tags);

    const { days: rows } = await readFunnel(shop.db, dayOf(0), dayOf(0));
    expect(rows.map(({ day, ...row }) => ({ ...row, today: day === dayOf(0) }))).toEqual([
      {
        campaign: 'spring',
        views: 2,
        freeAnalyses: 1,
        orders: 2,
        paid: 1,
        revenue: paid.amount,
        today: true,
      },
      { campaign: 'organic', views: 1, freeAnalyses: 0, orders: 0, paid: 0, revenue: 0, today: true },
    ]);
    expect(await readFunnel(shop.db, dayOf(1), dayOf(2))).toEqual({ days: [], totals: [] });
    expect(totalFunnel([...rows, ...rows])[0]).toMatchObject({ campaign: 'spring', views: 4, paid: 2 });
  });

  test('never stands in the way of a purchase, whatever the tags are', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order({ sessionId: 'no/session', utmCampaign: 7 });
    expect(new URL(order.successUrl).search).toBe('?fortuneContentId=1');
    const long = await buyer.orderTarot({ utmCampaign: 'x'.repeat(5000) });
    expect(new URL(long.successUrl).searchParams.get('campaign')).toHaveLength(100);
  });

  test('forgets visits of more than 400 days ago', async () => {
    await visit('session-old', 'PAGE_VIEW', 'spring');
    await shop.counter.flush();
    const later = (days: number) => ({ now: () => new Date(shop.clock.now().getTime() + days * DAY_MS) });
    expect(await forgetOldEvents.run({ db: shop.db, clock: later(400) })).toBe(0);
    expect(await forgetOldEvents.run({ db: shop.db, clock: later(401) })).toBe(1);
  });

  test('is drawn with every campaign and count, and with nothing of a campaign’s name taken as markup', () => {
    const row = { views: 1200, freeAnalyses: 300, orders: 20, paid: 12, revenue: 118_800 };
    const chart = funnelChart('방문과 결제', [
      { campaign: '<script>alert(1)</script>', ...row },
      { campaign: 'organic', views: 0, freeAnalyses: 0, orders: 0, paid: 0, revenue: 0 },
    ]);
    expect(chart).toContain('1,200');
    expect(chart).toContain('organic');
    expect(chart).not.toContain('<script');
    expect(chart).not.toContain('NaN');
  });
});
