import type { eventRoutes } from '@wolha/contract';
import type { RouteHandlers } from '#platform/http/mount-routes.ts';
import type { CampaignCounter } from './campaign-counter.ts';

export const eventHandlers = (
  counter: Pick<CampaignCounter, 'record'>,
): RouteHandlers<typeof eventRoutes> => ({
  recordEvent: ({ body }) => ({ accepted: counter.record(body) }),
});
