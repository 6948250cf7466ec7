import { afterEach, expect, test } from 'vitest';
import { startStandalone, type Standalone } from '../../test/standalone.ts';
import { TEST_PEOPLE } from '#kakao/people.ts';

let running: Standalone | undefined;
afterEach(() => running?.kill('SIGKILL'));

const redirect = 'http://127.0.0.1:3999/callback';

test('signs a person in over a real port, and cuts a real connection', async () => {
  running = await startStandalone('kakao', ['--redirect', redirect]);
  const { origin } = running;
  const query = new URLSearchParams({
    client_id: 'sandbox-rest-api-key',
    redirect_uri: redirect,
    response_type: 'code',
    state: 'abc',
  });
  const back = await fetch(`${origin}/oauth/authorize?${query}`, {
    method: 'POST',
    body: new URLSearchParams({ person: String(TEST_PEOPLE[0]!.id) }),
    redirect: 'manual',
  });
  const code = new URL(back.headers.get('location')!).searchParams.get('code')!;
  const exchange = () =>
    fetch(`${origin}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'sandbox-rest-api-key',
        client_secret: 'sandbox-client-secret',
        redirect_uri: redirect,
        code,
      }),
    });
  const drop = await fetch(`${origin}/_sandbox/faults`, {
    method: 'POST',
    body: JSON.stringify({ operation: 'token', next: { outcome: 'drop' } }),
  });
  expect(drop.status).toBe(204);
  await expect(exchange()).rejects.toThrow('fetch failed');
  const { access_token } = (await (await exchange()).json()) as { access_token: string };
  const me = await fetch(`${origin}/v2/user/me`, { headers: { authorization: `Bearer ${access_token}` } });
  expect(await me.json()).toMatchObject({ id: TEST_PEOPLE[0]!.id });
});
