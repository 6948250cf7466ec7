import { createHash } from 'node:crypto';
import { createFaultPlan, createKakaoSandbox, seededRandom, TEST_PEOPLE } from '#kakao/app.ts';
import type { KakaoOperation, KakaoSandboxOptions } from '#kakao/options.ts';
import { testClock } from './clock.ts';

export const REDIRECT = 'https://shop.test/v1/auth/kakao/callback?from=kakao';
export const VERIFIER = 'a-verifier-that-is-long-enough-for-the-rfc-7636-rule';
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** A shop registered with a stand-in of its own, and the steps it would take. */
export function kakaoShop(overrides: Partial<KakaoSandboxOptions> = {}) {
  const clock = testClock();
  const faults = createFaultPlan<KakaoOperation>({ random: seededRandom(1) });
  const waits: number[] = [];
  const app = createKakaoSandbox({
    clientId: 'rest-key',
    clientSecret: 'secret',
    isRedirectAllowed: (address) => address === REDIRECT,
    random: seededRandom(7),
    sleep: async (milliseconds) => {
      waits.push(milliseconds);
    },
    clock,
    faults,
    ...overrides,
  });
  const authorizeUrl = (query: Record<string, string | undefined> = {}): string => {
    const asked = {
      client_id: 'rest-key',
      redirect_uri: REDIRECT,
      response_type: 'code',
      state: 's+1/가',
      ...query,
    };
    const present = Object.entries(asked).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return `/oauth/authorize?${new URLSearchParams(present)}`;
  };
  const choose = (form: Record<string, string>, query: Record<string, string | undefined> = {}) =>
    app.request(authorizeUrl(query), { method: 'POST', body: new URLSearchParams(form) });
  const person = TEST_PEOPLE[0]!;
  const code = async (query: Record<string, string | undefined> = {}, personId = person.id) => {
    const back = await choose({ person: String(personId) }, query);
    return new URL(back.headers.get('location')!).searchParams.get('code')!;
  };
  const exchange = (form: Record<string, string>) =>
    app.request('/oauth/token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'rest-key',
        client_secret: 'secret',
        redirect_uri: REDIRECT,
        ...form,
      }),
    });
  const signIn = async (personId = person.id): Promise<string> => {
    const answer = await exchange({ code: await code({}, personId) });
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  const call = (path: string, token: string, method = 'GET') =>
    app.request(path, { method, headers: { authorization: `Bearer ${token}` } });
  return { app, clock, faults, waits, authorizeUrl, choose, code, exchange, signIn, call, person };
}
