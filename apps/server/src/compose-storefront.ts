import type { Hono } from 'hono';
import { eventRoutes, partnerRoutes, storefrontRoutes } from '@wolha/contract';
import { partnerHandlers } from '#catalogue/partner-routes.ts';
import { mountSiteFiles } from '#catalogue/site-files.ts';
import { storefrontHandlers, type StorefrontPorts } from '#catalogue/storefront-routes.ts';
import type { CampaignCounter } from '#engagement/campaign-counter.ts';
import { eventHandlers } from '#engagement/routes.ts';
import { mountRoutes } from '#platform/http/mount-routes.ts';
import type { RateLimiter } from '#platform/http/rate-limit.ts';
import type { AppEnv } from '#platform/http/request-context.ts';

export interface StorefrontParts extends StorefrontPorts {
  limit: RateLimiter;
  counter: Pick<CampaignCounter, 'record'>;
}

/** What the shop shows and counts beside its readings: advisers, pictures, credits, rules, and files for search engines. */
export function mountStorefront(app: Hono<AppEnv>, parts: StorefrontParts): void {
  const { catalogue, art, origin, limit, counter } = parts;
  mountRoutes(app, partnerRoutes, partnerHandlers(catalogue, art), limit);
  mountRoutes(app, storefrontRoutes, storefrontHandlers(parts), limit);
  mountRoutes(app, eventRoutes, eventHandlers(counter), limit);
  mountSiteFiles(app, { catalogue, art, origin });
}
