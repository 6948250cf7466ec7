import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PremiumFortuneResult, PremiumTarotResult } from '@wolha/contract';
import {
  deliverWebhooks,
  FREE_SAJU,
  makeDueReadings,
  newBuyer,
  newOrderId,
  SAJU,
  SOMEONE,
  SOMEONE_ELSE,
  TAROT,
} from '../../test/buyer.ts';
import { openTestShop, TEST_ORIGIN, type TestShop } from '../../test/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('buying a Saju reading', () => {
  test('writes the order first, at the price of the shop, with all that was agreed', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    expect(order).toMatchObject({
      orderName: expect.stringMatching(/[가-힣]/),
      successUrl: `${TEST_ORIGIN}/v1/payments/success?fortuneContentId=1`,
      failUrl: `${TEST_ORIGIN}/v1/payments/fail?order=${order.orderId}`,
      clientKey: shop.till.clientKey,
      sdkUrl: null,
      customerKey: expect.stringMatching(/^[\w-]{43}$/),
    });
    const { contents } = await shop.orders.catalogue();
    expect(order.amount).toBe(contents.get(SAJU)?.discountPrice);
    expect(await buyer.row(order.orderId)).toMatchObject({
      state: 'created',
      contentVersion: contents.get(SAJU)?.version,
      policyVersion: 'test rules',
      paymentKey: null,
    });
    expect(await buyer.payments()).toEqual([]);
  });

  test('says when it takes longer than readers are told', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await buyer.pay(order);
    expect((await buyer.progress(order)).progress.isLate).toBe(false);
    shop.clock.advance(121_000);
    expect((await buyer.progress(order)).progress.isLate).toBe(true);
    await makeDueReadings(shop);
    expect((await buyer.progress(order)).progress).toMatchObject({ phase: 'READY', isLate: false });
  });

  test('goes from the card window to the analysis to the result', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    const page = new URL(await buyer.pay(order), TEST_ORIGIN);
    const { resultId } = await buyer.row(order.orderId);
    expect(page.pathname).toBe('/premium-fortune-analysis');
    expect(Object.fromEntries(page.searchParams)).toEqual({
      fortuneResultId: resultId,
      orderId: order.orderId,
    });

    const waiting = await buyer.progress(order);
    expect(waiting).toMatchObject({ status: 202, progress: { phase: 'WRITING', chaptersDone: 0, resultId } });
    expect(waiting.progress.chaptersTotal).toBeGreaterThan(3);
    expect(await buyer.results()).toMatchObject([
      { id: resultId, resultStatus: 'WAITING', orderId: order.orderId },
    ]);
    const early = await shop.call(`GET /v1/fortune-result/${resultId}/premium-fortune-analysis`, {
      as: buyer.token,
    });
    expect(early.body.code).toBe('RESULT_NOT_READY');

    expect(await makeDueReadings(shop)).toContain('made');
    const ready = await buyer.progress(order);
    expect(ready).toMatchObject({ status: 200, progress: { phase: 'READY' } });
    expect(ready.progress.chaptersDone).toBe(ready.progress.chaptersTotal);
    const { status, body } = await shop.call(`GET /v1/fortune-result/${resultId}/premium-fortune-analysis`, {
      as: buyer.token,
    });
    expect(status).toBe(200);
    const { premiumFortuneResult: result } = body.data as { premiumFortuneResult: PremiumFortuneResult };
    expect(result).toMatchObject({
      id: resultId,
      orderId: order.orderId,
      member: { birthday: SOMEONE.birthday, sexType: SOMEONE.sexType },
      memberPrompt: { 나이: 30 },
    });
    expect(result.chapters).toHaveLength(ready.progress.chaptersTotal);
    expect(result.fortuneAnalysisResult).toContain('##');
    expect((await buyer.row(order.orderId)).state).toBe('fulfilled');
    expect(await buyer.payments()).toMatchObject([
      {
        orderId: order.orderId,
        amount: order.amount,
        resultStatus: 'SUCCESS',
        receiptUrl: expect.stringContaining('http'),
      },
    ]);
  });

  test('the wait of one call is enough for a reading that is ready in time', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await buyer.pay(order);
    await makeDueReadings(shop);
    expect((await buyer.progress(order)).status).toBe(200);
  });

  test('I5 is once for a person: 409 however the person is named, and another person is fine', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await buyer.pay(order);
    const { memberId } = await buyer.row(order.orderId);
    const again = [
      await buyer.check(),
      await buyer.check({ memberType: 'EXISTING', memberId }),
      await buyer.check({ ...SOMEONE, leapMonth: false, birthCity: 'SEOUL' }),
    ];
    for (const { status, body } of again) {
      expect(status).toBe(409);
      expect(body.statusCode).toBe(409);
      expect(body.message).toBe('이미 구매한 상품입니다. 다시 보기 페이지에서 확인해주세요.');
    }
    expect((await buyer.check(SOMEONE_ELSE)).status).toBe(200);
    expect((await buyer.check({ fortuneContentId: 2 })).status).toBe(200);
    const stranger = await newBuyer(shop);
    expect((await stranger.check()).status).toBe(200);
  });

  test('an order nobody paid never blocks buying, and pressing twice is one order', async () => {
    const buyer = await newBuyer(shop);
    const orderId = newOrderId();
    const [one, two] = await Promise.all([buyer.check({ orderId }), buyer.check({ orderId })]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((one.body.data as { orderId: string }).orderId).toBe(orderId);
    const next = await buyer.order();
    expect(await buyer.pay(next)).toContain('/premium-fortune-analysis');
    expect((await buyer.check({ orderId })).body.code).toBe('ALREADY_PURCHASED');
  });

  test.each([
    ['a short id', { orderId: 'abc' }, 400],
    ['an id with a space', { orderId: 'abcdefghijklmnopqrstu vwx' }, 400],
    ['A29 a price of one’s own', { price: 100 }, 400],
    ['A34 a content that is no number', { fortuneContentId: 'x' }, 400],
    ['A34 a negative content', { fortuneContentId: -1 }, 400],
    ['A34 part of a content', { fortuneContentId: 1.5 }, 400],
    ['A34 a list of contents', { fortuneContentId: [1, 2] }, 400],
    ['no such content', { fortuneContentId: 999 }, 404],
    ['I18 a tarot content', { fortuneContentId: TAROT }, 400],
    ['I18 a free content', { fortuneContentId: FREE_SAJU }, 403],
    [
      'A19 another reader’s member',
      { memberType: 'EXISTING', memberId: '01890000-0000-7000-8000-000000000000' },
      404,
    ],
  ])('refuses %s', async (_, body, status) => {
    const buyer = await newBuyer(shop);
    expect((await buyer.check(body)).status).toBe(status);
  });

  test('A19 with the member of another reader is as missing, and no order is written', async () => {
    const [owner, thief] = [await newBuyer(shop), await newBuyer(shop)];
    const { memberId } = await owner.row((await owner.order()).orderId);
    const orderId = newOrderId();
    expect((await thief.check({ memberType: 'EXISTING', memberId, orderId })).status).toBe(404);
    await expect(thief.row(orderId)).rejects.toThrow();
  });

  test('A43 with an order id someone else has used is refused without saying whose', async () => {
    const [owner, thief] = [await newBuyer(shop), await newBuyer(shop)];
    const { orderId } = await owner.order();
    expect((await thief.check({ orderId })).body.code).toBe('ORDER_ID_UNUSABLE');
    expect((await owner.row(orderId)).state).toBe('created');
  });
});

