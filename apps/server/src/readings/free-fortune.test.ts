import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { FreeFortuneResult, SajuCells } from '@wolha/contract';
import { openTestShop, type Answer, type TestShop } from '../../test/test-shop.ts';
import { fortuneResults } from './schema.ts';

const SPOUSE_SEAT = 35;
const TODAY = 32;
const PREMIUM_SAJU = 1;
const FREE_TAROT = 40;
const BIRTH = { sexType: 'FEMALE', calendarType: 'SOLAR', birthday: '19940312', time: '0724' };
const PERSON = { memberType: 'NEW', ...BIRTH };

const resultOf = (answer: Answer): FreeFortuneResult =>
  (answer.body as { data: { freeFortuneResult: FreeFortuneResult } }).data.freeFortuneResult;

describe('the free Saju reading', () => {
  let shop: TestShop;
  let token: string;
  let userId: number;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    ({ token, userId } = await shop.signUp());
    shop.clock.set('2026-11-21T12:00:00+09:00');
  });
  afterAll(() => shop.close());
  const read = (contentId: number, person: object = PERSON, as = token): Promise<Answer> =>
    shop.call(`POST /v1/fortune-content/${contentId}/free-fortune-analysis`, { as, body: person });

  test('shows the chart of the person and a text of every chapter', async () => {
    const answer = await read(SPOUSE_SEAT);
    expect(answer.status).toBe(200);
    const result = resultOf(answer);
    const saju: SajuCells = result.saju;
    const signs = [
      saju.timeSky,
      saju.timeGround,
      saju.daySky,
      saju.dayGround,
      saju.monthSky,
      saju.monthGround,
      saju.yearSky,
      saju.yearGround,
    ];
    expect(signs.map((cell) => cell?.chinese).join('')).toBe('癸卯丁酉丁卯甲戌');
    expect(saju.daySky.tenStar).toBe('본원');
    expect(result.fortune.smallFortune).toMatchObject({
      year: 2026,
      sky: { chinese: '丙' },
      ground: { chinese: '午' },
    });
    expect(result.fortune.bigFortune?.ages).toBe('32–41세');
    expect(result.member).toMatchObject({ sexType: 'FEMALE', age: 32, birthdayType: 'SOLAR', time: '0724' });
    expect(result.chapters).toHaveLength(3);
    expect(result.sajuAnalysisResult.replace(/\s/g, '').length).toBeGreaterThanOrEqual(1000);
  });

  test('is stored, and is the same when asked again days later', async () => {
    const first = resultOf(await read(SPOUSE_SEAT));
    shop.clock.set('2026-11-27T09:00:00+09:00');
    const again = resultOf(await read(SPOUSE_SEAT, { memberType: 'EXISTING', memberId: first.member.id }));
    expect(again).toEqual(first);
  });

  test('is one, however many ask at once', async () => {
    await shop.call('POST /v1/member', { as: token, body: BIRTH });
    const answers = await Promise.all(Array.from({ length: 8 }, () => read(SPOUSE_SEAT)));
    expect(new Set(answers.map((answer) => resultOf(answer).id)).size).toBe(1);
    expect(await shop.db.select().from(fortuneResults).where(eq(fortuneResults.userId, userId))).toHaveLength(
      1,
    );
  });

  test('speaks of another day tomorrow when it is about today, and turns at Korean midnight (F22)', async () => {
    shop.clock.set('2026-11-21T23:59:59+09:00');
    const today = resultOf(await read(TODAY));
    shop.clock.set('2026-11-22T00:00:00+09:00');
    const tomorrow = resultOf(await read(TODAY));
    expect(tomorrow.id).not.toBe(today.id);
    expect(resultOf(await read(TODAY)).id).toBe(tomorrow.id);
  });

  test('leaves the hour out when the time is unknown', async () => {
    const result = resultOf(await read(SPOUSE_SEAT, { ...PERSON, time: '' }));
    expect(result.saju.timeSky).toBeNull();
    expect(result.member.time).toBeNull();
    expect(result.chartNotes.correctedTime).toBeNull();
  });

  test('belongs to its reader: another one’s member is missing (A19)', async () => {
    const mine = resultOf(await read(SPOUSE_SEAT));
    const other = await shop.signUp();
    const foreign = await read(
      SPOUSE_SEAT,
      { memberType: 'EXISTING', memberId: mine.member.id },
      other.token,
    );
    const missing = await read(
      SPOUSE_SEAT,
      { memberType: 'EXISTING', memberId: '019aaaaa-0000-7000-8000-000000000000' },
      other.token,
    );
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing.body);
  });

  test('goes with its member (I14)', async () => {
    const mine = resultOf(await read(SPOUSE_SEAT));
    await shop.call(`DELETE /v1/member/${mine.member.id}`, { as: token });
    expect(await shop.db.select().from(fortuneResults).where(eq(fortuneResults.userId, userId))).toHaveLength(
      0,
    );
  });

  test.each([
    ['a premium content', PREMIUM_SAJU, 403, 'CONTENT_NOT_FREE'],
    ['a tarot content', FREE_TAROT, 400, 'CONTENT_KIND_MISMATCH'],
    ['an unknown content', 9999, 404, 'NOT_FOUND'],
  ])('is refused for %s, and nothing is stored (A49, I18)', async (_, contentId, status, code) => {
    const answer = await read(contentId);
    expect(answer.body).toMatchObject({ statusCode: status, code });
    expect(await shop.db.select().from(fortuneResults).where(eq(fortuneResults.userId, userId))).toHaveLength(
      0,
    );
  });

  test('asks for a login', async () => {
    const answer = await shop.call(`POST /v1/fortune-content/${SPOUSE_SEAT}/free-fortune-analysis`, {
      body: PERSON,
    });
    expect(answer.body).toMatchObject({ statusCode: 401, code: 'UNAUTHORIZED' });
  });

  test('appears in the list of results with its person and content', async () => {
    await read(SPOUSE_SEAT);
    const { body } = await shop.call('GET /v1/fortune-result/list', { as: token });
    expect(body.data).toMatchObject({
      fortuneResultList: [
        { resultStatus: 'NONE', fortuneContentId: SPOUSE_SEAT, member: { birthday: '19940312' } },
      ],
    });
  });
});
