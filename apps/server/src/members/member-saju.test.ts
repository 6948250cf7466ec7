import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member, MemberSajuResult } from '@wolha/contract';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';

describe('the chart of a member with the luck of a day', () => {
  let shop: TestShop;
  let token: string;
  let memberId: string;
  beforeAll(async () => {
    shop = await openTestShop();
    ({ token } = await shop.signUp());
    const added = await shop.call('POST /v1/member', {
      as: token,
      body: { sexType: 'FEMALE', calendarType: 'SOLAR', birthday: '19961023', time: '0724' },
    });
    memberId = (added.body.data as { member: Member }).member.id;
  });
  afterAll(() => shop.close());
  const read = async (query: string, as = token) =>
    shop.call(`GET /v1/members/${memberId}/saju${query}`, { as });

  test('is that of the day asked for, and of today when none is', async () => {
    const today = (await read('')).body.data as MemberSajuResult;
    const same = (await read('?year=2026&month=11&day=21')).body.data as MemberSajuResult;
    const later = (await read('?year=2200&month=12&day=31')).body.data as MemberSajuResult;
    expect(same).toEqual(today);
    expect(later.saju).toEqual(today.saju);
    expect(later.fortune.smallFortune.year).toBe(2200);
    expect((await read('?year=1900&month=1&day=1')).status).toBe(200);
  });

  test.each([
    '?year=1899&month=12&day=31',
    '?year=2201&month=1&day=1',
    '?year=2026&month=2&day=30',
    '?year=2026',
  ])('refuses %s', async (query) => {
    expect(await read(query)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  });

  test('is missing for another reader (A20)', async () => {
    const other = await shop.signUp();
    expect((await read('', other.token)).status).toBe(404);
  });
});
