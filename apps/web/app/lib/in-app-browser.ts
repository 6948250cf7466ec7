/** The app whose own browser shows the shop, and the address that leads from it into the reader's browser, if one does. */
export interface InAppBrowser {
  app: string;
  wayOut: string | null;
}

/**
 * Tells the browsers inside of apps by their user agent; null in a browser of its own. KakaoTalk and LINE open the
 * reader's browser by an address of theirs, others on Android by an intent; elsewhere only the reader can.
 */
export function inAppBrowser(userAgent: string, url: string): InAppBrowser | null {
  if (/KAKAOTALK/i.test(userAgent)) {
    return { app: '카카오톡', wayOut: `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}` };
  }
  if (/\bLine\//.test(userAgent)) return { app: '라인', wayOut: withQuery(url, 'openExternalBrowser', '1') };
  const app = /Instagram/.test(userAgent)
    ? '인스타그램'
    : /FBAN|FBAV|FB_IAB/.test(userAgent)
      ? '페이스북'
      : /NAVER\(inapp/.test(userAgent)
        ? '네이버'
        : null;
  if (app === null) return null;
  return { app, wayOut: /Android/.test(userAgent) ? intentTo(url) : null };
}

const withQuery = (address: string, name: string, value: string): string => {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
};

function intentTo(address: string): string {
  const { protocol, host, pathname, search } = new URL(address);
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};package=com.android.chrome;end`;
}
