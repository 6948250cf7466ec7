import { TEST_ORIGIN, type TestShop } from './test-shop.ts';

/** A browser's memory of cookies, following redirects by hand. */
export interface TestBrowser {
  cookies: Map<string, string>;
  get(path: string): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
  /** Goes through the login at the provider as this person and answers where the shop sent the browser in the end. */
  logIn(path: string, person: number | 'cancel'): Promise<string>;
}

export function openBrowser(shop: TestShop): TestBrowser {
  const cookies = new Map<string, string>();
  const request = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await shop.fetch(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(cookie)) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  const browser: TestBrowser = {
    cookies,
    get: (path) => request(path, {}),
    post: (path, body) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: TEST_ORIGIN },
        body: JSON.stringify(body),
      }),
    logIn: async (path, person) => {
      const toProvider = (await browser.get(path)).headers.get('location') ?? '';
      const choice = new URLSearchParams(person === 'cancel' ? 'decision=cancel' : `person=${person}`);
      const chosen = await fetch(toProvider, { method: 'POST', body: choice, redirect: 'manual' });
      const back = chosen.headers.get('location') ?? '';
      const end = await browser.get(back.replace(TEST_ORIGIN, ''));
      return end.headers.get('location') ?? '';
    },
  };
  return browser;
}

/** The value of a query parameter in an address of the shop. */
export const queryOf = (address: string, name: string): string | null =>
  new URL(address, TEST_ORIGIN).searchParams.get(name);
