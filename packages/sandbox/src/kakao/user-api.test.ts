import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kakaoShop, REDIRECT } from '../../test/kakao-shop.ts';
import { createFaultPlan } from '#kit/faults.ts';
import { secureRandom } from '#kit/random.ts';
import { TEST_PEOPLE } from '#kakao/people.ts';

const [, , withoutMail, unverified, unshared] = TEST_PEOPLE;

describe('who am I', () => {
  test('answers the person with number, nickname and confirmed e-mail', async () => {
    const { call, person, signIn } = kakaoShop();
    const answer = await call('/v2/user/me', await signIn());
    expect(await answer.json()).toEqual({
      id: person.id,
      connected_at: '2026-03-01T03:00:00Z',
      properties: { nickname: '김달빛' },
      kakao_account: {
        profile_nickname_needs_agreement: false,
        profile: { nickname: '김달빛', is_default_nickname: false },
        has_email: true,
        email_needs_agreement: false,
        is_email_valid: true,
        is_email_verified: true,
        email: 'moonlight@example.com',
      },
    });
  });

  test.each([
    ['has none', withoutMail!.id, { has_email: false }, undefined],
    ['never confirmed it', unverified!.id, { has_email: true, is_email_verified: false }, 'wave@example.com'],
    ['does not share it', unshared!.id, { has_email: true, email_needs_agreement: true }, undefined],
  ])('shows the e-mail truthfully for a person who %s', async (_, id, flags, email) => {
    const { call, signIn } = kakaoShop();
    const { kakao_account } = (await (await call('/v2/user/me', await signIn(id))).json()) as {
      kakao_account: Record<string, unknown>;
    };
    expect(kakao_account).toMatchObject(flags);
    expect(kakao_account.email).toBe(email);
  });

  test('has two people with one e-mail, so that nobody keys users by it', () => {
    const mails = TEST_PEOPLE.map((person) => person.email).filter((mail) => mail !== undefined);
    expect(new Set(mails).size).toBeLessThan(mails.length);
    expect(new Set(TEST_PEOPLE.map((person) => person.id)).size).toBe(TEST_PEOPLE.length);
  });

  test('knows no token it has not issued, and none past its six hours', async () => {
    const { app, call, clock, signIn } = kakaoShop();
    expect((await app.request('/v2/user/me')).status).toBe(401);
    const refused = await call('/v2/user/me', 'made-up');
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: -401 });
    const token = await signIn();
    clock.advance(21_600);
    expect((await call('/v2/user/me', token)).status).toBe(401);
  });
});

describe('leaving', () => {
  test('logging out ends this token and no other', async () => {
    const { call, person, signIn } = kakaoShop();
    const [one, other] = [await signIn(), await signIn()];
    expect(await (await call('/v1/user/logout', one, 'POST')).json()).toEqual({ id: person.id });
    expect((await call('/v2/user/me', one)).status).toBe(401);
    expect((await call('/v2/user/me', other)).status).toBe(200);
  });

  test('unlinking ends every token, and the next sign-in is a new connection', async () => {
    const { call, clock, person, signIn } = kakaoShop();
    const [one, other] = [await signIn(), await signIn()];
    expect(await (await call('/v1/user/unlink', one, 'POST')).json()).toEqual({ id: person.id });
    expect((await call('/v2/user/me', other)).status).toBe(401);
    clock.advance(60);
    const me = (await (await call('/v2/user/me', await signIn())).json()) as { connected_at: string };
    expect(me.connected_at).toBe('2026-03-01T03:01:00Z');
  });

  test('the admin key unlinks a person by number, a wrong one does not', async () => {
    const { app, person, signIn } = kakaoShop({ adminKey: 'admin' });
    await signIn();
    const unlink = (key: string, target: number) =>
      app.request('/v1/user/unlink', {
        method: 'POST',
        headers: { authorization: `KakaoAK ${key}` },
        body: new URLSearchParams({ target_id_type: 'user_id', target_id: String(target) }),
      });
    expect((await unlink('wrong', person.id)).status).toBe(401);
    expect((await unlink('admin', person.id)).status).toBe(200);
    expect(await (await unlink('admin', person.id)).json()).toMatchObject({ code: -101 });
  });
});

describe('the unlink webhook', () => {
  const unlinkedBy = async (fetch: typeof globalThis.fetch) => {
    const { app, call, person, signIn } = kakaoShop({
      adminKey: 'admin',
      appId: 42,
      unlinkWebhookUrl: 'https://shop.test/unlinked',
      controls: true,
      fetch,
    });
    const token = await signIn();
    const answer = await app.request('/_sandbox/unlink', {
      method: 'POST',
      body: JSON.stringify({ personId: person.id }),
    });
    return { answer: await answer.json(), afterwards: await call('/v2/user/me', token) };
  };

  test('is a form with the admin key, and the tokens are already dead', async () => {
    const sent: Request[] = [];
    const { answer, afterwards } = await unlinkedBy(async (url, init) => {
      sent.push(new Request(url, init));
      return new Response(null, { status: 200 });
    });
    expect(answer).toEqual({ webhook: 200 });
    expect(afterwards.status).toBe(401);
    expect(sent[0]!.headers.get('authorization')).toBe('KakaoAK admin');
    expect(Object.fromEntries(new URLSearchParams(await sent[0]!.text()))).toEqual({
      app_id: '42',
      user_id: String(TEST_PEOPLE[0]!.id),
      referrer_type: 'UNLINK_FROM_APPS',
    });
  });

  test('survives a shop that is down', async () => {
    const { answer } = await unlinkedBy(async () => {
      throw new TypeError('fetch failed');
    });
    expect(answer).toEqual({ webhook: null });
  });
});

describe('memory', () => {
  test('with a state file, tokens and spent codes outlive the process', async () => {
    const stateFile = join(mkdtempSync(join(tmpdir(), 'kakao-')), 'state', 'kakao.jsonl');
    const before = kakaoShop({ stateFile, random: secureRandom });
    const spent = await before.code();
    const token = ((await (await before.exchange({ code: spent })).json()) as { access_token: string })
      .access_token;
    const after = kakaoShop({ stateFile, random: secureRandom });
    expect((await after.call('/v2/user/me', token)).status).toBe(200);
    expect(await (await after.exchange({ code: spent })).json()).toMatchObject({ error_code: 'KOE320' });
  });

  test('controls are closed unless opened', async () => {
    const { app } = kakaoShop();
    expect((await app.request('/_sandbox/unlink', { method: 'POST' })).status).toBe(404);
  });
});

test('faults can be switched over HTTP', async () => {
  const faults = createFaultPlan<'authorize' | 'token' | 'me' | 'logout' | 'unlink'>({ random: () => 0.5 });
  const { app, code, exchange } = kakaoShop({ controls: true, faults });
  const order = (body: unknown) =>
    app.request('/_sandbox/faults', { method: 'POST', body: JSON.stringify(body) });
  expect((await order({ operation: 'nothing', next: {} })).status).toBe(400);
  expect((await order({ operation: 'token', always: { outcome: { code: 'KOE010' } } })).status).toBe(204);
  expect((await exchange({ code: await code() })).status).toBe(401);
  expect((await order({ operation: 'token', always: null })).status).toBe(204);
  expect((await exchange({ code: await code(), redirect_uri: REDIRECT })).status).toBe(200);
});
