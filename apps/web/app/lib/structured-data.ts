import type { FortuneContent } from '@wolha/contract';

type Json = Record<string, unknown>;

interface ContentPlace {
  content: FortuneContent;
  canonical: string;
  /** The origin's own address. */
  origin: string;
  shareImage: string;
}

/** What search engines may know of a content: a thing with a price, and where it stands in the shop. */
export function contentData({ content, canonical, origin, shareImage }: ContentPlace): Json {
  const kind = content.serviceType === 'SAJU' ? '사주 풀이' : '타로 풀이';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': `${canonical}#product`,
        name: content.title,
        description: content.subtitle,
        image: [shareImage],
        category: kind,
        brand: { '@type': 'Brand', name: '월하' },
        offers: {
          '@type': 'Offer',
          url: canonical,
          price: content.discountPrice,
          priceCurrency: 'KRW',
          availability: 'https://schema.org/InStock',
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: '월하', item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: content.title, item: canonical },
        ],
      },
    ],
  };
}

/** What search engines may know of the shop itself. */
export const shopData = (origin: string, logo: string): Json => ({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebSite', '@id': `${origin}/#site`, url: `${origin}/`, name: '월하', inLanguage: 'ko' },
    { '@type': 'Organization', '@id': `${origin}/#shop`, url: `${origin}/`, name: '월하', logo },
  ],
});
