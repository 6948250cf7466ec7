import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { openBrowser, queryOf } from '../../test/browser.ts';
import { openTestShop, TEST_ORIGIN, type TestShop } from '../../test/test-shop.ts';
import { cleanUpLogins } from './jobs.ts';
import { loginStates, users } from './schema.ts';

const MOONLIGHT = 3_900_000_001;
const SAME_EMAIL = 3_900_000_006;
const NO_EMAIL = 3_900_000_003;

const home = (path: string): string =>
  `/v1/auth/kakao/home?state=${encodeURIComponent(JSON.stringify({ path }))}`;
const withChoice = (choice: object): string =>
  `/v1/auth/kakao?state=${encodeURIComponent(JSON.stringify(choice))}`;

describe('logging in with Kakao', () => {
  let shop: TestShop;
  beforeEach(async () => {
    await shop?.close();
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  test('comes back to the page it started from and can be used at once', async () => {
    const browser = openBrowser(shop);
    const target = await browser.logIn(home('/review'), MOONLIGHT);
    expect(target).toMatch(/^\/review\?code=/);
    const swapped = await browser.post('/v1/auth/token', { code: queryOf(target, 'code') });
    expect(swapped.status).toBe(200);
    const profile = (await (await browser.get('/v1/profile')).json()) as { data: { profile: object } };
    expect(profile.data.profile).toMatchObject({ email: 'moonlight@example.com', totalCredit: 0 });
  });

  test('keeps the token out of reach of scripts and sends it as a bearer token too', async () => {
    const browser = openBrowser(shop);
    const target = await browser.logIn(home('/'), MOONLIGHT);
    const swapped = await browser.post('/v1/auth/token', { code: queryOf(target, 'code') });
    const cookie = swapped.headers.getSetCookie().find((one) => one.startsWith('wolha_token='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Max-Age=604800/i);
    const { data } = (await swapped.json()) as { data: { accessToken: string } };
    const profile = await shop.call('GET /v1/profile', { as: data.accessToken });
    expect(profile.status).toBe(200);
  });

  test('knows a returning person, and takes two people with one e-mail for two (A13)', async () => {
    await openBrowser(shop).logIn(home('/'), MOONLIGHT);
    await openBrowser(shop).logIn(home('/'), MOONLIGHT);
    await openBrowser(shop).logIn(home('/'), SAME_EMAIL);
    const rows = await shop.db.select().from(users);
    expect(rows).toHaveLength(2);
  });

  test('shows no e-mail for a person who has none', async () => {
    const browser = openBrowser(shop);
    const target = await browser.logIn(home('/'), NO_EMAIL);
    await browser.post('/v1/auth/token', { code: queryOf(target, 'code') });
    const { data } = (await (await browser.get('/v1/profile')).json()) as {
      data: { profile: { email: null } };
    };
    expect(data.profile.email).toBeNull();
  });

  test('carries a choice of birth data through as a member, never through the address', async () => {
    const browser = openBrowser(shop);
    const saved = await browser.post('/v1/auth/draft', {
      serviceType: 'SAJU',
      purchaseType: 'FREE',
      fortuneContentId: 35,
      memberType: 'NEW',
      sexType: 'FEMALE',
      calendarType: 'SOLAR',
      birthday: '19961023',
      time: '0724',
    });
    const { data } = (await saved.json()) as { data: { draft: string } };
    const target = await browser.logIn(withChoice({ draft: data.draft }), MOONLIGHT);
    expect(target).toMatch(/^\/free-fortune-result\?fortuneContentId=35&memberType=EXISTING&memberId=/);
    expect(target).not.toContain('1996');
  });

  test('carries a drawn card through', async () => {
    const choice = {
      serviceType: 'TAROT',
      purchaseType: 'FREE',
      fortuneContentId: 40,
      tarotCardId: 7,
      gender: 'MALE',
    };
    const target = await openBrowser(shop).logIn(withChoice(choice), MOONLIGHT);
    expect(target).toMatch(/^\/free-tarot-result\?fortuneContentId=40&gender=MALE&tarotCardId=7&code=/);
  });

  test('leads back to the login page when the person turns back at Kakao (A4)', async () => {
    expect(await openBrowser(shop).logIn(home('/'), 'cancel')).toBe('/auth?problem=cancelled');
  });

  test('turning back at Kakao costs nobody their choice: the next try goes on with it', async () => {
    const browser = openBrowser(shop);
    const saved = await browser.post('/v1/auth/draft', {
      serviceType: 'SAJU',
      purchaseType: 'FREE',
      fortuneContentId: 35,
      memberType: 'NEW',
      sexType: 'FEMALE',
      calendarType: 'SOLAR',
      birthday: '19961023',
    });
    const { data } = (await saved.json()) as { data: { draft: string } };
    const again = await browser.logIn(withChoice({ draft: data.draft }), 'cancel');
    expect(again).toMatch(
      /^\/auth\?serviceType=SAJU&purchaseType=FREE&fortuneContentId=35&draft=[\w-]+&problem=cancelled$/,
    );
    const target = await browser.logIn(withChoice({ draft: queryOf(again, 'draft') }), MOONLIGHT);
    expect(target).toMatch(/^\/free-fortune-result\?fortuneContentId=35&memberType=EXISTING&memberId=/);
    expect(await openBrowser(shop).logIn(home('/review'), 'cancel')).toBe(
      '/auth?path=%2Freview&problem=cancelled',
    );
  });

  test.each([
    '/premium-fortune-result/01a20094-09da-7729-8019-db542d1aeaf8',
    '/premium-tarot-result/01a20094-09da-7729-8019-db542d1aeaf8',
    '/premium-fortune-analysis?fortuneResultId=01a20094-09da-7729-8019-db542d1aeaf8&orderId=wh31LFTPZj0qD_sG7n85AkE',
    '/premium-tarot-analysis?tarotResultId=01a20094-09da-7729-8019-db542d1aeaf8&orderId=wh31LFTPZj0qD_sG7n85AkE',
    '/free-tarot-result?fortuneContentId=40&tarotResultId=01a20094-09da-7729-8019-db542d1aeaf8',
    '/partner/1/chat/01a20094-09da-7729-8019-db542d1aeaf8',
    '/review?tag=tarot',
  ])('comes back to what is the reader’s own: %s', async (path) => {
    const target = await openBrowser(shop).logIn(home(path), MOONLIGHT);
    expect(target.startsWith(`${path}${path.includes('?') ? '&' : '?'}code=`)).toBe(true);
  });

  test.each([
    'https://evil.example',
    '/partner/1?ask=x',
    '/review?tag=elsewhere',
    '/partner/1?ask=1&next=//evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil',
    'javascript:alert(1)',
    '/a\r\nx: y',
    `/${'a'.repeat(5000)}`,
  ])('comes back home rather than to %j (A6)', async (path) => {
    const browser = openBrowser(shop);
    const started = await browser.get(home(path));
    if (started.status === 400) return;
    expect(await browser.logIn(home(path), MOONLIGHT)).toMatch(/^\/\?code=/);
  });

  test('refuses a state of another browser, a used one and an expired one (A1, A2)', async () => {
    const attacker = openBrowser(shop);
    const toProvider = (await attacker.get(home('/'))).headers.get('location') ?? '';
    const chosen = await fetch(toProvider, {
      method: 'POST',
      body: new URLSearchParams({ person: String(MOONLIGHT) }),
      redirect: 'manual',
    });
    const back = (chosen.headers.get('location') ?? '').replace(TEST_ORIGIN, '');
    const victim = openBrowser(shop);
    await victim.get(home('/'));
    expect((await victim.get(back)).headers.get('location')).toBe('/auth?problem=expired');
    expect((await attacker.get(back)).headers.get('location')).toMatch(/code=/);
    expect((await attacker.get(back)).headers.get('location')).toBe('/auth?problem=expired');

    const late = openBrowser(shop);
    const lateUrl = (await late.get(home('/'))).headers.get('location') ?? '';
    shop.clock.advance(10 * 60_000 + 1);
    const state = new URL(lateUrl).searchParams.get('state') ?? '';
    const answer = await late.get(`/v1/auth/kakao/callback?code=x&state=${state}`);
    expect(answer.headers.get('location')).toBe('/auth?problem=expired');
  });

  test('swaps a code once, within a minute, in the browser it was made in (A8)', async () => {
    const browser = openBrowser(shop);
    const code = queryOf(await browser.logIn(home('/'), MOONLIGHT), 'code');
    const stranger = openBrowser(shop);
    await stranger.get(home('/'));
    expect((await stranger.post('/v1/auth/token', { code })).status).toBe(401);
    expect((await browser.post('/v1/auth/token', { code })).status).toBe(200);
    expect((await browser.post('/v1/auth/token', { code })).status).toBe(401);

    const slow = queryOf(await browser.logIn(home('/'), MOONLIGHT), 'code');
    shop.clock.advance(60_001);
    expect((await browser.post('/v1/auth/token', { code: slow })).status).toBe(401);
  });

  test('ends a session for good on logout (A11) and after seven days', async () => {
    const { token } = await shop.signUp();
    expect((await shop.call('POST /v1/auth/logout', { as: token })).status).toBe(200);
    expect((await shop.call('GET /v1/profile', { as: token })).status).toBe(401);

    const other = await shop.signUp();
    shop.clock.advance(7 * 86_400_000 + 1);
    expect((await shop.call('GET /v1/profile', { as: other.token })).status).toBe(401);
  });

  test('takes no token from the address and none that was not issued (A9, A12)', async () => {
    const { token } = await shop.signUp();
    expect((await shop.call(`GET /v1/profile?token=${token}&access_token=${token}`)).status).toBe(401);
    expect((await shop.call('GET /v1/profile', { as: `${token.slice(0, -1)}_` })).status).toBe(401);
    expect((await shop.call('GET /v1/profile', { as: '2.'.padEnd(45, 'a') })).status).toBe(401);
  });

  test('forgets expired logins by the hour and keeps those in progress', async () => {
    await openBrowser(shop).get(home('/'));
    shop.clock.advance(11 * 60_000);
    await openBrowser(shop).get(home('/'));
    expect(await cleanUpLogins.run({ db: shop.db, clock: shop.clock })).toBe(1);
    expect(await shop.db.select().from(loginStates)).toHaveLength(1);
  });

  test('keeps birth data unreadable while the reader is away', async () => {
    const browser = openBrowser(shop);
    await browser.get(withChoice({ serviceType: 'SAJU', fortuneContentId: 35, birthday: '19961023' }));
    const [row] = await shop.db.select().from(loginStates);
    expect(row?.sealed.toString('latin1')).not.toContain('19961023');
  });

  test('gives the preview role to the account the operator names, not to whoever claims its id (A26)', async () => {
    const { token, userId } = await shop.signUp();
    const [row] = await shop.db.select().from(users).where(eq(users.id, userId));
    expect(row?.role).toBe('reader');
    const forged = await shop.call('GET /v1/profile', { as: token, headers: { 'x-profile-id': '2' } });
    expect(forged.body.data).toMatchObject({ profile: { id: userId } });
  });
});
