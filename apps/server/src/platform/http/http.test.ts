import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';

describe('the edge of the API', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  test('describes itself', async () => {
    const answer = await shop.fetch('/v1/openapi.json');
    const document = (await answer.json()) as { openapi: string; paths: object };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/v1/fortune-content/{id}/free-fortune-analysis');
  });

  test('answers an unknown path and a known path with another method in its own words (A78)', async () => {
    expect((await shop.call('GET /v1/none')).body).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
    expect((await shop.call('DELETE /v1/profile')).status).toBeGreaterThanOrEqual(401);
    expect((await shop.call('POST /v1/fortune-category/list')).body).toMatchObject({
      code: 'METHOD_NOT_ALLOWED',
    });
  });

  test.each([
    ['SQL', "' or 1=1--"],
    ['a wildcard', '%'],
    ['an exponent', '1e9'],
    ['a negative number', '-1'],
    ['zero', '0'],
    ['a fraction', '1.5'],
    ['ten thousand digits', '9'.repeat(10_000)],
    ['a NUL', '\u0000'],
  ])('finds no content under %s and does not fall over (A51)', async (_, id) => {
    const answer = await shop.call(`GET /v1/fortune-content/${encodeURIComponent(id)}`);
    expect(answer.status).toBe(404);
  });

  test('refuses changes another site asks for with the reader’s cookie (A69)', async () => {
    const { token } = await shop.signUp();
    const body = { sexType: 'FEMALE', calendarType: 'SOLAR', birthday: '19940312' };
    const ask = (headers: Record<string, string>) =>
      shop.call('POST /v1/member', { body, headers: { cookie: `wolha_token=${token}`, ...headers } });
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).body).toMatchObject({
      code: 'CROSS_SITE_REQUEST',
    });
    expect((await ask({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await ask({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask({ origin: 'null' })).status).toBe(403);
    expect((await ask({})).status).toBe(200);
  });

  test('reads JSON only, and only when it says so', async () => {
    const { token } = await shop.signUp();
    const answer = await shop.call('POST /v1/member', {
      as: token,
      body: '{}',
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.body).toMatchObject({ statusCode: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  test('takes no prototype from a body (A58)', async () => {
    const { token } = await shop.signUp();
    const body =
      '{"sexType":"FEMALE","calendarType":"SOLAR","birthday":"19940312","__proto__":{"status":"ON"}}';
    expect((await shop.call('POST /v1/member', { as: token, body })).status).toBe(200);
    expect(({} as { status?: string }).status).toBeUndefined();
  });

  test('keeps private answers out of caches and shares public ones by tag', async () => {
    const { token } = await shop.signUp();
    const mine = await shop.call('GET /v1/profile', { as: token });
    expect(mine.headers.get('cache-control')).toBe('no-store');
    const all = await shop.call('GET /v1/fortune-category/list');
    expect(all.headers.get('cache-control')).toBe('public, no-cache');
  });

  test('stops who asks too often, by address where nobody is signed in, and says when to come back (A82, A76)', async () => {
    const strict = await openTestShop({ rates: { read: 5, write: 5, login: 2, analysis: 5, event: 5 } });
    const code = () =>
      strict.call('POST /v1/auth/token', {
        body: { code: 'x' },
        headers: { 'x-forwarded-for': String(Math.random()) },
      });
    expect((await code()).status).toBe(401);
    expect((await code()).status).toBe(401);
    const third = await code();
    expect(third.body).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    await strict.close();
  });
});
