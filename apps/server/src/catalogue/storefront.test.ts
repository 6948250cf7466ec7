import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreditPackage, RecommendedContent, RulesPage } from '@wolha/contract';
import { openTestShop, TEST_BUSINESS, TEST_ORIGIN, type TestShop } from '../../test/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const dataOf = async <T>(endpoint: string): Promise<T> => {
  const answer = await shop.call(endpoint);
  expect(answer.status).toBe(200);
  return answer.body.data as T;
};

describe('recommended contents', () => {
  const list = async (): Promise<RecommendedContent[]> =>
    (await dataOf<{ recommendedContentList: RecommendedContent[] }>('GET /v1/recommended-content-list'))
      .recommendedContentList;

  test('carry a picture of their own and what leads to their page', async () => {
    expect((await list())[0]).toEqual({
      id: expect.any(Number) as number,
      title: expect.any(String) as string,
      serviceType: expect.stringMatching(/^(SAJU|TAROT)$/) as string,
      purchaseType: expect.stringMatching(/^(FREE|PREMIUM)$/) as string,
      marketingImageUrl: expect.stringMatching(/^\/art\/marketing\//) as string,
    });
  });

  test('are of all four kinds, each once', async () => {
    const contents = await list();
    expect(new Set(contents.map((one) => one.id)).size).toBe(contents.length);
    expect(new Set(contents.map((one) => `${one.serviceType} ${one.purchaseType}`)).size).toBe(4);
  });
});

describe('credit packages', () => {
  test('are offered in order with what is charged and what comes on top', async () => {
    const { creditPackageList } = await dataOf<{ creditPackageList: CreditPackage[] }>(
      'GET /v1/credit-packages',
    );
    expect(creditPackageList.map((one) => one.id)).toEqual([1, 2, 3, 4, 5]);
    expect(creditPackageList[2]).toEqual({
      id: 3,
      name: '고백 60',
      description: '고민 하나를 끝까지 함께 풀 만큼',
      credit: 60,
      bonusCredit: 10,
      isRecommended: true,
      price: 14_900,
      originalPrice: 17_400,
      discountPrice: 14_900,
    });
    expect(creditPackageList.filter((one) => one.isRecommended)).toHaveLength(1);
  });
});

describe('pages of the rules', () => {
  const page = async (name: string): Promise<RulesPage> =>
    (await dataOf<{ page: RulesPage }>(`GET /v1/pages/${name}`)).page;

  test.each(['terms', 'privacy', 'refund'])(
    '%s says who runs the shop and leaves nothing unfilled',
    async (name) => {
      const { markdown, version, effectiveDate } = await page(name);
      expect(markdown).toContain(TEST_BUSINESS.email);
      expect(markdown).not.toMatch(/\{\{|\}\}|undefined|null/);
      expect(markdown).toContain(`제${version}판`);
      expect(effectiveDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    },
  );

  test('name the whole identity the law asks for, and this shop’s address', async () => {
    const { markdown } = await page('terms');
    for (const fact of Object.values(TEST_BUSINESS)) expect(markdown).toContain(fact);
    expect(markdown).toContain(TEST_ORIGIN);
  });

  test('speak of an outside model only where one writes', async () => {
    expect((await page('privacy')).markdown).toContain('나라 밖으로 보내지 않습니다');
    expect((await page('terms')).markdown).not.toContain('생성형 인공지능');
  });

  test('are three', async () => {
    for (const name of ['constructor', '../privacy', 'TERMS', '']) {
      expect((await shop.call(`GET /v1/pages/${encodeURIComponent(name)}`)).status).toBe(404);
    }
  });
});

describe('files for search engines', () => {
  test('the sitemap names every public page and no private one', async () => {
    const text = await (await shop.fetch('/sitemap.xml')).text();
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
    expect(places).toContain(`${TEST_ORIGIN}/`);
    expect(places).toContain(`${TEST_ORIGIN}/premium-fortune-content/1`);
    expect(places).toContain(`${TEST_ORIGIN}/free-tarot-content/40`);
    expect(places).toContain(`${TEST_ORIGIN}/partner/1`);
    expect(places).not.toContain(`${TEST_ORIGIN}/partner/8`);
    expect(places.filter((url) => url.includes('content/'))).toHaveLength(45);
    expect(places.join(' ')).not.toMatch(/mypage|review|result|payment|auth/);
  });

  test('robots are shown the sitemap and kept from what belongs to readers', async () => {
    const text = await (await shop.fetch('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${TEST_ORIGIN}/sitemap.xml`);
    for (const path of ['/mypage', '/review', '/v1/', '/payment'])
      expect(text).toContain(`Disallow: ${path}\n`);
  });

  test('the app manifest names the shop in Korean and icons for every home screen', async () => {
    const answer = await shop.fetch('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const manifest = (await answer.json()) as {
      name: string;
      lang: string;
      icons: { sizes: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({ name: '월하', lang: 'ko' });
    expect(manifest.icons.map((icon) => `${icon.sizes} ${icon.purpose ?? 'any'}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
  });

  test.each(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])(
    '%s leads to a drawing',
    async (path) => {
      const answer = await shop.fetch(path);
      expect(answer.headers.get('location')).toMatch(/^\/art\/brand\//);
    },
  );
});