describe('buying a tarot reading', () => {
  test('keeps the cards that were drawn', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.orderTarot({ tarotCardIds: '[12, 91, 7]', gender: 'MALE' });
    const { origin, pathname, searchParams } = new URL(order.successUrl);
    expect(`${origin}${pathname}`).toBe(`${TEST_ORIGIN}/v1/tarot-payments/success`);
    expect(Object.fromEntries(searchParams)).toEqual({ tarotCardIds: '[12,91,7]', gender: 'MALE' });
    const page = new URL(await buyer.pay(order), TEST_ORIGIN);
    expect(page.pathname).toBe('/premium-tarot-analysis');
    const { resultId } = await buyer.row(order.orderId);
    expect(page.searchParams.get('tarotResultId')).toBe(resultId);
    expect(await makeDueReadings(shop)).toContain('made');
    expect((await buyer.progress(order)).status).toBe(200);
    const { body } = await shop.call(`GET /v1/tarot-result/${resultId}/premium-tarot-analysis`, {
      as: buyer.token,
    });
    const { premiumTarotResult: result } = body.data as { premiumTarotResult: PremiumTarotResult };
    expect(result.gender).toBe('MALE');
    expect(result.tarotResultCards.map(({ tarotCard }) => tarotCard.id)).toEqual([12, 91, 7]);
    expect(result.tarotResultCards[1]?.tarotCard.direction).toBe('REVERSED');
    expect(result.tarotResultCards.every(({ position }) => position !== '')).toBe(true);
  });

  test('a new draw is a new purchase, the same order is not', async () => {
    const buyer = await newBuyer(shop);
    const first = await buyer.orderTarot();
    await buyer.pay(first);
    const second = await buyer.orderTarot();
    await buyer.pay(second);
    expect((await buyer.row(second.orderId)).state).toBe('paid');
    const again = await buyer.checkTarot({ orderId: first.orderId, tarotCardIds: [1, 2, 3] });
    expect(again.body.code).toBe('ALREADY_PURCHASED');
  });

  test('cards left out of the check come with the way back, and the row’s own win over the address', async () => {
    const buyer = await newBuyer(shop);
    const bare = (await buyer.checkTarot()).body.data as Awaited<ReturnType<typeof buyer.orderTarot>>;
    await buyer.pay({ ...bare, successUrl: `${bare.successUrl}?tarotCardIds=[5,6,100]&gender=MALE` });
    expect(await buyer.row(bare.orderId)).toMatchObject({ cards: [5, 6, 100], gender: 'MALE' });
    const chosen = await buyer.orderTarot();
    const [address = ''] = chosen.successUrl.split('?');
    await buyer.pay({ ...chosen, successUrl: `${address}?tarotCardIds=[5,6,100]&gender=MALE` });
    expect(await buyer.row(chosen.orderId)).toMatchObject({ cards: [12, 91, 7], gender: 'FEMALE' });
  });

  test.each(['[1,2]', '[1,1,2]', '[1,79,2]', '[0,1,2]', 'x', '[1,2,3,4]'])(
    'cards no deck deals (%s) on the way back are replaced by the house’s own draw',
    async (cards) => {
      const buyer = await newBuyer(shop);
      const bare = (await buyer.checkTarot()).body.data as Awaited<ReturnType<typeof buyer.orderTarot>>;
      await buyer.pay({
        ...bare,
        successUrl: `${bare.successUrl}?tarotCardIds=${encodeURIComponent(cards)}`,
      });
      expect(await makeDueReadings(shop)).toContain('made');
      const { resultId } = await buyer.row(bare.orderId);
      const { body } = await shop.call(`GET /v1/tarot-result/${resultId}/premium-tarot-analysis`, {
        as: buyer.token,
      });
      const { premiumTarotResult } = body.data as { premiumTarotResult: PremiumTarotResult };
      const faces = premiumTarotResult.tarotResultCards.map(({ tarotCard }) => tarotCard.number);
      expect(new Set(faces).size).toBe(3);
    },
  );

  test.each([
    ['two cards', [1, 2]],
    ['four cards', '[1,2,3,4]'],
    ['a card twice', [1, 1, 2]],
    ['a card both ways', [1, 79, 2]],
    ['card 157', [1, 2, 157]],
    ['no cards', '[]'],
    ['no JSON', 'cards'],
  ])('A50 refuses %s in Korean', async (_, tarotCardIds) => {
    const buyer = await newBuyer(shop);
    const { status, body } = await buyer.checkTarot({ tarotCardIds });
    expect(status).toBe(400);
    expect(body.message).toMatch(/[가-힣]/);
  });
});

