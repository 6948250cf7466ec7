import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Partner } from '@wolha/contract';
import { openTestShop, type Answer, type TestShop } from '../../test/test-shop.ts';
import { users } from '#identity/schema.ts';

const OPEN = 2;
const NOT_OPEN = 8;

const listOf = (answer: Answer): Partner[] => (answer.body.data as { partnerList: Partner[] }).partnerList;

describe('advisers', () => {
  let shop: TestShop;
  let reader: string;
  let preview: string;
  beforeAll(async () => {
    shop = await openTestShop();
    reader = (await shop.signUp()).token;
    const { token, userId } = await shop.signUp();
    await shop.db.update(users).set({ role: 'partner-preview' }).where(eq(users.id, userId));
    preview = token;
  });
  afterAll(() => shop.close());

  test('are listed with their picture, tags and intro', async () => {
    const [first] = listOf(await shop.call('GET /v1/partners'));
    expect(first).toEqual({
      id: 1,
      name: '달무리',
      speciality: '첫 상담이라면 여기서',
      partnerImageUrl: '/art/portrait/1.svg',
      status: 'ON',
      serviceType: 'SAJU',
      intro: expect.stringContaining('여덟 글자') as string,
      sampleQuestions: expect.arrayContaining(['저는 어떤 사람과 잘 맞나요?']) as string[],
      partnerCategories: [
        { id: 10_001, category: { id: 1, name: '연애운' } },
        { id: 10_008, category: { id: 8, name: '시기' } },
      ],
    });
  });

  test('never tell how they are written', async () => {
    const { body } = await shop.call(`GET /v1/partners/${OPEN}`);
    expect(body.data).toHaveProperty('partner.name', '서윤재');
    expect(JSON.stringify(body)).not.toContain('voice');
  });

  test('who are not open are missing for everyone but the preview role (A27)', async () => {
    const missing = await shop.call('GET /v1/partners/999');
    for (const as of [undefined, reader]) {
      expect(listOf(await shop.call('GET /v1/partners', { as })).map((one) => one.status)).not.toContain(
        'OFF',
      );
      const hidden = await shop.call(`GET /v1/partners/${NOT_OPEN}`, { as });
      expect(hidden.status).toBe(404);
      expect(hidden.body).toEqual(missing.body);
    }
    expect(listOf(await shop.call('GET /v1/partners', { as: preview })).map((one) => one.id)).toContain(
      NOT_OPEN,
    );
    expect((await shop.call(`GET /v1/partners/${NOT_OPEN}`, { as: preview })).status).toBe(200);
  });

  test('do not open to whoever says to be profile 2 (A25, A26)', async () => {
    const forged = await shop.call(`GET /v1/partners?userId=2&role=partner-preview`, {
      as: reader,
      headers: { 'x-profile-id': '2', 'x-role': 'partner-preview' },
    });
    expect(listOf(forged).map((one) => one.id)).not.toContain(NOT_OPEN);
  });

  test('are never kept for others once the preview role has seen them', async () => {
    const seen = await shop.call('GET /v1/partners', { as: preview });
    expect(seen.headers.get('cache-control')).toBe('no-store');
  });

  test.each(["1' or '1'='1", '%', '_', '%00', '1e3', '-1', '0', '9'.repeat(10_000), '1.5', '__proto__'])(
    'are not found by %j (A51)',
    async (id) => {
      const answer = await shop.call(`GET /v1/partners/${encodeURIComponent(id)}`);
      // 1e3 is a number, and there is no adviser 1000.
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
    },
  );

  test('can be asked the questions of a category', async () => {
    const { body } = await shop.call('GET /v1/categories/2/questions');
    expect(body.data).toMatchObject({
      questionList: [{ name: '헤어진 사람과 다시 이어질 수 있을까요?' }, {}, {}, {}, {}, {}],
    });
    expect((await shop.call('GET /v1/categories/99/questions')).status).toBe(404);
  });
});
