/** A reader who is signed in, and calls the API as their browser would. */
export interface SignedIn {
  headers: Record<string, string>;
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
}

/** The first of the practice login's people; the others have the numbers behind. */
const FIRST_PERSON = 3_900_000_001;

/** Goes through the practice login as its n-th person, from an address of their own. */
export async function signIn(shop: string, n: number): Promise<SignedIn> {
  const address = { 'x-forwarded-for': `198.51.100.${n + 1}`, 'sec-fetch-site': 'same-origin' };
  const cookies = new Map<string, string>();
  const go = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...address,
      ...(init.headers as Record<string, string>),
      ...(cookie ? { cookie } : {}),
    };
    const response = await fetch(new URL(url, shop), { ...init, headers, redirect: 'manual' });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  const left = (response: Response): string => response.headers.get('location') ?? '';
  const provider = left(await go('/v1/auth/kakao/home?state={}'));
  const chosen = await go(provider, {
    method: 'POST',
    body: new URLSearchParams({ person: String(FIRST_PERSON + n) }),
  });
  const back = left(await go(left(chosen)));
  const code = new URL(back, shop).searchParams.get('code');
  const swapped = await go('/v1/auth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const { data } = (await swapped.json()) as { data: { accessToken: string } };
  const headers = { ...address, authorization: `Bearer ${data.accessToken}` };
  return {
    headers,
    call: async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const answer = await fetch(`${shop}${path}`, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const payload = (await answer.json()) as { data?: T; code?: string };
      if (payload.data === undefined) throw new Error(`${method} ${path} answered ${payload.code}`);
      return payload.data;
    },
  };
}