describe('what belongs to another reader is as missing as what does not exist', () => {
  test('A16 A17 A23 A24 A36 results, orders and progress', async () => {
    const [owner, other] = [await newBuyer(shop), await newBuyer(shop)];
    const order = await owner.order();
    await owner.pay(order);
    const own = await other.order();
    await makeDueReadings(shop);
    const { resultId } = await owner.row(order.orderId);
    const { resultId: ownResult } = await other.row(own.orderId);
    const none = '01890000-0000-7000-8000-000000000000';
    const ask = (endpoint: string, body?: unknown) => shop.call(endpoint, { as: other.token, body });
    const analysis = 'POST /v1/fortune-content/premium-fortune-analysis';
    const missing = await ask(`GET /v1/fortune-result/${none}/premium-fortune-analysis`);
    expect(missing.status).toBe(404);
    const foreign = [
      await ask(`GET /v1/fortune-result/${resultId}/premium-fortune-analysis`),
      await ask(`GET /v1/tarot-result/${resultId}/premium-tarot-analysis`),
      await ask(`GET /v1/orders/${order.orderId}`),
      await ask(`GET /v1/orders/${order.orderId}/progress`),
      await ask(analysis, { fortuneResultId: resultId, orderId: order.orderId }),
      await ask(analysis, { fortuneResultId: resultId, orderId: own.orderId }),
      await ask(analysis, { fortuneResultId: ownResult, orderId: order.orderId }),
      await ask('POST /v1/fortune-content/premium-tarot-analysis', {
        tarotResultId: ownResult,
        orderId: own.orderId,
      }),
    ];
    for (const answer of foreign) expect(answer.body).toEqual(missing.body);
    const unpaid = await ask(analysis, { fortuneResultId: ownResult, orderId: own.orderId });
    expect(unpaid).toMatchObject({
      status: 403,
      body: { message: '프리미엄 운세 분석 권한이 없습니다.' },
    });
  });

  test('and all of it asks for the login', async () => {
    const id = '01890000-0000-7000-8000-000000000000';
    for (const endpoint of [
      `GET /v1/fortune-result/${id}/premium-fortune-analysis`,
      `GET /v1/tarot-result/${id}/premium-tarot-analysis`,
      `GET /v1/orders/${newOrderId()}`,
      `GET /v1/orders/${newOrderId()}/progress`,
      'GET /v1/users/credit-payments',
    ]) {
      expect((await shop.call(endpoint)).status).toBe(401);
    }
  });
});

describe('the stream of progress', () => {
  test('tells what the plain call tells, and ends when nothing changes any more', async () => {
    const buyer = await newBuyer(shop);
    const order = await buyer.order();
    await buyer.pay(order);
    const stream = await shop.fetch(`/v1/orders/${order.orderId}/progress`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const reading = stream.text();
    await makeDueReadings(shop);
    const phases = (await reading)
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => (JSON.parse(line.slice(6)) as { phase: string }).phase);
    expect(phases.at(0)).toBe('WRITING');
    expect(phases.at(-1)).toBe('READY');
    expect(await deliverWebhooks(shop)).toContain(200);
  });
});
