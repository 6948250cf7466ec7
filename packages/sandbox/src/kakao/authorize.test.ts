import { describe, expect, test } from 'vitest';
import { Hono } from 'hono';
import { challengeOf, kakaoShop, REDIRECT, VERIFIER } from '../../test/kakao-shop.ts';
import { TEST_PEOPLE } from '#kakao/people.ts';

describe('the sign-in page', () => {
  test('offers every test person and a way out, in Korean, with nothing from elsewhere', async () => {
    const { app, authorizeUrl } = kakaoShop();
    const page = await app.request(authorizeUrl());
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain('<html lang="ko">');
    for (const person of TEST_PEOPLE) expect(text).toContain(`value="${person.id}"`);
    expect(text).toContain('취소');
    expect(text).not.toMatch(/https?:\/\/(?!www\.w3\.org)|\son\w+=|<script|style="/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('keeps its links inside the prefix it is mounted under', async () => {
    const { app, authorizeUrl } = kakaoShop();
    const host = new Hono().route('/sandbox/kakao', app);
    const address = new URL(`/sandbox/kakao${authorizeUrl()}`, 'http://localhost');
    const text = await (await host.request(address.href)).text();
    const style = /<link rel="stylesheet" href="([^"]+)"/.exec(text)![1]!;
    expect((await host.request(new URL(style, address).href)).headers.get('content-type')).toContain(
      'text/css',
    );
    expect(text).not.toContain('action=');
    const back = await host.request(address.href, {
      method: 'POST',
      body: new URLSearchParams({ person: String(TEST_PEOPLE[0]!.id) }),
    });
    expect(back.headers.get('location')).toContain('code=');
  });
});

describe('going back to the shop', () => {
  test('carries a code and the state untouched, and keeps the address its own query', async () => {
    const { choose, person } = kakaoShop();
    const back = await choose({ person: String(person.id) });
    const address = new URL(back.headers.get('location')!);
    expect(back.status).toBe(302);
    expect(address.origin + address.pathname).toBe('https://shop.test/v1/auth/kakao/callback');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      from: 'kakao',
      code: expect.stringMatching(/^\w{86}$/),
      state: 's+1/가',
    });
  });

  test('says access_denied when the person cancels', async () => {
    const { choose } = kakaoShop();
    const address = new URL((await choose({ decision: 'cancel' })).headers.get('location')!);
    expect(address.searchParams.get('error')).toBe('access_denied');
    expect(address.searchParams.get('state')).toBe('s+1/가');
    expect(address.searchParams.has('code')).toBe(false);
  });

  test('says login_required to a silent sign-in', async () => {
    const { app, authorizeUrl } = kakaoShop();
    const back = await app.request(authorizeUrl({ prompt: 'none' }));
    expect(new URL(back.headers.get('location')!).searchParams.get('error')).toBe('login_required');
  });

  test('invents no state where none was sent', async () => {
    const { choose, person } = kakaoShop();
    const back = await choose({ person: String(person.id) }, { state: undefined });
    expect(new URL(back.headers.get('location')!).searchParams.has('state')).toBe(false);
  });

  test('happens twice when asked to, with the same code', async () => {
    const { choose, faults, person } = kakaoShop();
    faults.next('authorize', { outcome: 'twice' });
    const page = await (await choose({ person: String(person.id) })).text();
    const returns = page.match(/code=\w{86}/g)!;
    expect(page).toMatch(/<img[^>]+code=/);
    expect(page).toMatch(/http-equiv="refresh" content="1;url=[^"]+code=/);
    expect(new Set(returns).size).toBe(1);
  });
});

describe('a wrong request stays on an error page and never goes back', () => {
  test.each([
    ['KOE101', 401, { client_id: 'other' }],
    ['KOE006', 400, { redirect_uri: undefined }],
    ['KOE006', 400, { redirect_uri: `${REDIRECT}&more` }],
    ['KOE006', 400, { redirect_uri: 'https://evil.test/' }],
    ['KOE006', 400, { redirect_uri: 'javascript:alert(1)' }],
    ['KOE201', 400, { response_type: 'token' }],
    ['KOE205', 400, { scope: 'openid' }],
    ['KOE205', 400, { scope: 'account_email,phone_number' }],
    ['KOE001', 400, { prompt: 'consent' }],
    ['KOE001', 400, { code_challenge: challengeOf(VERIFIER) }],
    ['KOE001', 400, { code_challenge: VERIFIER, code_challenge_method: 'plain' }],
    ['KOE001', 400, { code_challenge: 'short', code_challenge_method: 'S256' }],
    ['KOE001', 400, { code_challenge_method: 'S256' }],
  ] as const)('%s (%i) for %o', async (code, status, query) => {
    const { app, authorizeUrl, choose, person } = kakaoShop();
    const shown = await app.request(authorizeUrl(query));
    expect(shown.status).toBe(status);
    expect(await shown.text()).toContain(code);
    const posted = await choose({ person: String(person.id) }, query);
    expect(posted.status).toBe(status);
    expect(posted.headers.has('location')).toBe(false);
  });

  test('for a parameter sent twice', async () => {
    const { app, authorizeUrl } = kakaoShop();
    expect((await app.request(`${authorizeUrl()}&client_id=rest-key`)).status).toBe(400);
  });

  test('for a person who is not on the list', async () => {
    const { choose } = kakaoShop();
    expect((await choose({ person: '1' })).status).toBe(400);
  });
});
