import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { campaignEvent } from '../models/events.ts';

export const eventRoutes = {
  recordEvent: defineRoute({
    method: 'POST',
    path: '/campaign-events',
    summary: 'Count a visit or a free analysis; taken in memory and written soon after',
    access: 'public',
    rate: 'event',
    body: campaignEvent,
    output: z.object({ accepted: z.boolean().describe('false when too many came at once') }),
  }),
};
