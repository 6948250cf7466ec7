import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FortuneContent, FreeTarotResult, TarotResultListItem } from '@wolha/contract';
import { openTestShop, type Answer, type TestShop } from '../../test/test-shop.ts';

const TODAY_CARD = 40;
const THINK_OF_ME = 41;
const PREMIUM_TAROT = 21;
const FREE_SAJU = 32;
const MOON_REVERSED = 18 + 79;
const SUN = 19 + 1;

interface FreeTarotData {
  fortuneContent: FortuneContent;
  freeTarotResult: FreeTarotResult;
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const draw = (as: string | undefined, body: unknown, contentId = TODAY_CARD): Promise<Answer> =>
  shop.call(`POST /v1/fortune-content/${contentId}/free-tarot-analysis`, { as, body });

const resultOf = (answer: Answer): FreeTarotResult => {
  expect(answer.status).toBe(200);
  return (answer.body.data as FreeTarotData).freeTarotResult;
};

async function storedDraws(as: string): Promise<TarotResultListItem[]> {
  const { body } = await shop.call('GET /v1/fortune-result/list', { as });
  return (body.data as { tarotResultList: TarotResultListItem[] }).tarotResultList;
}

describe('a free draw', () => {
  test('answers the card as it lay, the question and the reading', async () => {
    const { token } = await shop.signUp();
    const answer = await draw(token, { tarotCardId: MOON_REVERSED, gender: 'MALE' });
    const result = resultOf(answer);
    expect(result).toMatchObject({
      question: '오늘 내 연애의 날씨는 어떨까요?',
      gender: 'MALE',
      tarotCardId: MOON_REVERSED,
      tarotCardName: '달',
      tarotCardDirection: 'REVERSED',
      tarotCardImageUrl: '/art/card/18-reversed.svg',
    });
    const text: unknown = JSON.parse(result.answer);
    expect(text).toContain('달');
    expect(text).toContain('역방향');
    const { fortuneContent } = answer.body.data as FreeTarotData;
    expect(result.chapters.map((chapter) => chapter.title)).toEqual(fortuneContent.chapters);
  });

  test('is read for a woman unless it says otherwise', async () => {
    const { token } = await shop.signUp();
    expect(resultOf(await draw(token, { tarotCardId: SUN })).gender).toBe('FEMALE');
  });

  test('asks for the login', async () => {
    expect((await draw(undefined, { tarotCardId: SUN, gender: 'FEMALE' })).status).toBe(401);
  });
});

describe('I13 the first draw of a Korean day stands', () => {
  test('A48 for another card and another gender, on any device', async () => {
    const { token } = await shop.signUp();
    const first = resultOf(await draw(token, { tarotCardId: SUN, gender: 'FEMALE' }));
    const second = resultOf(await draw(token, { tarotCardId: MOON_REVERSED, gender: 'MALE' }));
    expect(second).toEqual(first);
    expect(await storedDraws(token)).toHaveLength(1);
  });

  test('when twenty different cards come at once', async () => {
    const { token } = await shop.signUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        draw(token, { tarotCardId: index * 7 + 1, gender: index % 2 === 0 ? 'FEMALE' : 'MALE' }),
      ),
    );
    const results = answers.map(resultOf);
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await storedDraws(token)).toHaveLength(1);
  });

  test('F22 until midnight in Korea, not in UTC', async () => {
    shop.clock.set('2026-12-01T08:59:59+09:00');
    const { token } = await shop.signUp();
    const morning = resultOf(await draw(token, { tarotCardId: SUN, gender: 'FEMALE' }));
    shop.clock.set('2026-12-01T09:00:00+09:00');
    expect(resultOf(await draw(token, { tarotCardId: 5, gender: 'FEMALE' })).id).toBe(morning.id);
    shop.clock.set('2026-12-01T23:59:59.999+09:00');
    expect(resultOf(await draw(token, { tarotCardId: 6, gender: 'FEMALE' })).id).toBe(morning.id);
    shop.clock.set('2026-12-02T00:00:00+09:00');
    const nextDay = resultOf(await draw(token, { tarotCardId: 7, gender: 'FEMALE' }));
    expect(nextDay).toMatchObject({ tarotCardId: 7 });
    expect(nextDay.id).not.toBe(morning.id);
  });

  test('for its own content and its own reader only', async () => {
    const [one, other] = [await shop.signUp(), await shop.signUp()];
    const first = resultOf(await draw(one.token, { tarotCardId: SUN, gender: 'FEMALE' }));
    const otherContent = resultOf(await draw(one.token, { tarotCardId: 3, gender: 'FEMALE' }, THINK_OF_ME));
    const otherReader = resultOf(await draw(other.token, { tarotCardId: 4, gender: 'FEMALE' }));
    expect(otherContent.tarotCardId).toBe(3);
    expect(otherReader.tarotCardId).toBe(4);
    expect(new Set([first.id, otherContent.id, otherReader.id]).size).toBe(3);
  });
});

