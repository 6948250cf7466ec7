import { catalogueRoutes } from './routes/catalogue.ts';
import { chatRoutes } from './routes/chats.ts';
import { creditRoutes } from './routes/credits.ts';
import { eventRoutes } from './routes/events.ts';
import { identityRoutes } from './routes/identity.ts';
import { memberRoutes } from './routes/members.ts';
import { orderRoutes } from './routes/orders.ts';
import { partnerRoutes } from './routes/partners.ts';
import { readingRoutes } from './routes/readings.ts';
import { storefrontRoutes } from './routes/storefront.ts';
import { tarotRoutes } from './routes/tarot.ts';

/** Every call of the API by name. The server mounts from it, the client and the OpenAPI document are derived from it. */
export const routes = {
  ...identityRoutes,
  ...catalogueRoutes,
  ...memberRoutes,
  ...readingRoutes,
  ...tarotRoutes,
  ...orderRoutes,
  ...partnerRoutes,
  ...chatRoutes,
  ...creditRoutes,
  ...storefrontRoutes,
  ...eventRoutes,
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;
