import type { Hono } from 'hono';
import type { PublicOrigin } from '#platform/http/public-origin.ts';
import type { AppContext, AppEnv } from '#platform/http/request-context.ts';
import type { ContentRow } from './repository.ts';
import type { Catalogue, CatalogueSnapshot } from './snapshot.ts';
import { visiblePartners } from './visible-partners.ts';

const ALWAYS = ['/', '/recommended-content', '/partner', '/terms', '/privacy', '/refund'];

/** Pages that belong to one reader, and what is no page at all. */
const NOT_FOR_ROBOTS = [
  '/v1/',
  '/auth',
  '/chat-auth',
  '/mypage',
  '/review',
  '/payment',
  '/tarot-payment',
  '/free-fortune-result',
  '/premium-fortune-result',
  '/free-tarot-result',
  '/premium-tarot-result',
  '/premium-fortune-analysis',
  '/premium-tarot-analysis',
  '/sandbox/',
];

/** What search engines ask for: which pages there are, and which are nobody else's business. */
export function mountSiteFiles(
  app: Hono<AppEnv>,
  { catalogue, origin }: { catalogue: Catalogue; origin: PublicOrigin },
): void {
  const answer = (context: AppContext, body: string, type: string): Response => {
    context.env.shared = { nonce: context.var.cspNonce };
    return context.body(body, 200, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=3600',
    });
  };
  app.get('/robots.txt', (context) => answer(context, robotsFile(origin.of(context.req.raw)), 'text/plain'));
  app.get('/sitemap.xml', async (context) =>
    answer(context, sitemapFile(origin.of(context.req.raw), await catalogue()), 'application/xml'),
  );
}

const robotsFile = (origin: string): string =>
  [
    'User-agent: *',
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const contentPath = ({ id, serviceType, purchaseType }: ContentRow): string =>
  `/${purchaseType === 'FREE' ? 'free' : 'premium'}-${serviceType === 'SAJU' ? 'fortune' : 'tarot'}-content/${id}`;

function sitemapFile(origin: string, { contents, partners }: CatalogueSnapshot): string {
  const paths = [
    ...ALWAYS,
    ...[...contents.values()].filter((content) => content.published).map(contentPath),
    ...visiblePartners(partners, null).map((partner) => `/partner/${partner.id}`),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${xmlText(`${origin}${path}`)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
