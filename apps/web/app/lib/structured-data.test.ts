import { expect, test } from 'vitest';
import type { FortuneContent } from '@wolha/contract';
import { pageMeta } from './meta.ts';
import { contentData } from './structured-data.ts';

const content = {
  title: '미래 </script> 배우자',
  subtitle: '그 사람의 첫인상',
  serviceType: 'SAJU',
  discountPrice: 14_900,
};

test('a content is told with the price that is charged, in won', () => {
  const data = contentData({
    content: content as FortuneContent,
    canonical: 'https://shop.test/premium-fortune-content/5',
    origin: 'https://shop.test',
    shareImage: 'https://shop.test/art/og.png',
  });
  expect(data['@graph']).toMatchObject([
    {
      '@type': 'Product',
      offers: { price: 14_900, priceCurrency: 'KRW', url: 'https://shop.test/premium-fortune-content/5' },
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('a page tells them once and only where it has them', () => {
  const told = (meta: ReturnType<typeof pageMeta>) => meta.filter((part) => part && 'script:ld+json' in part);
  expect(told(pageMeta({ title: 'a', description: 'b' }))).toEqual([]);
  expect(told(pageMeta({ title: 'a', description: 'b', structuredData: { '@type': 'Thing' } }))).toHaveLength(
    1,
  );
});
