import { describe, expect, test } from 'vitest';
import { challengeOf, kakaoShop, VERIFIER } from '../../test/kakao-shop.ts';

const pkce = { code_challenge: challengeOf(VERIFIER), code_challenge_method: 'S256' };

describe('exchanging a code', () => {
  test('answers tokens with the documented lifetimes', async () => {
    const { code, exchange } = kakaoShop();
    const answer = await exchange({ code: await code() });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      access_token: expect.stringMatching(/^\w{54}$/),
      token_type: 'bearer',
      refresh_token: expect.stringMatching(/^\w{54}$/),
      expires_in: 21_599,
      scope: 'profile_nickname account_email',
      refresh_token_expires_in: 5_183_999,
    });
  });

  test('works once', async () => {
    const { code, exchange } = kakaoShop();
    const spent = await code();
    await exchange({ code: spent });
    const again = await exchange({ code: spent });
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ error: 'invalid_grant', error_code: 'KOE320' });
  });

  test('works for ten minutes and no longer', async () => {
    const { clock, code, exchange } = kakaoShop();
    const early = await code();
    clock.advance(600);
    expect((await exchange({ code: early })).status).toBe(200);
    const late = await code();
    clock.advance(601);
    expect(await (await exchange({ code: late })).json()).toMatchObject({ error_code: 'KOE320' });
  });

  test.each([
    ['KOE101', 401, 'invalid_client', { client_id: 'other' }],
    ['KOE010', 401, 'invalid_client', { client_secret: 'wrong' }],
    ['KOE010', 401, 'invalid_client', { client_secret: '' }],
    ['KOE320', 400, 'invalid_grant', { code: 'made-up' }],
    ['KOE303', 400, 'invalid_grant', { redirect_uri: 'https://shop.test/v1/auth/kakao/callback' }],
    [undefined, 400, 'unsupported_grant_type', { grant_type: 'password' }],
  ] as const)('refuses with %s', async (error_code, status, error, form) => {
    const { code, exchange } = kakaoShop();
    const fresh = await code();
    const refused = await exchange({ code: fresh, ...form });
    expect(refused.status).toBe(status);
    const body = (await refused.json()) as Record<string, unknown>;
    expect(body).toMatchObject({ error, error_description: expect.any(String) });
    expect(body.error_code).toBe(error_code);
    expect((await exchange({ code: fresh })).status, 'a refused attempt spends nothing').toBe(200);
  });

  test('insists on a form', async () => {
    const { app, code } = kakaoShop();
    const body = JSON.stringify({ grant_type: 'authorization_code', code: await code() });
    const refused = await app.request('/oauth/token', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(refused.status).toBe(400);
  });
});

describe('PKCE', () => {
  test('lets the right verifier through', async () => {
    const { code, exchange } = kakaoShop();
    expect((await exchange({ code: await code(pkce), code_verifier: VERIFIER })).status).toBe(200);
  });

  test.each([
    ['a wrong verifier', pkce, { code_verifier: `${VERIFIER}x` }],
    ['no verifier after a challenge', pkce, {}],
    ['a verifier without a challenge', {}, { code_verifier: VERIFIER }],
    [
      'a verifier that is too short',
      { ...pkce, code_challenge: challengeOf('abc') },
      { code_verifier: 'abc' },
    ],
  ])('refuses %s', async (_, query, form) => {
    const { code, exchange } = kakaoShop();
    const refused = await exchange({ code: await code(query), ...form });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('faults', () => {
  test('a dropped answer leaves the code spent', async () => {
    const { code, exchange, faults } = kakaoShop();
    faults.next('token', { outcome: 'drop', when: 'after' });
    const spent = await code();
    await expect(exchange({ code: spent })).rejects.toThrow('dropped');
    expect(await (await exchange({ code: spent })).json()).toMatchObject({ error_code: 'KOE320' });
  });

  test('a dropped request leaves the code usable', async () => {
    const { code, exchange, faults } = kakaoShop();
    faults.next('token', { outcome: 'drop' });
    const kept = await code();
    await expect(exchange({ code: kept })).rejects.toThrow('dropped');
    expect((await exchange({ code: kept })).status).toBe(200);
  });

  test('can be slow, a bare 500, or an error of Kakao’s own', async () => {
    const { code, exchange, faults, waits } = kakaoShop();
    faults.next('token', { slowMs: 4000 });
    faults.next('token', { outcome: 'fail' });
    faults.next('token', { outcome: { code: 'KOE237' } });
    const statuses = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      statuses.push((await exchange({ code: await code() })).status);
    }
    expect(statuses).toEqual([200, 500, 429]);
    expect(waits).toEqual([4000]);
  });
});
