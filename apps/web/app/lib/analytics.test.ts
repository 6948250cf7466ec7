import { describe, expect, test } from 'vitest';
import { beginVisit, countFreeAnalysis, visitTags, withVisitTags, type Place } from './analytics.ts';
import { createBrowserStore } from './browser-store.ts';

const place = (part: Partial<Place> = {}): Place => ({
  pathname: '/',
  search: '',
  referrer: '',
  userAgent: 'test browser',
  ...part,
});

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

function visitor(storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => memoryStorage()) {
  const made = storage();
  const sent: Record<string, unknown>[] = [];
  return {
    store: createBrowserStore(() => made),
    sent,
    send: (event: Record<string, unknown>) => Promise.resolve(void sent.push(event)),
  };
}

describe('a visit', () => {
  test('begins on home with a session of its own and is counted once', async () => {
    const { store, sent, send } = visitor();
    await beginVisit(place(), store, send);
    await beginVisit(place({ pathname: '/free-fortune-content/35' }), store, send);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      eventType: 'PAGE_VIEW',
      utmCampaign: 'organic',
      fortuneContentId: null,
      referer: null,
    });
    expect(sent[0]?.['sessionId']).toMatch(/^[0-9a-f]{32}$/);
    expect(visitTags(store)).toEqual({ sessionId: sent[0]?.['sessionId'], utmCampaign: 'organic' });
  });

  test('begins on a content’s page with its campaign, source and medium', async () => {
    const { store, sent, send } = visitor();
    const arrival = place({
      pathname: '/premium-tarot-content/21',
      search: '?utm_campaign=autumn&utm_source=insta&utm_medium=story',
      referrer: 'https://l.instagram.com/',
    });
    await beginVisit(arrival, store, send);
    expect(sent[0]).toMatchObject({
      utmCampaign: 'autumn',
      utmSource: 'insta',
      utmMedia: 'story',
      fortuneContentId: 21,
      referer: 'https://l.instagram.com/',
      userAgent: 'test browser',
    });
  });

  test('does not begin on other pages', async () => {
    const { store, sent, send } = visitor();
    for (const pathname of ['/review', '/auth', '/free-fortune-result', '/mypage', '/partner']) {
      await beginVisit(place({ pathname }), store, send);
    }
    expect(sent).toEqual([]);
    expect(visitTags(store)).toBeNull();
  });

  test('keeps its first campaign', async () => {
    const storage = memoryStorage();
    const store = createBrowserStore(() => storage);
    await beginVisit(place({ search: '?utm_campaign=autumn' }), store, () => Promise.resolve());
    await beginVisit(place({ search: '?utm_campaign=winter' }), store, () => Promise.resolve());
    expect(storage.kept.get('utm_campaign')).toBe('autumn');
  });

  test('goes on in the page where storage is blocked (F26)', async () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const sent: unknown[] = [];
    const send = (event: unknown) => Promise.resolve(void sent.push(event));
    const store = createBrowserStore(blocked);
    await beginVisit(place(), store, send);
    await beginVisit(place(), store, send);
    expect(sent).toHaveLength(1);
    expect(visitTags(store)).not.toBeNull();
  });

  test('counts each free analysis that is begun, under its session', async () => {
    const { store, sent, send } = visitor();
    await countFreeAnalysis(35, place(), store, send);
    expect(sent).toEqual([]);
    await beginVisit(place(), store, send);
    await countFreeAnalysis(35, place({ pathname: '/free-fortune-content/35' }), store, send);
    expect(sent[1]).toMatchObject({
      eventType: 'FREE_ANALYSIS',
      fortuneContentId: 35,
      sessionId: sent[0]?.['sessionId'],
    });
  });

  test('travels along through the login', () => {
    const href = `/v1/auth/kakao/home?state=${encodeURIComponent('{"path":"/review"}')}`;
    const tags = { sessionId: 'abcdefgh', utmCampaign: 'organic' };
    const state = new URL(withVisitTags(href, tags), 'http://shop.test').searchParams.get('state') ?? '';
    expect(JSON.parse(state)).toEqual({ path: '/review', ...tags });
    expect(withVisitTags(href, null)).toBe(href);
  });
});
