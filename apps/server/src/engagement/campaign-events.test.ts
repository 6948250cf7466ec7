import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { createLogger } from '#platform/logging.ts';
import { openTestShop, type Answer, type TestShop } from '../../test/test-shop.ts';
import { startCampaignCounter } from './campaign-counter.ts';
import { campaignEvents } from './schema.ts';

const SESSION = '6f1c0f7e-5b0a-4f5e-9a53-0d6c1f3b8a10';
const view = { sessionId: SESSION, eventType: 'PAGE_VIEW', utmCampaign: 'organic' };

describe('campaign events', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ eventCapacity: 50 });
  });
  beforeEach(async () => {
    await shop.counter.flush();
    await shop.db.delete(campaignEvents);
  });
  afterAll(() => shop.close());
  const send = (body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    shop.call('POST /campaign-events', { body, headers });
  const stored = () => shop.db.select().from(campaignEvents).orderBy(campaignEvents.id);

  test('are answered at once and written together later', async () => {
    const answer = await send({ ...view, utmSource: 'kakao', utmMedia: 'post', fortuneContentId: 7 });
    expect(answer.body).toEqual({ statusCode: 200, data: { accepted: true } });
    expect(await stored()).toHaveLength(0);
    await shop.counter.flush();
    expect(await stored()).toMatchObject([
      {
        sessionId: SESSION,
        eventType: 'PAGE_VIEW',
        utmSource: 'kakao',
        utmMedia: 'post',
        fortuneContentId: 7,
      },
    ]);
  });

  test('count one first look a session, however often it is sent (I20)', async () => {
    for (let i = 0; i < 3; i += 1) await send(view);
    await shop.counter.flush();
    await send(view);
    await send({ ...view, eventType: 'FREE_ANALYSIS', fortuneContentId: 35 });
    await send({ ...view, eventType: 'FREE_ANALYSIS', fortuneContentId: 36 });
    await shop.counter.flush();
    expect((await stored()).map((row) => row.eventType)).toEqual([
      'PAGE_VIEW',
      'FREE_ANALYSIS',
      'FREE_ANALYSIS',
    ]);
  });

  test('are cut to size and hold no address with a query (A85, A86)', async () => {
    await send({
      ...view,
      userAgent: 'x'.repeat(10_000),
      referer: `http://shop.test/free-fortune-result?birthday=19961023&pad=${'y'.repeat(5_000)}`,
      utmCampaign: 'c'.repeat(500),
    });
    await shop.counter.flush();
    const [row] = await stored();
    expect(row?.userAgent).toHaveLength(300);
    expect(row?.utmCampaign).toHaveLength(100);
    expect(row?.referer).toBe('http://shop.test/free-fortune-result');
  });

  test.each([
    ['a script', 'javascript:alert(1)'],
    ['no address', 'nowhere'],
    ['nothing', ''],
  ])('keep no referrer that is %s', async (_, referer) => {
    await send({ ...view, referer });
    await shop.counter.flush();
    expect(await stored()).toMatchObject([{ referer: null }]);
  });

  test('let go of what comes beyond their bound and go on afterwards (A85)', async () => {
    const answers = [];
    for (let i = 0; i < 60; i += 1) answers.push(await send({ ...view, eventType: 'FREE_ANALYSIS' }));
    expect(answers.filter((answer) => (answer.body.data as { accepted: boolean }).accepted)).toHaveLength(50);
    await shop.counter.flush();
    expect(await stored()).toHaveLength(50);
    await send({ ...view, eventType: 'FREE_ANALYSIS' });
    await shop.counter.flush();
    expect(await stored()).toHaveLength(51);
  });

  test('take no unknown kind, no forged session, no huge body (A85)', async () => {
    expect((await send({ ...view, eventType: 'PAID' })).status).toBe(400);
    for (const sessionId of ['', 'short', "a' or 1=1 --", 'x'.repeat(65), 7]) {
      expect((await send({ ...view, sessionId })).status).toBe(400);
    }
    expect((await send({ ...view, userAgent: 'x'.repeat(1_000_000) })).status).toBe(413);
    await shop.counter.flush();
    expect(await stored()).toHaveLength(0);
  });

  test('are not taken from another site’s page (A69), nor by another method (A78)', async () => {
    expect((await send(view, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send(view, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await shop.call('GET /campaign-events')).status).toBe(405);
  });

  test('never stop what a reader does while the database does not take them (I20)', async () => {
    const broken = startCampaignCounter({
      db: {
        insert: () => ({ values: () => ({ onConflictDoNothing: () => Promise.reject(new Error('down')) }) }),
      } as never,
      clock: shop.clock,
      log: createLogger({ logLevel: 'silent', mode: 'test' }),
      flushEveryMs: 3_600_000,
    });
    const event = { sessionId: SESSION, eventType: 'PAGE_VIEW' as const, fortuneContentId: null };
    const tags = { utmSource: null, utmMedia: null, utmCampaign: null, referer: null, userAgent: null };
    expect(broken.record({ ...event, ...tags })).toBe(true);
    await expect(broken.flush()).resolves.toBeUndefined();
    await expect(broken.close()).resolves.toBeUndefined();
  });

  test('are written when the shop closes', async () => {
    await send(view);
    await shop.counter.close();
    const { rows } = await shop.db.execute<{ n: number }>(
      sql`select count(*)::int as n from campaign_events`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('the rate of events', () => {
  test('is bounded for one address and does not touch other calls (A82)', async () => {
    const rates = { read: 1e6, write: 1e6, login: 1e6, analysis: 1e6, event: 3 };
    const shop = await openTestShop({ rates });
    try {
      const statuses = [];
      for (let i = 0; i < 5; i += 1) {
        statuses.push(
          (await shop.call('POST /campaign-events', { body: { ...view, eventType: 'FREE_ANALYSIS' } }))
            .status,
        );
      }
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
      expect((await shop.call('GET /v1/fortune-category/list')).status).toBe(200);
    } finally {
      await shop.close();
    }
  });
});
