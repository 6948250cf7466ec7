import type { Hono } from 'hono';
import type { PublicOrigin } from '#platform/http/public-origin.ts';
import type { AppContext, AppEnv } from '#platform/http/request-context.ts';
import type { ArtShelf } from './ports.ts';
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

export interface SiteParts {
  catalogue: Catalogue;
  art: ArtShelf;
  origin: PublicOrigin;
}

/**
 * What search engines and home screens ask for: which pages there are, which are nobody else's business, and how
 * the shop looks as an app.
 */
export function mountSiteFiles(app: Hono<AppEnv>, { catalogue, art, origin }: SiteParts): void {
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
  app.get('/manifest.webmanifest', (context) =>
    answer(context, JSON.stringify(appManifest(art)), 'application/manifest+json'),
  );
  for (const [path, drawing] of Object.entries(ICONS)) {
    app.get(path, (context) => {
      context.header('cache-control', 'public, max-age=3600');
      return context.redirect(art.url(drawing), 302);
    });
  }
}

/** Addresses that browsers ask for by themselves, and the drawings they mean. */
const ICONS = {
  '/favicon.svg': 'brand/favicon',
  '/favicon.ico': 'brand/icon-192',
  '/icon-192.png': 'brand/icon-192',
  '/apple-touch-icon.png': 'brand/apple-touch-icon',
};

const appManifest = (art: ArtShelf) => ({
  name: '월하',
  short_name: '월하',
  description: '사주와 타로로 읽는 연애',
  lang: 'ko',
  id: '/',
  start_url: '/?view=home',
  scope: '/',
  display: 'standalone',
  background_color: '#160a2e',
  theme_color: '#3a1478',
  icons: [
    { src: art.url('brand/icon-192'), sizes: '192x192', type: 'image/png' },
    { src: art.url('brand/icon-512'), sizes: '512x512', type: 'image/png' },
    { src: art.url('brand/maskable-192'), sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: art.url('brand/maskable-512'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

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
