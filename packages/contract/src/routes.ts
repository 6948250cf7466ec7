import { catalogueRoutes } from './routes/catalogue.ts';
import { identityRoutes } from './routes/identity.ts';
import { memberRoutes } from './routes/members.ts';
import { orderRoutes } from './routes/orders.ts';
import { readingRoutes } from './routes/readings.ts';
import { tarotRoutes } from './routes/tarot.ts';

/** Every call of the API by name. The server mounts from it, the client and the OpenAPI document are derived from it. */
export const routes = {
  ...identityRoutes,
  ...catalogueRoutes,
  ...memberRoutes,
  ...readingRoutes,
  ...tarotRoutes,
  ...orderRoutes,
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;
