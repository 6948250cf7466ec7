/** What a page tells of itself to whoever it is sent to. Nothing of its reader is in it. */
export interface SharedPage {
  title: string;
  text: string;
  url: string;
  imageUrl: string;
}

/** How it left: by an app, by the browser, as a copied address, or not at all. */
export type ShareEnd = 'sent' | 'copied' | 'failed';

interface KakaoSdk {
  isInitialized(): boolean;
  init(key: string): void;
  Share: { sendDefault(feed: object): void };
}

declare global {
  interface Window {
    Kakao?: KakaoSdk;
  }
}

const KAKAO_SDK = 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.5/kakao.min.js';
const LONGEST_WAIT_MS = 4_000;

/** What the page's own head says of it to messengers and search engines. */
export function pageToShare(): SharedPage {
  const meta = (name: string): string =>
    document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content ?? '';
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return {
    title: meta('title') || document.title,
    text: meta('description'),
    url: canonical ?? `${location.origin}${location.pathname}`,
    imageUrl: meta('image'),
  };
}

/** Sends a page by KakaoTalk where the shop has a key for it, else by the browser's own sheet, else copies its address. */
export async function share(page: SharedPage, kakaoKey: string | null): Promise<ShareEnd> {
  if (kakaoKey !== null && (await sendByKakao(page, kakaoKey))) return 'sent';
  const { title, text, url } = page;
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text, url });
      return 'sent';
    } catch (error) {
      // A reader who closes the sheet again has decided; anything else goes on to copying.
      if (error instanceof DOMException && error.name === 'AbortError') return 'sent';
    }
  }
  return navigator.clipboard.writeText(url).then(
    () => 'copied' as const,
    () => 'failed' as const,
  );
}

async function sendByKakao({ title, text, url, imageUrl }: SharedPage, key: string): Promise<boolean> {
  try {
    const kakao = await loadKakao();
    if (!kakao.isInitialized()) kakao.init(key);
    const link = { mobileWebUrl: url, webUrl: url };
    kakao.Share.sendDefault({
      objectType: 'feed',
      content: { title, description: text, imageUrl, link },
      buttons: [{ title: '풀이 보러 가기', link }],
    });
    return true;
  } catch {
    return false;
  }
}

/** The SDK is fetched with the first press. Rejects when it does not come in time. */
function loadKakao(): Promise<KakaoSdk> {
  if (window.Kakao) return Promise.resolve(window.Kakao);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = KAKAO_SDK;
    script.crossOrigin = 'anonymous';
    script.addEventListener('load', () =>
      window.Kakao ? resolve(window.Kakao) : reject(new Error('no SDK')),
    );
    script.addEventListener('error', () => reject(new Error('no SDK')));
    setTimeout(() => reject(new Error('late')), LONGEST_WAIT_MS);
    document.head.append(script);
  });
}