describe('an earlier draw', () => {
  test('is listed among the tarot results and read again as it was stored', async () => {
    const { token } = await shop.signUp();
    const first = resultOf(await draw(token, { tarotCardId: SUN, gender: 'FEMALE' }));
    shop.clock.advance(3 * 86_400_000);
    const [row] = await storedDraws(token);
    expect(row).toMatchObject({ id: first.id, resultStatus: 'NONE', fortuneContentId: TODAY_CARD });
    const again = await shop.call(`GET /v1/tarot-result/${first.id}/free-tarot-analysis`, { as: token });
    expect(resultOf(again)).toEqual(first);
  });

  test('A17 of another reader is as missing as none', async () => {
    const [one, other] = [await shop.signUp(), await shop.signUp()];
    const { id } = resultOf(await draw(one.token, { tarotCardId: SUN, gender: 'FEMALE' }));
    const foreign = await shop.call(`GET /v1/tarot-result/${id}/free-tarot-analysis`, { as: other.token });
    const missing = await shop.call(
      'GET /v1/tarot-result/01890000-0000-7000-8000-000000000000/free-tarot-analysis',
      { as: other.token },
    );
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing.body);
  });
});

describe('A50 what no deck deals is refused in Korean, and nothing is stored', () => {
  test.each([
    ['no such card below', { tarotCardId: 0, gender: 'FEMALE' }, TODAY_CARD, 400],
    ['no such card above', { tarotCardId: 157, gender: 'FEMALE' }, TODAY_CARD, 400],
    ['part of a card', { tarotCardId: 1.5, gender: 'FEMALE' }, TODAY_CARD, 400],
    ['a card as text', { tarotCardId: '12', gender: 'FEMALE' }, TODAY_CARD, 400],
    ['a list of cards', { tarotCardId: [12], gender: 'FEMALE' }, TODAY_CARD, 400],
    ['no card', { gender: 'FEMALE' }, TODAY_CARD, 400],
    ['another gender', { tarotCardId: SUN, gender: 'female' }, TODAY_CARD, 400],
    ['a field of its own', { tarotCardId: SUN, gender: 'FEMALE', koreanDay: '2026-01-01' }, TODAY_CARD, 400],
    ['no JSON', '{', TODAY_CARD, 400],
    ['A49 a premium content', { tarotCardId: SUN, gender: 'FEMALE' }, PREMIUM_TAROT, 403],
    ['I18 a Saju content', { tarotCardId: SUN, gender: 'FEMALE' }, FREE_SAJU, 400],
    ['no such content', { tarotCardId: SUN, gender: 'FEMALE' }, 999, 404],
  ])('%s', async (_, body, contentId, status) => {
    const { token } = await shop.signUp();
    const answer = await draw(token, body, contentId);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ statusCode: status, message: expect.stringMatching(/[가-힣]/) });
    expect(await storedDraws(token)).toEqual([]);
  });

  test('a card out of range says to choose again', async () => {
    const { token } = await shop.signUp();
    const { body } = await draw(token, { tarotCardId: 157, gender: 'FEMALE' });
    expect(body.message).toBe('선택한 카드를 확인할 수 없습니다. 카드를 다시 선택해주세요.');
  });
});
