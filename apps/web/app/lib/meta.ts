import type { MetaDescriptor } from 'react-router';

export interface PageMeta {
  title: string;
  description: string;
  /** The page's one address, without its query. Left out where a page belongs to one reader. */
  canonical?: string;
  image?: string;
  /** Keeps a page out of search results. */
  hidden?: boolean;
  /** What the page is about, for search engines (schema.org). */
  structuredData?: Record<string, unknown>;
}

const SITE = '월하';

/** Title, description, canonical address and the card other services show for a link. */
export function pageMeta({
  title,
  description,
  canonical,
  image,
  hidden,
  structuredData,
}: PageMeta): MetaDescriptor[] {
  const full = title === SITE ? `${SITE} | 사주와 타로로 읽는 연애` : `${title} | ${SITE}`;
  return [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:site_name', content: SITE },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'ko_KR' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    ...(canonical === undefined
      ? []
      : [
          { tagName: 'link', rel: 'canonical', href: canonical },
          { property: 'og:url', content: canonical },
        ]),
    ...(image === undefined
      ? []
      : [
          { property: 'og:image', content: image },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]),
    ...(hidden ? [{ name: 'robots', content: 'noindex, nofollow' }] : []),
    ...(structuredData ? [{ 'script:ld+json': structuredData as Record<string, never> }] : []),
  ];
}
