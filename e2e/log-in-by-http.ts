/** A reader, signed in through the practice login over plain HTTP: the token, and the cookies a browser would hold. */
export async function logInByHttp(url: string): Promise<{ token: string; cookie: string }> {
  const jar = new Map<string, string>();
  const get = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, {
      redirect: 'manual',
      ...init,
      headers: { cookie, origin: url, ...init.headers },
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  };
  const out =
    (await get(`${url}/v1/auth/kakao/home?state=${encodeURIComponent('{"path":"/"}')}`)).headers.get(
      'location',
    ) ?? '';
  const back = await get(new URL(out, url).href, {
    method: 'POST',
    body: new URLSearchParams({ person: '3900000001' }),
  });
  const end = await get(back.headers.get('location') ?? '');
  const code = new URL(end.headers.get('location') ?? '', url).searchParams.get('code');
  const token = await get(`${url}/v1/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const { data } = (await token.json()) as { data: { accessToken: string } };
  return { token: data.accessToken, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
}
