import { browserStore, type BrowserStore } from './browser-store.ts';

/** What a visit is counted under; it also travels along through the login and the payment. */
export interface VisitTags {
  sessionId: string;
  utmCampaign: string;
}

const ORGANIC = 'organic';
const COUNTED_PAGE = /^\/(?:(?:free|premium)-(?:fortune|tarot)-content\/([0-9]{1,9}))?$/;

const randomSession = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The tags of the visit so far; null before it has begun. */
export function visitTags(store: BrowserStore = browserStore): VisitTags | null {
  const sessionId = store.read('session_id');
  return sessionId === null ? null : { sessionId, utmCampaign: store.read('utm_campaign') ?? ORGANIC };
}

/** Where the browser is, as far as counting needs to know. */
export interface Place {
  pathname: string;
  search: string;
  referrer: string;
  userAgent: string;
}

const here = (): Place => ({
  pathname: location.pathname,
  search: location.search,
  referrer: document.referrer,
  userAgent: navigator.userAgent,
});

type Send = (event: Record<string, unknown>) => Promise<void>;

/** Rejects when the shop did not take it. */
const sendEvent: Send = async (event) => {
  const answer = await fetch('/campaign-events', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
  });
  if (!answer.ok) throw new Error(`Events are answered with ${answer.status}.`);
};

/**
 * Begins a visit on the first counted page (home or a content) of a browser that has none yet, and sends its one
 * PAGE_VIEW. Does nothing otherwise.
 */
export async function beginVisit(
  place: Place = here(),
  store: BrowserStore = browserStore,
  send: Send = sendEvent,
): Promise<void> {
  const [page, contentId] = COUNTED_PAGE.exec(place.pathname) ?? [];
  if (page === undefined || visitTags(store)) return;
  store.write('session_id', randomSession());
  store.write('utm_campaign', new URLSearchParams(place.search).get('utm_campaign') || ORGANIC);
  await send(eventOf('PAGE_VIEW', contentId === undefined ? null : Number(contentId), place, store));
}

/** Counts that a free analysis was begun. */
export async function countFreeAnalysis(
  contentId: number,
  place: Place = here(),
  store: BrowserStore = browserStore,
  send: Send = sendEvent,
): Promise<void> {
  if (visitTags(store)) await send(eventOf('FREE_ANALYSIS', contentId, place, store));
}

function eventOf(
  eventType: 'PAGE_VIEW' | 'FREE_ANALYSIS',
  fortuneContentId: number | null,
  place: Place,
  store: BrowserStore,
): Record<string, unknown> {
  const query = new URLSearchParams(place.search);
  return {
    ...visitTags(store),
    eventType,
    fortuneContentId,
    utmSource: query.get('utm_source'),
    utmMedia: query.get('utm_medium') ?? query.get('utm_media'),
    referer: place.referrer === '' ? null : place.referrer,
    userAgent: place.userAgent,
  };
}

/** An address of the login with the visit's tags in its state. */
export function withVisitTags(loginHref: string, tags: VisitTags | null = visitTags()): string {
  if (!tags) return loginHref;
  const url = new URL(loginHref, 'http://shop');
  const state = JSON.parse(url.searchParams.get('state') ?? '{}') as Record<string, unknown>;
  url.searchParams.set('state', JSON.stringify({ ...state, ...tags }));
  return `${url.pathname}${url.search}`;
}
