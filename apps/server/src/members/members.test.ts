import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { openTestShop, type Answer, type TestShop } from '../../test/test-shop.ts';
import { members } from './schema.ts';

const WOMAN = { sexType: 'FEMALE', calendarType: 'SOLAR', birthday: '19961023', time: '0724' };
const MAN = { sexType: 'MALE', calendarType: 'LUNAR', birthday: '19930406' };

interface MemberOnWire {
  id: string;
  status: string;
  birthday: string;
  age: number;
  time: string | null;
}
const memberOf = (answer: Answer): MemberOnWire =>
  (answer.body as { data: { member: MemberOnWire } }).data.member;
const listOf = (answer: Answer): MemberOnWire[] =>
  (answer.body as { data: { memberList: MemberOnWire[] } }).data.memberList;

describe('members', () => {
  let shop: TestShop;
  let token: string;
  let userId: number;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    ({ token, userId } = await shop.signUp());
  });
  afterAll(() => shop.close());
  const add = async (birth: object): Promise<MemberOnWire> =>
    memberOf(await shop.call('POST /v1/member', { as: token, body: birth }));
  const list = async (): Promise<MemberOnWire[]> =>
    listOf(await shop.call('GET /v1/member/list', { as: token }));

  test('makes the first one the default and the next not', async () => {
    expect(await add(WOMAN)).toMatchObject({ status: 'ON', age: 30, time: '0724' });
    expect(await add(MAN)).toMatchObject({ status: 'OFF', time: null });
  });

  test('takes the same birth data for the same member', async () => {
    const first = await add(WOMAN);
    expect((await add(WOMAN)).id).toBe(first.id);
    expect(await list()).toHaveLength(1);
  });

  test('keeps exactly one default, also when several are chosen at once (I15)', async () => {
    const ids = [];
    for (const year of [1990, 1991, 1992, 1993])
      ids.push((await add({ ...WOMAN, birthday: `${year}0101` })).id);
    await Promise.all(ids.map((id) => shop.call(`PATCH /v1/member/${id}`, { as: token })));
    const rows = await shop.db.select().from(members).where(eq(members.userId, userId));
    expect(rows.filter((row) => row.status === 'ON')).toHaveLength(1);
  });

  test('makes the most recently used one the default when the default is deleted', async () => {
    const first = await add(WOMAN);
    shop.clock.advance(1000);
    const older = await add(MAN);
    shop.clock.advance(1000);
    await add({ ...WOMAN, birthday: '19900101' });
    shop.clock.advance(1000);
    await add(MAN);
    await shop.call(`DELETE /v1/member/${first.id}`, { as: token });
    expect((await list()).find((one) => one.status === 'ON')?.id).toBe(older.id);
  });

  test('shows and changes nobody else’s (A18)', async () => {
    const mine = await add(WOMAN);
    const other = await shop.signUp();
    const missing = await shop.call('DELETE /v1/member/019aaaaa-0000-7000-8000-000000000000', {
      as: other.token,
    });
    const foreign = await shop.call(`DELETE /v1/member/${mine.id}`, { as: other.token });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing.body);
    expect((await shop.call(`PATCH /v1/member/${mine.id}`, { as: other.token })).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  test('asks for a login', async () => {
    expect((await shop.call('GET /v1/member/list')).status).toBe(401);
    expect((await shop.call('POST /v1/member', { body: WOMAN })).status).toBe(401);
  });

  test('keeps birth data unreadable at rest', async () => {
    await add(WOMAN);
    const [row] = await shop.db.select().from(members).where(eq(members.userId, userId));
    expect(row?.sealedBirth.toString('latin1')).not.toContain('19961023');
  });

  test.each([
    [{ ...WOMAN, birthday: '' }, 'birthday', '생년월일 입력은 필수 입니다.'],
    [{ ...WOMAN, birthday: '961023' }, 'birthday', '생년월일은 8 자리 숫자로 입력하세요 (예: 19961023).'],
    [
      { ...WOMAN, birthday: '18991231' },
      'birthday',
      '생년월일은 1900년 01월01일 ~ 2100년 12월31일 가능합니다.',
    ],
    [
      { ...WOMAN, birthday: '20230229' },
      'birthday',
      '생년월일은 1900년 01월01일 ~ 2100년 12월31일 가능합니다.',
    ],
    [{ ...WOMAN, time: '724' }, 'time', '시간은 4 자리 숫자로 입력하세요 (예: 0724).'],
    [{ ...WOMAN, time: '2400' }, 'time', '시간은 00~23 시간과 00~59 분의 형식으로 입력하세요.'],
  ])('says what is wrong with %j', async (birth, field, message) => {
    const answer = await shop.call('POST /v1/member', { as: token, body: birth });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      statusCode: 400,
      code: 'INVALID_REQUEST',
      message,
      fields: { [field]: message },
    });
  });

  test('refuses lunar days the calendar does not have', async () => {
    const missing = await shop.call('POST /v1/member', {
      as: token,
      body: { ...MAN, birthday: '19950815', leapMonth: false, time: null },
    });
    expect(missing.status).toBe(200);
    const leap = await shop.call('POST /v1/member', {
      as: token,
      body: { ...MAN, birthday: '19930406', leapMonth: true },
    });
    expect(leap.body).toMatchObject({ statusCode: 400, code: 'LEAP_MONTH_MISSING' });
  });

  test('refuses unknown fields, wrong types, broken JSON and long bodies, and stores nothing', async () => {
    const unknown = await shop.call('POST /v1/member', {
      as: token,
      body: { ...WOMAN, status: 'ON', totalCredit: 5 },
    });
    expect(unknown.status).toBe(400);
    expect((await shop.call('POST /v1/member', { as: token, body: { ...WOMAN, sexType: 3 } })).status).toBe(
      400,
    );
    const broken = await shop.call('POST /v1/member', { as: token, body: '{"sexType":' });
    expect(broken.body).toMatchObject({ code: 'INVALID_JSON' });
    const long = await shop.call('POST /v1/member', {
      as: token,
      body: { ...WOMAN, birthday: '1'.repeat(100_000) },
    });
    expect(long.status).toBe(413);
    expect(await list()).toHaveLength(0);
  });

  test('keeps at most thirty', async () => {
    for (let i = 0; i < 30; i += 1) await add({ ...WOMAN, birthday: String(19900101 + i * 10_000) });
    const answer = await shop.call('POST /v1/member', {
      as: token,
      body: { ...WOMAN, birthday: '20250505' },
    });
    expect(answer.body).toMatchObject({ statusCode: 409, code: 'MEMBER_LIMIT' });
  });
});
